import { Injectable } from '@nestjs/common';
import { proyectoCreado } from '@pmp/contracts/proyectos';
import { type FactHandler, type FactOf, OnFact, type Tx } from '@pmp/platform';
import { AvisosService } from '../notificaciones/avisos.service';
import { EquipoMembers } from '../personas/equipo-members';
import { avisoOf } from './destinatarios.rules';

@Injectable()
@OnFact(proyectoCreado, { durable: 'notificaciones-proyecto-creado' })
export class OnProyectoCreado implements FactHandler<typeof proyectoCreado> {
  constructor(
    private readonly avisos: AvisosService,
    private readonly members: EquipoMembers,
  ) {}

  async handle(evento: FactOf<typeof proyectoCreado>, tx: Tx): Promise<void> {
    const { _id, nombre, clave, equipo } = evento.datos;
    const aviso = avisoOf(evento, await this.members.at(equipo, evento.ocurrido), {
      tipo: 'proyecto',
      aviso: 'proyectoCreado',
      parametros: { nombre, clave },
      accion: `/proyecto/${_id}`,
      regla: 'proyecto-creado',
    });
    await this.avisos.raise(aviso, tx);
  }
}
