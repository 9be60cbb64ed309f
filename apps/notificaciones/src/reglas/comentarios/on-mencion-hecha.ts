import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { mencionHecha } from '@pmp/contracts/mensajes';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { AvisosService } from '../../notificaciones/avisos.service';
import { Lugares } from '../../personas/lugares';
import { lugarOf } from '../../personas/lugar.rules';
import { avisoOf } from '../destinatarios/destinatarios.rules';
import { mentionAviso, mentionPath } from './mencion.rules';

/** The message is the cause: naming somebody again when editing it is not told again. */
@Controller()
export class OnMencionHecha implements FactHandler<typeof mencionHecha> {
  constructor(
    private readonly avisos: AvisosService,
    private readonly lugares: Lugares,
  ) {}

  @EventPattern(factPattern(mencionHecha, { durable: 'notificaciones-mencion-hecha' }))
  async handle(@Payload() evento: FactOf<typeof mencionHecha>, @Ctx() { tx }: FactContext): Promise<void> {
    const { persona, emisor, mensaje } = evento.datos;
    if (persona === emisor._id) return;
    const accion = mentionPath(evento.datos);
    const lugar = lugarOf(accion);
    if (lugar && (await this.lugares.lost(persona, [lugar])).perdidos.size > 0) return;
    const contenido = {
      ...mentionAviso(evento.datos),
      accion,
      regla: 'mencion',
    } as const;
    await this.avisos.raise(avisoOf(evento, [persona], contenido, mensaje), tx);
  }
}
