import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { miembroRetirado } from '@pmp/contracts/usuarios';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { AvisosService } from '../../notificaciones/avisos.service';
import { avisoOf } from '../destinatarios/destinatarios.rules';

@Controller()
export class OnMiembroRetirado implements FactHandler<typeof miembroRetirado> {
  constructor(private readonly avisos: AvisosService) {}

  @EventPattern(factPattern(miembroRetirado, { durable: 'notificaciones-miembro-retirado' }))
  async handle(@Payload() evento: FactOf<typeof miembroRetirado>, @Ctx() { tx }: FactContext): Promise<void> {
    const { usuario, nombreEquipo } = evento.datos;
    const aviso = avisoOf(evento, [usuario], {
      aviso: 'miembroRetirado',
      parametros: { equipo: nombreEquipo },
      accion: '/proyectos',
      regla: 'miembro-retirado',
    });
    await this.avisos.raise(aviso, tx);
  }
}
