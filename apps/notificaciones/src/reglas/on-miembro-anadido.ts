import { Injectable } from '@nestjs/common';
import { miembroAnadido } from '@pmp/contracts/usuarios';
import { type FactHandler, type FactOf, OnFact, type Tx } from '@pmp/platform';
import { NotificacionesService } from '../notificaciones/notificaciones.service';
import { withoutActor } from './destinatarios.rules';

@Injectable()
@OnFact(miembroAnadido, { durable: 'notificaciones-miembro-anadido' })
export class OnMiembroAnadido implements FactHandler<typeof miembroAnadido> {
  constructor(private readonly notificaciones: NotificacionesService) {}

  async handle({ datos, actor, ocurrido }: FactOf<typeof miembroAnadido>, tx: Tx): Promise<void> {
    const nuevas = withoutActor([datos.usuario], actor).map((usuario) => ({
      usuario,
      tipo: 'equipo' as const,
      titulo: 'Nuevo equipo',
      mensaje: `Ahora formas parte del equipo «${datos.nombreEquipo}».`,
      timestamp: new Date(ocurrido),
      accion: '/proyectos',
      regla: 'miembro-anadido',
    }));
    await this.notificaciones.raise(nuevas, tx);
  }
}
