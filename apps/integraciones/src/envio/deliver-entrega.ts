import { Inject, Injectable } from '@nestjs/common';
import type { RespuestaEntrega } from '@pmp/contracts/integraciones';
import { esperaMs, FALLOS_DEL_CORTE, UnitOfWork } from '@pmp/platform';
import type { ColaDoc } from '../datos/cola.model';
import { ColasRepository } from '../datos/colas.repository';
import type { EntregaDoc } from '../datos/entrega.model';
import { EntregasRepository } from '../datos/entregas.repository';
import type { WebhookDoc } from '../datos/webhook.model';
import { WebhooksRepository } from '../datos/webhooks.repository';
import { EnvioMetrics } from './envio-metrics';
import { headersOf } from './firma.rules';
import { postEnvio } from './post-envio';
import { isOver } from './reintentos.rules';
import { StopWebhook } from './stop-webhook';
import { Vigencia } from './vigencia';

/** The receiver says that it will never want anything again; Standard Webhooks asks to stop then. */
const GONE = 410;

export const REDES_PERMITIDAS = Symbol('REDES_PERMITIDAS');

const isDelivered = ({ fallo }: RespuestaEntrega): boolean => fallo === null;

@Injectable()
export class DeliverEntrega {
  constructor(
    @Inject(REDES_PERMITIDAS) private readonly permitidas: readonly string[],
    private readonly webhooks: WebhooksRepository,
    private readonly entregas: EntregasRepository,
    private readonly colas: ColasRepository,
    private readonly vigencia: Vigencia,
    private readonly stopping: StopWebhook,
    private readonly metrics: EnvioMetrics,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** One attempt for the one whose turn it is in this queue, and what follows from it. */
  async deliverNext(webhook: WebhookDoc, cola: ColaDoc): Promise<void> {
    const entrega = await this.entregas.next(webhook._id, cola.entidad);
    if (!entrega) return this.colas.removeEmpty(cola);
    if (!(await this.vigencia.isGiven(webhook)))
      return this.stopping.stop(webhook._id, { motivo: 'sinAcceso' });
    const respuesta = await this.send(webhook, entrega);
    if (isDelivered(respuesta)) await this.succeed(webhook, cola, entrega, respuesta);
    else await this.fail(webhook, cola, entrega, respuesta);
  }

  /** Because somebody asks for it; not for one that waits for its turn. */
  async deliverNow(webhook: WebhookDoc, entrega: EntregaDoc): Promise<EntregaDoc | null> {
    const respuesta = await this.send(webhook, entrega);
    const estado = isDelivered(respuesta) ? 'entregada' : entrega.estado;
    const noted = await this.entregas.noteAttempt(entrega._id, estado, respuesta);
    if (isDelivered(respuesta)) await this.recover(webhook, new Date());
    return noted;
  }

  private async send(webhook: WebhookDoc, { mensaje, cuerpo }: EntregaDoc): Promise<RespuestaEntrega> {
    const headers = headersOf(webhook, mensaje, cuerpo, new Date());
    const respuesta = await postEnvio({ url: webhook.url, headers, cuerpo, permitidas: this.permitidas });
    this.metrics.attempt(respuesta);
    return respuesta;
  }

  private async succeed(
    webhook: WebhookDoc,
    cola: ColaDoc,
    entrega: EntregaDoc,
    respuesta: RespuestaEntrega,
  ): Promise<void> {
    const now = new Date();
    await this.unitOfWork.run(async ({ session }) => {
      await this.entregas.noteAttempt(entrega._id, 'entregada', respuesta, session);
      await this.colas.advance(cola._id, now, session);
    });
    await this.recover(webhook, now);
  }

  /** It answers again: what waits because it did not need not wait any longer. */
  private async recover({ _id, fallos }: WebhookDoc, now: Date): Promise<void> {
    if (fallos === 0) return;
    await this.webhooks.note(_id, { fallos: 0, fallaDesde: null, corte: null });
    if (fallos >= FALLOS_DEL_CORTE) await this.colas.hurry(_id, now);
  }

  private async fail(
    { _id }: WebhookDoc,
    cola: ColaDoc,
    entrega: EntregaDoc,
    respuesta: RespuestaEntrega,
  ): Promise<void> {
    const now = new Date();
    const webhook = await this.webhooks.noteFailure(_id, now, {
      isNew: cola.intentos === 0,
      closed: FALLOS_DEL_CORTE,
    });
    if (!webhook) return;
    const retirado = respuesta.status === GONE;
    const isOut = retirado || isOver(webhook.fallaDesde, now);
    // While others get through, what is refused for three days is given up, and what waits behind it goes on.
    const isLast = !isOut && isOver(cola.fallaDesde, now);
    await this.entregas.noteAttempt(entrega._id, isLast ? 'fallida' : 'pendiente', respuesta);
    if (isLast) await this.colas.advance(cola._id, now);
    else await this.colas.delay(cola._id, new Date(now.getTime() + esperaMs(cola.intentos + 1)), now);
    if (isOut) return this.stopping.stop(_id, { motivo: 'fallos', retirado });
    if (webhook.fallos >= FALLOS_DEL_CORTE)
      await this.webhooks.note(_id, {
        corte: new Date(now.getTime() + esperaMs(webhook.fallos - FALLOS_DEL_CORTE + 1)),
      });
  }
}
