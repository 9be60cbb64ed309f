import { Injectable } from '@nestjs/common';
import { proyectoEliminado } from '@pmp/contracts/proyectos';
import { type FactHandler, type FactOf, OnFact, type Tx } from '@pmp/platform';
import { NotificacionesService } from '../notificaciones/notificaciones.service';
import { withoutActor } from './destinatarios.rules';
import { EquipoMembers } from './equipo-members';

@Injectable()
@OnFact(proyectoEliminado, { durable: 'notificaciones-proyecto-eliminado' })
export class OnProyectoEliminado implements FactHandler<typeof proyectoEliminado> {
  constructor(
    private readonly notificaciones: NotificacionesService,
    private readonly members: EquipoMembers,
  ) {}

  async handle({ datos, actor, ocurrido }: FactOf<typeof proyectoEliminado>, tx: Tx): Promise<void> {
    const nuevas = withoutActor(await this.members.of(datos.equipo), actor).map((usuario) => ({
      usuario,
      tipo: 'proyecto' as const,
      titulo: 'Proyecto eliminado',
      mensaje: `Se ha eliminado el proyecto «${datos.nombre}» (${datos.clave}).`,
      timestamp: new Date(ocurrido),
      accion: '/proyectos',
      regla: 'proyecto-eliminado',
    }));
    await this.notificaciones.raise(nuevas, tx);
  }
}
