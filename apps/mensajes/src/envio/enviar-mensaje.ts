import { Injectable } from '@nestjs/common';
import { enviarMensaje } from '@pmp/contracts/mensajes';
import { OnCommand, type CommandHandler } from '@pmp/platform';
import type { z } from 'zod';
import { SendMensaje } from './send-mensaje';

@Injectable()
@OnCommand(enviarMensaje)
export class EnviarMensaje implements CommandHandler<typeof enviarMensaje> {
  constructor(private readonly send: SendMensaje) {}

  async handle({ usuario, mensaje }: z.output<typeof enviarMensaje.request>) {
    return { mensaje: await this.send.sendMensaje(usuario, mensaje) };
  }
}
