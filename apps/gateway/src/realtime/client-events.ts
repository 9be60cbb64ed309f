import { Injectable } from '@nestjs/common';
import { erroresComunes, idSchema } from '@pmp/contracts/common';
import {
  correlationIdFrom,
  DomainError,
  inSpan,
  toDomainError,
  validationError,
  withCorrelation,
} from '@pmp/platform';
import { z } from 'zod';
import { ackOf, refusal, type Action } from './ack';
import { ChatEvents } from './chat-events';
import { EventBudget } from './event-budget';
import type { LiveSocket } from './live-socket';
import { Memberships } from './memberships';
import { salaOfProyecto } from './rooms';

const proyectoSchema = z.object({ proyectoId: idSchema });

/** What a client may ask of its socket; anything else it sends is ignored. */
@Injectable()
export class ClientEvents {
  private readonly actions: Record<string, Action>;

  constructor(memberships: Memberships, chats: ChatEvents) {
    this.actions = {
      suscribir_proyecto: (socket, payload) => memberships.enter(socket, this.sala(payload)),
      dejar_proyecto: (socket, payload) => memberships.leave(socket, this.sala(payload)),
      ...chats.actions,
    };
  }

  get names(): string[] {
    return Object.keys(this.actions);
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
      socket.on(event, (...args: unknown[]) => {
        void inSpan(`socket ${event}`, 'servidor', undefined, () => this.run(action, socket, args));
      });
    }
  }

  private sala(payload: unknown) {
    return salaOfProyecto(proyectoSchema.parse(payload).proyectoId);
  }

  private async run(action: Action, socket: LiveSocket, args: unknown[]): Promise<void> {
    const ack = ackOf(args);
    try {
      const reply = await withCorrelation(correlationIdFrom(undefined), () => action(socket, args[0]));
      ack({ success: true, ...reply });
    } catch (error) {
      ack(refusal(domainErrorOf(error)));
    }
  }
}

function domainErrorOf(error: unknown): DomainError {
  if (error instanceof z.ZodError) {
    return validationError(error.issues);
  }
  return toDomainError(error) ?? new DomainError(erroresComunes.interno);
}
