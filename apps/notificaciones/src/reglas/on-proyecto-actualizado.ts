import { Injectable } from '@nestjs/common';
import { proyectoActualizado } from '@pmp/contracts/proyectos';
import { type FactHandler, type FactOf, OnFact, type Tx } from '@pmp/platform';
import { AvisosService } from '../notificaciones/avisos.service';
import { EquipoMembers } from '../personas/equipo-members';
import { avisoOf } from './destinatarios.rules';

@Injectable()
@OnFact(proyectoActualizado, { durable: 'notificaciones-proyecto-cambia-estado' })
export class OnProyectoActualizado implements FactHandler<typeof proyectoActualizado> {
  constructor(
    private readonly avisos: AvisosService,
    private readonly members: EquipoMembers,
  ) {}

  async handle(evento: FactOf<typeof proyectoActualizado>, tx: Tx): Promise<void> {
    const { _id, nombre, equipo, estado, estadoAnterior } = evento.datos;
    if (estado === estadoAnterior) return;
    const aviso = avisoOf(evento, await this.members.at(equipo, evento.ocurrido), {
      tipo: 'proyecto',
      aviso: 'proyectoCambiaEstado',
      parametros: { nombre, de: estadoAnterior, a: estado },
      accion: `/proyecto/${_id}`,
      regla: 'proyecto-cambia-estado',
    });
    await this.avisos.raise(aviso, tx);
  }
}
