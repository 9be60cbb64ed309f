import { Injectable } from '@nestjs/common';
import { tareaActualizada } from '@pmp/contracts/proyectos';
import { type FactHandler, type FactOf, OnFact, type Tx } from '@pmp/platform';
import { AvisosService } from '../notificaciones/avisos.service';
import { Personas } from '../personas/personas';
import { ProyectoAudience } from '../personas/proyecto-audience';
import { avisoOf } from './destinatarios.rules';
import { changeAviso, takenAwayAviso } from './tarea.rules';

/** Told is whoever had the task before the change: its new owner hears of the assignment, not of both. */
@Injectable()
@OnFact(tareaActualizada, { durable: 'notificaciones-tarea-actualizada' })
export class OnTareaActualizada implements FactHandler<typeof tareaActualizada> {
  constructor(
    private readonly avisos: AvisosService,
    private readonly audience: ProyectoAudience,
    private readonly personas: Personas,
  ) {}

  async handle(evento: FactOf<typeof tareaActualizada>, tx: Tx): Promise<void> {
    const { _id, titulo, asignado, anterior, proyecto } = evento.datos;
    if (!anterior || anterior === evento.actor) return;
    const autor = await this.personas.nameOf(evento.actor);
    const kept = anterior === asignado;
    const said = kept ? changeAviso(evento.datos, autor) : takenAwayAviso(titulo, autor);
    if (!said) return;
    const aviso = avisoOf(evento, await this.audience.among([anterior], proyecto), {
      tipo: 'tarea',
      ...said,
      accion: `/tareas/${_id}`,
      regla: 'tarea-actualizada',
    });
    await this.avisos.raise(aviso, tx);
  }
}
