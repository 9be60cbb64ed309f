import { Injectable } from '@nestjs/common';
import { puedeVerChat } from '@pmp/contracts/mensajes';
import { DomainError, OnCommand, type CommandHandler } from '@pmp/platform';
import type { z } from 'zod';
import { AccesoService } from './acceso.service';

const NOS: ReadonlySet<DomainError['kind']> = new Set(['missing', 'forbidden', 'invalid', 'unauthenticated']);

/** The owner's yes or no before a socket enters a conversation's room. */
@Injectable()
@OnCommand(puedeVerChat)
export class PuedeVerChat implements CommandHandler<typeof puedeVerChat> {
  constructor(private readonly acceso: AccesoService) {}

  async handle({ usuario, ...ref }: z.output<typeof puedeVerChat.request>) {
    try {
      await this.acceso.chat(await this.acceso.caller(usuario), ref);
      return { permitido: true };
    } catch (error) {
      if (error instanceof DomainError && NOS.has(error.kind)) return { permitido: false };
      throw error;
    }
  }
}
