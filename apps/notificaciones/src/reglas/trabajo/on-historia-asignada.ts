import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { historiaAsignada } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { AvisosService } from '../../notificaciones/avisos.service';
import { Personas } from '../../personas/personas';
import { ProyectoAudience } from '../../personas/proyecto-audience';
import { avisoOf } from '../destinatarios/destinatarios.rules';
import { assignmentAviso } from './tarea.rules';

/** Only tells whoever is to answer for the story; whoever no longer does learns that from its change. */
@Controller()
export class OnHistoriaAsignada implements FactHandler<typeof historiaAsignada> {
  constructor(
    private readonly avisos: AvisosService,
    private readonly audience: ProyectoAudience,
    private readonly personas: Personas,
  ) {}

  @EventPattern(factPattern(historiaAsignada, { durable: 'notificaciones-historia-asignada' }))
  async handle(
    @Payload() evento: FactOf<typeof historiaAsignada>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    const { _id, titulo, responsable, anterior, proyecto } = evento.datos;
    if (!responsable || responsable === anterior || responsable === evento.actor) return;
    const [personas, autor] = await Promise.all([
      this.audience.among([responsable], proyecto),
      this.personas.nameOf(evento.actor),
    ]);
    const aviso = avisoOf(evento, personas, {
      ...assignmentAviso(titulo, autor, 'historia'),
      accion: `/backlog/${proyecto}?historia=${_id}`,
      regla: 'historia-asignada',
      proyecto,
    });
    await this.avisos.raise(aviso, tx);
  }
}
