import { Injectable } from '@nestjs/common';
import { miembroRetirado } from '@pmp/contracts/usuarios';
import { type FactHandler, type FactOf, OnFact, type Tx } from '@pmp/platform';
import { NotificacionesService } from '../notificaciones/notificaciones.service';
import { withoutActor } from './destinatarios.rules';

@Injectable()
@OnFact(miembroRetirado, { durable: 'notificaciones-miembro-retirado' })
export class OnMiembroRetirado implements FactHandler<typeof miembroRetirado> {
  constructor(private readonly notificaciones: NotificacionesService) {}

  async handle({ datos, actor, ocurrido }: FactOf<typeof miembroRetirado>, tx: Tx): Promise<void> {
    const nuevas = withoutActor([datos.usuario], actor).map((usuario) => ({
      usuario,
      tipo: 'equipo' as const,
      titulo: 'Has salido de un equipo',
      mensaje: `Ya no formas parte del equipo «${datos.nombreEquipo}».`,
      timestamp: new Date(ocurrido),
      accion: '/proyectos',
      regla: 'miembro-retirado',
    }));
    await this.notificaciones.raise(nuevas, tx);
  }
}
