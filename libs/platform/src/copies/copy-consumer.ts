import { stateEnvelopeSchema, type StateEnvelope } from '@pmp/contracts/common';
import type { JsMsg } from '@nats-io/jetstream';
import type { Logger } from 'pino';
import { setTimeout as delay } from 'node:timers/promises';
import { tracing } from '../tracing/tracing';
import { isDatabaseAway } from '../errors/database-away';
import type { DeadLetters } from '../letters/dead-letters';
import type { EventMetrics } from '../bus/event-metrics';
import type { LocalCopy } from './local-copy';

const DATABASE_RETRY_MS = 1_000;
const RETRY_MS = 2_000;
const MAX_DELIVERIES = 5;

export interface CopyConsumerParts {
  deadLetters: DeadLetters;
  metrics: EventMetrics;
  logger: Logger;
  stopping: AbortSignal;
}

/**
 * Applies state messages to a copy. Needs neither inbox nor transaction, because applying a version twice does no harm.
 */
export class CopyConsumer {
  private readonly schema;

  constructor(
    private readonly durable: string,
    private readonly copy: LocalCopy<unknown>,
    private readonly parts: CopyConsumerParts,
  ) {
    this.schema = stateEnvelopeSchema(copy.spec.def.datos);
  }

  async handle(messages: JsMsg[]): Promise<void> {
    const began = Date.now();
    const states = new Map<JsMsg, StateEnvelope<unknown>>();
    for (const message of messages) {
      try {
        states.set(message, this.schema.parse(message.json()));
      } catch (error) {
        await this.parts.deadLetters.bury(message, this.durable, error);
      }
    }
    const failures = await this.apply([...states.values()]);
    for (const message of states.keys())
      tracing()?.record(this.durable, 'consumidor', message.headers, began);
    await Promise.all(
      [...states].map(([message, state]) => this.settle(message, state, failures.get(state._id))),
    );
  }

  /** Applies one message again, out of order; if the copy already has a newer version, that one stays. */
  async again(message: unknown): Promise<void> {
    const [failure] = (await this.copy.apply([this.schema.parse(message)])).values();
    if (failure) throw failure;
  }

  /** Retries while the database is unreachable; any other error counts as the failure of every message. */
  private async apply(states: StateEnvelope<unknown>[]): Promise<Map<string, Error>> {
    for (;;) {
      try {
        return await this.copy.apply(states);
      } catch (error) {
        if (!isDatabaseAway(error) || this.parts.stopping.aborted) {
          return new Map(states.map(({ _id }) => [_id, error as Error]));
        }
        await delay(DATABASE_RETRY_MS, undefined, { signal: this.parts.stopping }).catch(() => undefined);
      }
    }
  }

  private async settle(message: JsMsg, state: StateEnvelope<unknown>, failure?: Error): Promise<void> {
    if (!failure) {
      message.ack();
      this.parts.metrics.handled(this.durable, state.ocurrido);
      const { correlacion, _id, version } = state;
      this.parts.logger.info({ correlacion, consumidor: this.durable, _id, version }, 'copia al día');
    } else if (message.info.deliveryCount < MAX_DELIVERIES || isDatabaseAway(failure)) {
      message.nak(RETRY_MS);
    } else {
      await this.parts.deadLetters.bury(message, this.durable, failure);
    }
  }
}
