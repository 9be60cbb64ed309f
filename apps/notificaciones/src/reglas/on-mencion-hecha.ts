import { Injectable } from '@nestjs/common';
import { mencionHecha } from '@pmp/contracts/mensajes';
import { type FactHandler, type FactOf, OnFact, type Tx } from '@pmp/platform';
import { AvisosService } from '../notificaciones/avisos.service';
import { avisoOf } from './destinatarios.rules';
import { mentionAviso, mentionPath } from './mencion.rules';

/** The message is the cause: naming somebody again when editing it is not told again. */
@Injectable()
@OnFact(mencionHecha, { durable: 'notificaciones-mencion-hecha' })
export class OnMencionHecha implements FactHandler<typeof mencionHecha> {
  constructor(private readonly avisos: AvisosService) {}

  async handle(evento: FactOf<typeof mencionHecha>, tx: Tx): Promise<void> {
    const { persona, emisor, mensaje } = evento.datos;
    if (persona === emisor._id) return;
    const contenido = {
      tipo: 'mencion',
      ...mentionAviso(evento.datos),
      accion: mentionPath(evento.datos),
      regla: 'mencion',
    } as const;
    await this.avisos.raise(avisoOf(evento, [persona], contenido, mensaje), tx);
  }
}
