import { Injectable } from '@nestjs/common';
import { webhookDesactivado } from '@pmp/contracts/integraciones';
import { UnitOfWork } from '@pmp/platform';
import { datosDeHecho } from '../datos/webhook.events';
import { WebhooksRepository } from '../datos/webhooks.repository';

export type Parada = { motivo: 'fallos'; retirado?: boolean } | { motivo: 'sinAcceso' };

/** Stops a webhook for good, until somebody who may starts it again, and tells who made it. */
@Injectable()
export class StopWebhook {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async stop(id: string, parada: Parada): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const webhook = await this.webhooks.findById(id, tx.session);
      if (webhook?.estado !== 'activo') return;
      await this.webhooks.update(webhook, { estado: parada.motivo }, tx);
      tx.fact(webhookDesactivado, { ...datosDeHecho(webhook), dueno: webhook.dueno, ...parada });
    });
  }
}
