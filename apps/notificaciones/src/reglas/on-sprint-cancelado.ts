import { Injectable } from '@nestjs/common';
import { sprintCancelado } from '@pmp/contracts/sprints';
import { type FactHandler, type FactOf, OnFact, type Tx } from '@pmp/platform';
import { AvisosService } from '../notificaciones/avisos.service';
import { EquipoMembers } from '../personas/equipo-members';
import { avisoOf } from './destinatarios.rules';

@Injectable()
@OnFact(sprintCancelado, { durable: 'notificaciones-sprint-cancelado' })
export class OnSprintCancelado implements FactHandler<typeof sprintCancelado> {
  constructor(
    private readonly avisos: AvisosService,
    private readonly members: EquipoMembers,
  ) {}

  async handle(evento: FactOf<typeof sprintCancelado>, tx: Tx): Promise<void> {
    const { nombre, proyecto, equipo } = evento.datos;
    const aviso = avisoOf(evento, await this.members.at(equipo, evento.ocurrido), {
      tipo: 'proyecto',
      aviso: 'sprintCancelado',
      parametros: { nombre },
      accion: `/sprints/${proyecto}`,
      regla: 'sprint-cancelado',
    });
    await this.avisos.raise(aviso, tx);
  }
}
