import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { sprintCancelado } from '@pmp/contracts/sprints';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { AvisosService } from '../../notificaciones/avisos.service';
import { EquipoMembers } from '../../personas/equipo-members';
import { avisoOf } from '../destinatarios/destinatarios.rules';

@Controller()
export class OnSprintCancelado implements FactHandler<typeof sprintCancelado> {
  constructor(
    private readonly avisos: AvisosService,
    private readonly members: EquipoMembers,
  ) {}

  @EventPattern(factPattern(sprintCancelado, { durable: 'notificaciones-sprint-cancelado' }))
  async handle(@Payload() evento: FactOf<typeof sprintCancelado>, @Ctx() { tx }: FactContext): Promise<void> {
    const { nombre, proyecto, equipo } = evento.datos;
    const aviso = avisoOf(evento, await this.members.at(equipo, evento.ocurrido), {
      aviso: 'sprintCancelado',
      parametros: { nombre },
      accion: `/sprints/${proyecto}`,
      regla: 'sprint-cancelado',
      proyecto,
    });
    await this.avisos.raise(aviso, tx);
  }
}
