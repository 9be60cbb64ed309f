import { Inject, Injectable } from '@nestjs/common';
import type { JsMsg } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { LOGGER } from '../telemetry/logger';
import { correlationOf } from './correlation-of';
import { EventBus } from '../bus/event-bus';
import { EventMetrics } from '../bus/event-metrics';
import { reasonOf } from './reason-of';

const MAX_REASON = 500;
const RETRY_MS = 5_000;

/** Formats a reason as a header value, which must not contain line breaks. */
const oneLine = (reason: unknown): string =>
  (reason instanceof Error ? `${reason.name}: ${reasonOf(reason)}` : String(reason))
    .replace(/[^\x20-\x7e\xa0-\xff]+/g, ' ')
    .slice(0, MAX_REASON);

/**
 * Stores messages that no handler here could process in MUERTOS for 30 days, with what is needed to send them again.
 */
@Injectable()
export class DeadLetters {
  constructor(
    private readonly bus: EventBus,
    private readonly metrics: EventMetrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Takes the message off its consumer only after the dead letter is stored; otherwise the message is delivered again.
   */
  async bury(message: JsMsg, consumidor: string, reason: unknown): Promise<void> {
    const letter = headers();
    letter.set('Motivo', oneLine(reason));
    letter.set('Consumidor', consumidor);
    letter.set('Asunto', message.subject);
    try {
      if (!this.bus.live) throw new Error('broker away');
      await this.bus.live.client.publish(this.bus.letters(consumidor), message.data, {
        msgID: `${consumidor}:${message.info.stream}:${message.seq}`,
        headers: letter,
      });
    } catch {
      message.nak(RETRY_MS);
      return;
    }
    // Sent without a reason: nats-server 2.9 treats a term that carries one as a nak and delivers the message again.
    message.term();
    this.metrics.deadLetter(consumidor);
    const correlacion = correlationOf(message.string());
    const fields = { correlacion, consumidor, asunto: message.subject, motivo: oneLine(reason) };
    this.logger.error(fields, 'mensaje fallido');
  }
}
