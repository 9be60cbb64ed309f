import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { marcarLeidos } from '@pmp/contracts/mensajes';
import { type CommandHandler, commandPattern } from '@pmp/platform';
import type { z } from 'zod';
import { MarkRead } from './mark-read';

@Controller()
export class MarcarLeidosCommand implements CommandHandler<typeof marcarLeidos> {
  constructor(private readonly mark: MarkRead) {}

  @MessagePattern(commandPattern(marcarLeidos))
  handle(@Payload() { usuario, chatId, tipoChat, hasta }: z.output<typeof marcarLeidos.request>) {
    return this.mark.markRead(usuario, { chatId, tipoChat }, hasta ?? null);
  }
}
