import { Injectable } from '@nestjs/common';
import { enviarMensaje } from '@pmp/contracts/mensajes';
import { OnCommand, type CommandHandler } from '@pmp/platform';
import type { z } from 'zod';
import { EnvioService } from './envio.service';

@Injectable()
@OnCommand(enviarMensaje)
export class EnviarMensaje implements CommandHandler<typeof enviarMensaje> {
  constructor(private readonly envio: EnvioService) {}

  async handle({ usuario, mensaje }: z.output<typeof enviarMensaje.request>) {
    return { mensaje: await this.envio.sendMensaje(usuario, mensaje) };
  }
}
