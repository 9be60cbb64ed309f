import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { elementoDesbloqueado } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { AvisosService } from '../../notificaciones/avisos.service';
import { ProyectoAudience } from '../../personas/proyecto-audience';
import { avisoOf } from '../destinatarios/destinatarios.rules';

/** Says only that nothing holds it up: what did may be in a project that its person does not see. */
@Controller()
export class OnElementoDesbloqueado implements FactHandler<typeof elementoDesbloqueado> {
  constructor(
    private readonly avisos: AvisosService,
    private readonly audience: ProyectoAudience,
  ) {}

  @EventPattern(factPattern(elementoDesbloqueado, { durable: 'notificaciones-elemento-desbloqueado' }))
  async handle(
    @Payload() evento: FactOf<typeof elementoDesbloqueado>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    const { _id, entidad, titulo, proyecto, responsable } = evento.datos;
    if (!responsable || responsable === evento.actor) return;
    const personas = await this.audience.among([responsable], proyecto);
    const aviso = avisoOf(evento, personas, {
      aviso: `${entidad}Desbloqueada`,
      parametros: { titulo },
      accion: entidad === 'tarea' ? `/tareas/${_id}` : `/backlog/${proyecto}?historia=${_id}`,
      regla: 'elemento-desbloqueado',
      proyecto,
    });
    await this.avisos.raise(aviso, tx);
  }
}
