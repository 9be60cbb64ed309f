import { Injectable } from '@nestjs/common';
import { proyectoEliminado } from '@pmp/contracts/proyectos';
import { type FactHandler, type FactOf, OnFact, type Tx } from '@pmp/platform';
import { AvisosService } from '../notificaciones/avisos.service';
import { EquipoMembers } from '../personas/equipo-members';
import { avisoOf } from './destinatarios.rules';

@Injectable()
@OnFact(proyectoEliminado, { durable: 'notificaciones-proyecto-eliminado' })
export class OnProyectoEliminado implements FactHandler<typeof proyectoEliminado> {
  constructor(
    private readonly avisos: AvisosService,
    private readonly members: EquipoMembers,
  ) {}

  async handle(evento: FactOf<typeof proyectoEliminado>, tx: Tx): Promise<void> {
    const { nombre, clave, equipo } = evento.datos;
    const aviso = avisoOf(evento, await this.members.at(equipo, evento.ocurrido), {
      tipo: 'proyecto',
      aviso: 'proyectoEliminado',
      parametros: { nombre, clave },
      accion: '/proyectos',
      regla: 'proyecto-eliminado',
    });
    await this.avisos.raise(aviso, tx);
  }
}
