import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { dispositivoNuevo } from '@pmp/contracts/usuarios';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { AvisosService } from '../../notificaciones/avisos.service';
import { avisoOf } from '../destinatarios/destinatarios.rules';

@Controller()
export class OnDispositivoNuevo implements FactHandler<typeof dispositivoNuevo> {
  constructor(private readonly avisos: AvisosService) {}

  @EventPattern(factPattern(dispositivoNuevo, { durable: 'notificaciones-dispositivo-nuevo' }))
  async handle(
    @Payload() evento: FactOf<typeof dispositivoNuevo>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    const { _id, dispositivo, direccion } = evento.datos;
    // Nobody is its actor: whoever signed in may be this person, and may not.
    const aviso = avisoOf(evento, [_id], {
      aviso: 'dispositivoNuevo',
      parametros: { dispositivo, direccion },
      accion: '/configuracion?seccion=contrasena',
      regla: 'dispositivo-nuevo',
    });
    await this.avisos.raise(aviso, tx);
  }
}
