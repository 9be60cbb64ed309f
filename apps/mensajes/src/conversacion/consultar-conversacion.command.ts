import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { consultarConversacion } from '@pmp/contracts/mensajes';
import { type CommandHandler, commandPattern } from '@pmp/platform';
import type { z } from 'zod';
import { AccesoService } from '../acceso/acceso.service';
import { MensajesRepository } from '../mensajes/mensajes.repository';

/** Of more, the newest count. */
const MAX_MENSAJES = 300;

/** Reads a conversation to a person who may see it. */
@Controller()
export class ConsultarConversacionCommand implements CommandHandler<typeof consultarConversacion> {
  constructor(
    private readonly acceso: AccesoService,
    private readonly mensajes: MensajesRepository,
  ) {}

  @MessagePattern(commandPattern(consultarConversacion))
  async handle(
    @Payload() { usuario, tipo, chat, desde, hasta }: z.infer<typeof consultarConversacion.request>,
  ) {
    const caller = await this.acceso.caller(usuario);
    const { key } = await this.acceso.chat(caller, { tipoChat: tipo, chatId: chat });
    const docs = await this.mensajes.writtenBetween(key, new Date(desde), new Date(hasta), MAX_MENSAJES);
    return {
      mensajes: docs.map(({ timestamp, emisor, contenido }) => ({
        fecha: timestamp.toISOString(),
        autor: emisor,
        texto: contenido,
      })),
    };
  }
}
