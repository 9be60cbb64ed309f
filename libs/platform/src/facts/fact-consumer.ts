import { factEnvelopeSchema, type FactEnvelope } from '@pmp/contracts/common';
import type { JsMsg } from '@nats-io/jetstream';
import type { MessageHandler } from '@nestjs/microservices';
import type { Logger } from 'pino';
import { setTimeout as delay } from 'node:timers/promises';
import type { UnitOfWork } from '../transactions/unit-of-work';
import { withCorrelation } from '../telemetry/correlation';
import type { FactPattern } from '../transport/patterns';
import { runHandler } from '../transport/run-handler';
import { inSpan, type TraceSource } from '../tracing/tracing';
import { isDatabaseAway } from '../errors/database-away';
import type { DeadLetters } from '../letters/dead-letters';
import type { EventMetrics } from '../bus/event-metrics';
import { AlreadyHandled, type Inbox } from './inbox';
import { FactContext } from './fact-handler';

const MAX_DELIVERIES = 10;
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 60_000;
const DATABASE_RETRY_MS = 1_000;

interface Fact {
  evento: FactEnvelope<unknown>;
  /** The headers of its message, which may carry the trace of the sender. */
  from?: TraceSource | undefined;
}

interface Received extends Fact {
  message: JsMsg;
}

export interface FactConsumerParts {
  unitOfWork: UnitOfWork;
  inbox: Inbox;
  deadLetters: DeadLetters;
  metrics: EventMetrics;
  logger: Logger;
  /** Aborted when the service stops. */
  stopping: AbortSignal;
}

/**
 * Runs one handler. Its writes commit together with the inbox row of the fact; only then is the message acknowledged.
 */
export class FactConsumer {
  private readonly schema;

  constructor(
    private readonly pattern: FactPattern,
    private readonly handler: MessageHandler,
    private readonly parts: FactConsumerParts,
  ) {
    this.schema = factEnvelopeSchema(pattern.fact.datos);
  }

  /** Handles the whole batch in one transaction; if that fails, each fact gets its own. */
  async handle(messages: JsMsg[]): Promise<void> {
    const received: Received[] = [];
    for (const message of messages) {
      const parsed = this.parse(message);
      if (parsed instanceof Error) await this.bury(message, parsed);
      else received.push({ message, evento: parsed, from: message.headers });
    }
    if (received.length > 1 && (await this.commitTogether(received))) return;
    for (const one of received) await this.handleOne(one);
  }

  /** Handles one fact again, out of order; does nothing if it was already handled. */
  async again(message: unknown): Promise<void> {
    const evento = this.schema.parse(message);
    try {
      await this.run([{ evento }]);
    } catch (error) {
      if (!(error instanceof AlreadyHandled)) throw error;
    }
  }

  private parse(message: JsMsg): FactEnvelope<unknown> | Error {
    try {
      return this.schema.parse(message.json());
    } catch (error) {
      return error as Error;
    }
  }

  private async commitTogether(received: Received[]): Promise<boolean> {
    try {
      await this.commit(received);
      return true;
    } catch {
      // Which fact failed, and why, shows when each is handled alone.
      return false;
    }
  }

  private async commit(received: Received[]): Promise<void> {
    await this.run(received);
    for (const { message, evento } of received) this.settle(message, evento);
  }

  private async run(facts: Fact[]): Promise<void> {
    const { durable } = this.pattern;
    const ids = facts.map(({ evento }) => evento.id);
    await this.parts.unitOfWork.run(async (tx) => {
      await this.parts.inbox.record(durable, ids, tx.session);
      for (const { evento, from } of facts) {
        const handle = (): Promise<unknown> => runHandler(this.handler, evento, new FactContext([tx]));
        await inSpan(durable, 'consumidor', from, () =>
          withCorrelation(evento.correlacion, handle, evento.actor, evento.token),
        );
      }
    });
  }

  private async handleOne(one: Received): Promise<void> {
    for (;;) {
      try {
        return await this.commit([one]);
      } catch (error) {
        if (error instanceof AlreadyHandled) return this.duplicate(one.message);
        if (!isDatabaseAway(error)) return this.fail(one, error);
        if (this.parts.stopping.aborted) return one.message.nak();
        await delay(DATABASE_RETRY_MS, undefined, { signal: this.parts.stopping }).catch(() => undefined);
      }
    }
  }

  private settle(message: JsMsg, evento: FactEnvelope<unknown>): void {
    message.ack();
    const { durable } = this.pattern;
    this.parts.metrics.handled(durable, evento.ocurrido);
    this.parts.logger.info(
      { correlacion: evento.correlacion, consumidor: durable, evento: evento.id },
      'hecho tratado',
    );
  }

  private duplicate(message: JsMsg): void {
    message.ack();
    this.parts.metrics.duplicate(this.pattern.durable);
  }

  private async fail({ message, evento }: Received, error: unknown): Promise<void> {
    const { durable, maxDeliveries = MAX_DELIVERIES } = this.pattern;
    const entrega = message.info.deliveryCount;
    if (entrega >= maxDeliveries) return this.bury(message, error);
    const { correlacion } = evento;
    this.parts.logger.warn(
      { err: error, consumidor: durable, entrega, correlacion },
      'hecho sin tratar; se reintenta',
    );
    message.nak(Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (entrega - 1)));
  }

  private bury(message: JsMsg, reason: unknown): Promise<void> {
    return this.parts.deadLetters.bury(message, this.pattern.durable, reason);
  }
}
