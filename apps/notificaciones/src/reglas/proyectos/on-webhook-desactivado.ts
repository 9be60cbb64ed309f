import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { webhookDesactivado } from '@pmp/contracts/integraciones';
import type { Said } from '@pmp/contracts/notificaciones';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { AvisosService } from '../../notificaciones/avisos.service';
import { avisoOf } from '../destinatarios/destinatarios.rules';

/** Who answers for a webhook learns that it is silent. */
@Controller()
export class OnWebhookDesactivado implements FactHandler<typeof webhookDesactivado> {
  constructor(private readonly avisos: AvisosService) {}

  @EventPattern(factPattern(webhookDesactivado, { durable: 'notificaciones-webhook-desactivado' }))
  async handle(
    @Payload() evento: FactOf<typeof webhookDesactivado>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    const { dueno, motivo, retirado, nombre, sitio, proyecto } = evento.datos;
    const said: Said =
      motivo === 'fallos'
        ? { aviso: retirado ? 'webhookRetirado' : 'webhookConFallos', parametros: { nombre, sitio } }
        : { aviso: 'webhookSinAcceso', parametros: { nombre } };
    const accion = `/configuracion?seccion=webhooks${proyecto === null ? '' : `&proyecto=${proyecto}`}`;
    // Whoever lost access has nothing to do there.
    const link = motivo === 'fallos' ? accion : null;
    const aviso = avisoOf(evento, [dueno], {
      ...said,
      accion: link,
      regla: 'webhook-desactivado',
    });
    await this.avisos.raise(aviso, tx);
  }
}
