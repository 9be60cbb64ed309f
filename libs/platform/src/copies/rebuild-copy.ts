import { stateEnvelopeSchema } from '@pmp/contracts/common';
import { Injectable } from '@nestjs/common';
import type { Consumer, JsMsg } from '@nats-io/jetstream';
import { nanos, nuid } from '@nats-io/transport-node';

import { noDisponible } from '../errors/no-disponible';
import { CLOCK_SKEW_MS } from '../bus/clock-skew';
import { EventBus } from '../bus/event-bus';
import type { CopiedState, LocalCopy } from './local-copy';
import { ESTADO } from '../bus/streams';

const BATCH = 500;
const FETCH_MS = 5_000;
const IDLE_MS = 60_000;

export interface Rebuilt {
  aplicados: number;
  retirados: number;
}

/**
 * Reads the whole current state through a second consumer, without moving the running one. Readers never see an empty
 * copy: what the owner no longer knows is removed only at the end.
 */
@Injectable()
export class RebuildCopy {
  constructor(private readonly bus: EventBus) {}

  async run(copy: LocalCopy<unknown>): Promise<Rebuilt> {
    const live = this.bus.live;
    if (!live) throw noDisponible('bus');
    // What another replica writes meanwhile carries the time of its own clock.
    const begun = new Date(Date.now() - CLOCK_SKEW_MS);
    const stream = this.bus.stream(ESTADO);
    const info = await live.manager.consumers.add(stream, {
      filter_subject: this.bus.subject(`${copy.spec.def.subject}.*`),
      ack_policy: 'none',
      deliver_policy: 'all',
      // Named here, and not by the broker, so that the request says what it reads and NATS can tell who may.
      name: nuid.next(),
      mem_storage: true,
      inactive_threshold: nanos(IDLE_MS),
    });
    const consumer = await live.client.consumers.get(stream, info.name);
    try {
      const aplicados = await this.readAll(consumer, copy, info.num_pending);
      return { aplicados, retirados: await copy.forgetOlderThan(begun) };
    } finally {
      await consumer.delete().catch(() => false);
    }
  }

  /** `expected` messages existed at the start; later ones reach the copy through its regular consumer. */
  private async readAll(consumer: Consumer, copy: LocalCopy<unknown>, expected: number): Promise<number> {
    const schema = stateEnvelopeSchema(copy.spec.def.datos);
    let aplicados = 0;
    let pending = expected;
    while (pending > 0) {
      const batch = await this.fetch(consumer, pending);
      // If the batch is empty, newer states have replaced the expected ones meanwhile.
      pending = batch.at(-1)?.info.pending ?? (await consumer.info()).num_pending;
      const states = batch.map((message) => readState(schema, message)).filter((state) => state !== null);
      const [failure] = (await copy.applyAgain(states)).values();
      if (failure) throw failure;
      aplicados += states.length;
    }
    return aplicados;
  }

  private async fetch(consumer: Consumer, pending: number): Promise<JsMsg[]> {
    const batch: JsMsg[] = [];
    const max_messages = Math.min(BATCH, pending);
    for await (const message of await consumer.fetch({ max_messages, expires: FETCH_MS }))
      batch.push(message);
    return batch;
  }
}

/** null: unreadable; the regular consumer of the copy has already made it a dead letter. */
function readState(
  schema: ReturnType<typeof stateEnvelopeSchema>,
  message: JsMsg,
): CopiedState<unknown> | null {
  try {
    return schema.parse(message.json());
  } catch {
    return null;
  }
}
