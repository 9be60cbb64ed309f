import { Injectable } from '@nestjs/common';
import { proyectoActualizado } from '@pmp/contracts/proyectos';
import { type FactHandler, type FactOf, OnFact, type Tx } from '@pmp/platform';
import { NotificacionesService } from '../notificaciones/notificaciones.service';
import { withoutActor } from './destinatarios.rules';
import { EquipoMembers } from './equipo-members';

@Injectable()
@OnFact(proyectoActualizado, { durable: 'notificaciones-proyecto-cambia-estado' })
export class OnProyectoActualizado implements FactHandler<typeof proyectoActualizado> {
  constructor(
    private readonly notificaciones: NotificacionesService,
    private readonly members: EquipoMembers,
  ) {}

  async handle({ datos, actor, ocurrido }: FactOf<typeof proyectoActualizado>, tx: Tx): Promise<void> {
    if (datos.estado === datos.estadoAnterior) return;
    const nuevas = withoutActor(await this.members.of(datos.equipo), actor).map((usuario) => ({
      usuario,
      tipo: 'proyecto' as const,
      titulo: 'Cambio de estado',
      mensaje: `«${datos.nombre}» ha pasado de ${datos.estadoAnterior} a ${datos.estado}.`,
      timestamp: new Date(ocurrido),
      accion: `/proyecto/${datos._id}`,
      regla: 'proyecto-cambia-estado',
    }));
    await this.notificaciones.raise(nuevas, tx);
  }
}
