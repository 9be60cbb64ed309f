import { Injectable } from '@nestjs/common';
import { proyectoCreado } from '@pmp/contracts/proyectos';
import { type FactHandler, type FactOf, OnFact, type Tx } from '@pmp/platform';
import { NotificacionesService } from '../notificaciones/notificaciones.service';
import { withoutActor } from './destinatarios.rules';
import { EquipoMembers } from './equipo-members';

@Injectable()
@OnFact(proyectoCreado, { durable: 'notificaciones-proyecto-creado' })
export class OnProyectoCreado implements FactHandler<typeof proyectoCreado> {
  constructor(
    private readonly notificaciones: NotificacionesService,
    private readonly members: EquipoMembers,
  ) {}

  async handle({ datos, actor, ocurrido }: FactOf<typeof proyectoCreado>, tx: Tx): Promise<void> {
    const nuevas = withoutActor(await this.members.of(datos.equipo), actor).map((usuario) => ({
      usuario,
      tipo: 'proyecto' as const,
      titulo: 'Nuevo proyecto',
      mensaje: `Tu equipo tiene un proyecto nuevo: «${datos.nombre}» (${datos.clave}).`,
      timestamp: new Date(ocurrido),
      accion: `/proyecto/${datos._id}`,
      regla: 'proyecto-creado',
    }));
    await this.notificaciones.raise(nuevas, tx);
  }
}
