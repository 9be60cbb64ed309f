import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { Said } from '@pmp/contracts/notificaciones';
import { miembroAnadido } from '@pmp/contracts/usuarios';
import { FactContext, type FactHandler, type FactOf, factPattern, type Tx } from '@pmp/platform';
import { AvisosService } from '../../notificaciones/avisos.service';
import type { NotificacionDoc } from '../../notificaciones/notificacion.model';
import { avisoOf } from '../destinatarios/destinatarios.rules';
import { respuestaA } from './on-equipo-pedido';

@Controller()
export class OnMiembroAnadido implements FactHandler<typeof miembroAnadido> {
  constructor(private readonly avisos: AvisosService) {}

  @EventPattern(factPattern(miembroAnadido, { durable: 'notificaciones-miembro-anadido' }))
  async handle(@Payload() evento: FactOf<typeof miembroAnadido>, @Ctx() { tx }: FactContext): Promise<void> {
    const { usuario, nombreEquipo } = evento.datos;
    const aviso = avisoOf(evento, [usuario], {
      aviso: 'miembroAnadido',
      parametros: { equipo: nombreEquipo },
      accion: '/proyectos',
      regla: 'miembro-anadido',
    });
    await this.avisos.raise(aviso, tx);
    await this.settlePeticion(usuario, nombreEquipo, tx);
  }

  /** Whoever else was asked need not add the person once more. */
  private async settlePeticion(usuario: string, equipo: string, tx: Tx): Promise<void> {
    const say = ({ frase }: NotificacionDoc): Said | undefined =>
      frase?.aviso === 'pideEquipo'
        ? { aviso: 'peticionAtendida', parametros: { ...frase.parametros, equipo } }
        : undefined;
    const asked = { regla: 'pide-equipo', accion: respuestaA(usuario) } as const;
    await this.avisos.settle(asked, { accion: '/equipos', say }, tx);
  }
}
