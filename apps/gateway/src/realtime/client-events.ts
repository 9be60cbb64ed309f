import { Injectable } from '@nestjs/common';
import { erroresComunes, idSchema } from '@pmp/contracts/common';
import { DomainError, toDomainError } from '@pmp/platform';
import { z } from 'zod';
import { ackOf, refusal } from './ack';
import { EventBudget } from './event-budget';
import type { LiveSocket } from './live-socket';
import { Memberships } from './memberships';

const proyectoSchema = z.object({ proyectoId: idSchema });

type Action = (socket: LiveSocket, payload: unknown) => Promise<void>;

/** What a client may ask of its socket; anything else it sends is ignored. */
@Injectable()
export class ClientEvents {
  private readonly actions: Record<string, Action>;

  constructor(memberships: Memberships) {
    this.actions = {
      suscribir_proyecto: (socket, payload) =>
        memberships.enter(socket, proyectoSchema.parse(payload).proyectoId),
      dejar_proyecto: (socket, payload) =>
        memberships.leave(socket, proyectoSchema.parse(payload).proyectoId),
    };
  }

  listen(socket: LiveSocket): void {
    const budget = new EventBudget(Date.now());
    socket.use((packet, next) => {
      const verdict = budget.spend(Date.now());
      if (verdict === 'allowed') next();
      else if (verdict === 'refused')
        ackOf(packet)(refusal(new DomainError(erroresComunes.demasiadasPeticiones)));
      else socket.disconnect(true);
    });
    for (const [event, action] of Object.entries(this.actions)) {
      socket.on(event, (...args: unknown[]) => void this.run(action, socket, args));
    }
  }

  private async run(action: Action, socket: LiveSocket, args: unknown[]): Promise<void> {
    const ack = ackOf(args);
    try {
      await action(socket, args[0]);
      ack({ success: true });
    } catch (error) {
      ack(refusal(domainErrorOf(error)));
    }
  }
}

function domainErrorOf(error: unknown): DomainError {
  if (error instanceof z.ZodError) {
    const message = error.issues[0]?.message;
    return new DomainError(message ? { kind: 'invalid', message } : erroresComunes.datosNoValidos);
  }
  return toDomainError(error) ?? new DomainError(erroresComunes.interno);
}
