import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { historiaActualizada } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { AvisosService } from '../../notificaciones/avisos.service';
import { Personas } from '../../personas/personas';
import { ProyectoAudience } from '../../personas/proyecto-audience';
import { avisoOf } from '../destinatarios/destinatarios.rules';
import { changeAviso, takenAwayAviso } from './tarea.rules';

/** Told is whoever answered for the story before the change: who does now hears of that, not of both. */
@Controller()
export class OnHistoriaActualizada implements FactHandler<typeof historiaActualizada> {
  constructor(
    private readonly avisos: AvisosService,
    private readonly audience: ProyectoAudience,
    private readonly personas: Personas,
  ) {}

  @EventPattern(factPattern(historiaActualizada, { durable: 'notificaciones-historia-actualizada' }))
  async handle(
    @Payload() evento: FactOf<typeof historiaActualizada>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    const { _id, titulo, responsable, anterior, proyecto } = evento.datos;
    if (!anterior || anterior === evento.actor) return;
    const autor = await this.personas.nameOf(evento.actor);
    const kept = anterior === responsable;
    const said = kept
      ? changeAviso(evento.datos, autor, 'historia')
      : takenAwayAviso(titulo, autor, 'historia');
    if (!said) return;
    const aviso = avisoOf(evento, await this.audience.among([anterior], proyecto), {
      ...said,
      accion: `/backlog/${proyecto}?historia=${_id}`,
      regla: 'historia-actualizada',
      proyecto,
    });
    await this.avisos.raise(aviso, tx);
  }
}
