import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { sprintFinalizado } from '@pmp/contracts/sprints';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { AvisosService } from '../../notificaciones/avisos.service';
import { EquipoMembers } from '../../personas/equipo-members';
import { avisoOf } from '../destinatarios/destinatarios.rules';

@Controller()
export class OnSprintFinalizado implements FactHandler<typeof sprintFinalizado> {
  constructor(
    private readonly avisos: AvisosService,
    private readonly members: EquipoMembers,
  ) {}

  @EventPattern(factPattern(sprintFinalizado, { durable: 'notificaciones-sprint-finalizado' }))
  async handle(
    @Payload() evento: FactOf<typeof sprintFinalizado>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    const { nombre, proyecto, equipo } = evento.datos;
    const aviso = avisoOf(evento, await this.members.at(equipo, evento.ocurrido), {
      aviso: 'sprintFinalizado',
      parametros: { nombre },
      accion: `/sprints/${proyecto}`,
      regla: 'sprint-finalizado',
      proyecto,
    });
    await this.avisos.raise(aviso, tx);
  }
}
