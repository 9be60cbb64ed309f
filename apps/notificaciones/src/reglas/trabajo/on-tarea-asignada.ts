import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { tareaAsignada } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { AvisosService } from '../../notificaciones/avisos.service';
import { Personas } from '../../personas/personas';
import { ProyectoAudience } from '../../personas/proyecto-audience';
import { avisoOf } from '../destinatarios/destinatarios.rules';
import { assignmentAviso } from './tarea.rules';

/** Only tells whoever gets the task; whoever loses it learns that from the task's change. */
@Controller()
export class OnTareaAsignada implements FactHandler<typeof tareaAsignada> {
  constructor(
    private readonly avisos: AvisosService,
    private readonly audience: ProyectoAudience,
    private readonly personas: Personas,
  ) {}

  @EventPattern(factPattern(tareaAsignada, { durable: 'notificaciones-tarea-asignada' }))
  async handle(@Payload() evento: FactOf<typeof tareaAsignada>, @Ctx() { tx }: FactContext): Promise<void> {
    const { _id, titulo, asignado, anterior, proyecto } = evento.datos;
    if (!asignado || asignado === anterior || asignado === evento.actor) return;
    const [personas, autor] = await Promise.all([
      this.audience.among([asignado], proyecto),
      this.personas.nameOf(evento.actor),
    ]);
    const aviso = avisoOf(evento, personas, {
      ...assignmentAviso(titulo, autor),
      accion: `/tareas/${_id}`,
      regla: 'tarea-asignada',
      proyecto,
    });
    await this.avisos.raise(aviso, tx);
  }
}
