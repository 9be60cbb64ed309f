import { Injectable } from '@nestjs/common';
import { marcarLeidos } from '@pmp/contracts/mensajes';
import { OnCommand, type CommandHandler } from '@pmp/platform';
import type { z } from 'zod';
import { LecturasService } from './lecturas.service';

@Injectable()
@OnCommand(marcarLeidos)
export class MarcarLeidos implements CommandHandler<typeof marcarLeidos> {
  constructor(private readonly lecturas: LecturasService) {}

  handle({ usuario, chatId, tipoChat, hasta }: z.output<typeof marcarLeidos.request>) {
    return this.lecturas.markRead(usuario, { chatId, tipoChat }, hasta ?? null);
  }
}
