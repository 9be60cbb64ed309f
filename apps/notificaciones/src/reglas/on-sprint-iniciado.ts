import { Injectable } from '@nestjs/common';
import { sprintIniciado } from '@pmp/contracts/sprints';
import { type FactHandler, type FactOf, OnFact, type Tx } from '@pmp/platform';
import { AvisosService } from '../notificaciones/avisos.service';
import { EquipoMembers } from '../personas/equipo-members';
import { avisoOf } from './destinatarios.rules';

@Injectable()
@OnFact(sprintIniciado, { durable: 'notificaciones-sprint-iniciado' })
export class OnSprintIniciado implements FactHandler<typeof sprintIniciado> {
  constructor(
    private readonly avisos: AvisosService,
    private readonly members: EquipoMembers,
  ) {}

  async handle(evento: FactOf<typeof sprintIniciado>, tx: Tx): Promise<void> {
    const { nombre, proyecto, equipo } = evento.datos;
    const aviso = avisoOf(evento, await this.members.at(equipo, evento.ocurrido), {
      tipo: 'proyecto',
      aviso: 'sprintIniciado',
      parametros: { nombre },
      accion: `/tableros/${proyecto}`,
      regla: 'sprint-iniciado',
    });
    await this.avisos.raise(aviso, tx);
  }
}
