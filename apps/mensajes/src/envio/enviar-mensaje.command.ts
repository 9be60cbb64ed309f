import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { enviarMensaje } from '@pmp/contracts/mensajes';
import { type CommandHandler, commandPattern } from '@pmp/platform';
import type { z } from 'zod';
import { SendMensaje } from './send-mensaje';

@Controller()
export class EnviarMensajeCommand implements CommandHandler<typeof enviarMensaje> {
  constructor(private readonly mensaje: SendMensaje) {}

  @MessagePattern(commandPattern(enviarMensaje))
  async handle(@Payload() { usuario, mensaje }: z.output<typeof enviarMensaje.request>) {
    return { mensaje: await this.mensaje.sendMensaje(usuario, mensaje) };
  }
}
