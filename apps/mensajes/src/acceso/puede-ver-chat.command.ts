import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { puedeVerChat } from '@pmp/contracts/mensajes';
import { CallerCache, type CommandHandler, commandPattern, DomainError } from '@pmp/platform';
import type { z } from 'zod';
import { AccesoService } from './acceso.service';

const NOS: ReadonlySet<DomainError['kind']> = new Set(['missing', 'forbidden', 'invalid', 'unauthenticated']);

/** The owner's yes or no before a socket enters a conversation's room, and whether it may stay there. */
@Controller()
export class PuedeVerChatCommand implements CommandHandler<typeof puedeVerChat> {
  constructor(
    private readonly acceso: AccesoService,
    private readonly people: CallerCache,
  ) {}

  @MessagePattern(commandPattern(puedeVerChat))
  async handle(@Payload() { usuario, cambiado, ...ref }: z.output<typeof puedeVerChat.request>) {
    if (cambiado) await this.people.refresh(usuario);
    try {
      await this.acceso.chat(await this.acceso.caller(usuario), ref);
      return { permitido: true };
    } catch (error) {
      if (error instanceof DomainError && NOS.has(error.kind)) return { permitido: false };
      throw error;
    }
  }
}
