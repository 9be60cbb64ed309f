import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { tareaActualizada } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { AvisosService } from '../../notificaciones/avisos.service';
import { Personas } from '../../personas/personas';
import { ProyectoAudience } from '../../personas/proyecto-audience';
import { avisoOf } from '../destinatarios/destinatarios.rules';
import { changeAviso, takenAwayAviso } from './tarea.rules';

/** Told is whoever had the task before the change: its new owner hears of the assignment, not of both. */
@Controller()
export class OnTareaActualizada implements FactHandler<typeof tareaActualizada> {
  constructor(
    private readonly avisos: AvisosService,
    private readonly audience: ProyectoAudience,
    private readonly personas: Personas,
  ) {}

  @EventPattern(factPattern(tareaActualizada, { durable: 'notificaciones-tarea-actualizada' }))
  async handle(
    @Payload() evento: FactOf<typeof tareaActualizada>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    const { _id, titulo, asignado, anterior, proyecto } = evento.datos;
    if (!anterior || anterior === evento.actor) return;
    const autor = await this.personas.nameOf(evento.actor);
    const kept = anterior === asignado;
    const said = kept ? changeAviso(evento.datos, autor) : takenAwayAviso(titulo, autor);
    if (!said) return;
    const aviso = avisoOf(evento, await this.audience.among([anterior], proyecto), {
      ...said,
      accion: `/tareas/${_id}`,
      regla: 'tarea-actualizada',
      proyecto,
    });
    await this.avisos.raise(aviso, tx);
  }
}
