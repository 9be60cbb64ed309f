import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { tareaActualizada } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { AvisosService } from '../../notificaciones/avisos.service';
import { Personas } from '../../personas/personas';
import { ProyectoAudience } from '../../personas/proyecto-audience';
import { avisoOf } from '../destinatarios/destinatarios.rules';

/** Tells those who administer the team; whoever has the task hears of the change of its state. */
@Controller()
export class OnTareaBloqueada implements FactHandler<typeof tareaActualizada> {
  constructor(
    private readonly avisos: AvisosService,
    private readonly audience: ProyectoAudience,
    private readonly personas: Personas,
  ) {}

  @EventPattern(factPattern(tareaActualizada, { durable: 'notificaciones-tarea-bloqueada' }))
  async handle(@Payload() evento: FactOf<typeof tareaActualizada>, @Ctx() { tx }: FactContext) {
    const { _id, titulo, estado, estadoAnterior, anterior, proyecto } = evento.datos;
    if (estado !== 'bloqueada' || estadoAnterior === 'bloqueada') return;
    const admins = (await this.audience.admins(proyecto)).filter((persona) => persona !== anterior);
    const autor = await this.personas.nameOf(evento.actor);
    const aviso = avisoOf(evento, admins, {
      ...(autor
        ? { aviso: 'tareaBloqueada' as const, parametros: { autor, titulo } }
        : { aviso: 'tareaBloqueadaSinAutor' as const, parametros: { titulo } }),
      accion: `/tareas/${_id}`,
      regla: 'elemento-bloqueado',
      proyecto,
    });
    await this.avisos.raise(aviso, tx);
  }
}
