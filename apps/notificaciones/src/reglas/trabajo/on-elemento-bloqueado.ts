import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { elementoBloqueado } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { AvisosService } from '../../notificaciones/avisos.service';
import { ProyectoAudience } from '../../personas/proyecto-audience';
import { avisoOf } from '../destinatarios/destinatarios.rules';

/** Says only that it waits: what for may be in a project that whoever is told does not see. */
@Controller()
export class OnElementoBloqueado implements FactHandler<typeof elementoBloqueado> {
  constructor(
    private readonly avisos: AvisosService,
    private readonly audience: ProyectoAudience,
  ) {}

  @EventPattern(factPattern(elementoBloqueado, { durable: 'notificaciones-elemento-bloqueado' }))
  async handle(@Payload() evento: FactOf<typeof elementoBloqueado>, @Ctx() { tx }: FactContext) {
    const { _id, entidad, titulo, proyecto, responsable } = evento.datos;
    const suyo = responsable ? await this.audience.among([responsable], proyecto) : [];
    const aviso = avisoOf(evento, [...suyo, ...(await this.audience.admins(proyecto))], {
      aviso: `${entidad}EnEspera`,
      parametros: { titulo },
      accion: entidad === 'tarea' ? `/tareas/${_id}` : `/backlog/${proyecto}?historia=${_id}`,
      regla: 'elemento-bloqueado',
      proyecto,
    });
    await this.avisos.raise(aviso, tx);
  }
}
