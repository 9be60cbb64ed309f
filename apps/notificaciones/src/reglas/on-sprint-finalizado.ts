import { Injectable } from '@nestjs/common';
import { sprintFinalizado } from '@pmp/contracts/sprints';
import { type FactHandler, type FactOf, OnFact, type Tx } from '@pmp/platform';
import { AvisosService } from '../notificaciones/avisos.service';
import { EquipoMembers } from '../personas/equipo-members';
import { avisoOf } from './destinatarios.rules';

@Injectable()
@OnFact(sprintFinalizado, { durable: 'notificaciones-sprint-finalizado' })
export class OnSprintFinalizado implements FactHandler<typeof sprintFinalizado> {
  constructor(
    private readonly avisos: AvisosService,
    private readonly members: EquipoMembers,
  ) {}

  async handle(evento: FactOf<typeof sprintFinalizado>, tx: Tx): Promise<void> {
    const { nombre, proyecto, equipo } = evento.datos;
    const aviso = avisoOf(evento, await this.members.at(equipo, evento.ocurrido), {
      tipo: 'proyecto',
      aviso: 'sprintFinalizado',
      parametros: { nombre },
      accion: `/sprints/${proyecto}`,
      regla: 'sprint-finalizado',
    });
    await this.avisos.raise(aviso, tx);
  }
}
