import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { equipoPedido } from '@pmp/contracts/usuarios';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { AvisosService } from '../../notificaciones/avisos.service';
import { avisoOf } from '../destinatarios/destinatarios.rules';

/** Where a request is answered; what is answered leads there no more. */
export const respuestaA = (persona: string) => `/equipos?anadir=${persona}`;

/** The person and the day are the cause: two requests that crossed are told once. */
@Controller()
export class OnEquipoPedido implements FactHandler<typeof equipoPedido> {
  constructor(private readonly avisos: AvisosService) {}

  @EventPattern(factPattern(equipoPedido, { durable: 'notificaciones-equipo-pedido' }))
  async handle(@Payload() evento: FactOf<typeof equipoPedido>, @Ctx() { tx }: FactContext): Promise<void> {
    const { _id, nombre, administran } = evento.datos;
    const aviso = avisoOf(
      evento,
      administran,
      {
        aviso: 'pideEquipo',
        parametros: { nombre },
        accion: respuestaA(_id),
        regla: 'pide-equipo',
      },
      `${_id} ${evento.ocurrido.slice(0, 10)}`,
    );
    await this.avisos.raise(aviso, tx);
  }
}
