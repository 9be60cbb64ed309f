import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { marcarLeidos } from '@pmp/contracts/mensajes';
import { type CommandHandler, commandPattern } from '@pmp/platform';
import type { z } from 'zod';
import { LecturasService } from './lecturas.service';

@Controller()
export class MarcarLeidosCommand implements CommandHandler<typeof marcarLeidos> {
  constructor(private readonly lecturas: LecturasService) {}

  @MessagePattern(commandPattern(marcarLeidos))
  handle(@Payload() { usuario, chatId, tipoChat, hasta }: z.output<typeof marcarLeidos.request>) {
    return this.lecturas.markRead(usuario, { chatId, tipoChat }, hasta ?? null);
  }
}
