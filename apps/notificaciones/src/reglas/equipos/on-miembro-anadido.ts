import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { miembroAnadido } from '@pmp/contracts/usuarios';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { AvisosService } from '../../notificaciones/avisos.service';
import { avisoOf } from '../destinatarios/destinatarios.rules';

@Controller()
export class OnMiembroAnadido implements FactHandler<typeof miembroAnadido> {
  constructor(private readonly avisos: AvisosService) {}

  @EventPattern(factPattern(miembroAnadido, { durable: 'notificaciones-miembro-anadido' }))
  async handle(@Payload() evento: FactOf<typeof miembroAnadido>, @Ctx() { tx }: FactContext): Promise<void> {
    const { usuario, nombreEquipo } = evento.datos;
    const aviso = avisoOf(evento, [usuario], {
      tipo: 'equipo',
      aviso: 'miembroAnadido',
      parametros: { equipo: nombreEquipo },
      accion: '/proyectos',
      regla: 'miembro-anadido',
    });
    await this.avisos.raise(aviso, tx);
  }
}
