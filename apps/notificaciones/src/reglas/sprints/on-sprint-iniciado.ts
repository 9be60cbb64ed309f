import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { sprintIniciado } from '@pmp/contracts/sprints';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { AvisosService } from '../../notificaciones/avisos.service';
import { EquipoMembers } from '../../personas/equipo-members';
import { avisoOf } from '../destinatarios/destinatarios.rules';

@Controller()
export class OnSprintIniciado implements FactHandler<typeof sprintIniciado> {
  constructor(
    private readonly avisos: AvisosService,
    private readonly members: EquipoMembers,
  ) {}

  @EventPattern(factPattern(sprintIniciado, { durable: 'notificaciones-sprint-iniciado' }))
  async handle(@Payload() evento: FactOf<typeof sprintIniciado>, @Ctx() { tx }: FactContext): Promise<void> {
    const { nombre, proyecto, equipo } = evento.datos;
    const aviso = avisoOf(evento, await this.members.at(equipo, evento.ocurrido), {
      aviso: 'sprintIniciado',
      parametros: { nombre },
      accion: `/tableros/${proyecto}`,
      regla: 'sprint-iniciado',
      proyecto,
    });
    await this.avisos.raise(aviso, tx);
  }
}
