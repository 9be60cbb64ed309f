import { Injectable } from '@nestjs/common';
import { proyectoRestaurado } from '@pmp/contracts/proyectos';
import { type FactHandler, type FactOf, OnFact, type Tx } from '@pmp/platform';
import { AvisosService } from '../notificaciones/avisos.service';
import { EquipoMembers } from '../personas/equipo-members';
import { avisoOf } from './destinatarios.rules';

@Injectable()
@OnFact(proyectoRestaurado, { durable: 'notificaciones-proyecto-restaurado' })
export class OnProyectoRestaurado implements FactHandler<typeof proyectoRestaurado> {
  constructor(
    private readonly avisos: AvisosService,
    private readonly members: EquipoMembers,
  ) {}

  async handle(evento: FactOf<typeof proyectoRestaurado>, tx: Tx): Promise<void> {
    const { _id, nombre, clave, equipo } = evento.datos;
    const aviso = avisoOf(evento, await this.members.at(equipo, evento.ocurrido), {
      tipo: 'proyecto',
      aviso: 'proyectoRestaurado',
      parametros: { nombre, clave },
      accion: `/proyecto/${_id}`,
      regla: 'proyecto-restaurado',
    });
    await this.avisos.raise(aviso, tx);
  }
}
