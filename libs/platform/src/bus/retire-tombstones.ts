import { Injectable } from '@nestjs/common';
import type { JetStreamManager, JsMsg } from '@nats-io/jetstream';
import { nanos, nuid } from '@nats-io/transport-node';
import { noDisponible } from '../errors/no-disponible';
import { EventBus } from './event-bus';
import { ESTADO } from './streams';

const BATCH = 500;
const FETCH_MS = 2_000;
const IDLE_MS = 60_000;
/** Where to begin when nothing was looked at yet. */
const BEGINNING = new Date(0);

export interface Retired {
  retiradas: number;
  /** Everything published before this has been looked at: the next time begins there. */
  hasta: Date;
}

/**
 * Takes old tombstones out of ESTADO, which keeps the last state of each entity for ever. A stream is ordered by time,
 * so each message is looked at once, when it is old enough: a later deletion of the same entity is another message.
 */
@Injectable()
export class RetireTombstones {
  constructor(private readonly bus: EventBus) {}

  /** Looks at what was published between the two instants; `before` is excluded. */
  async run(since: Date | null, before: Date): Promise<Retired> {
    const live = this.bus.live;
    if (!live) throw noDisponible('bus');
    const stream = this.bus.stream(ESTADO);
    const info = await live.manager.consumers.add(stream, {
      name: nuid.next(),
      ack_policy: 'none',
      deliver_policy: 'by_start_time',
      opt_start_time: (since ?? BEGINNING).toISOString(),
      mem_storage: true,
      inactive_threshold: nanos(IDLE_MS),
    });
    const consumer = await live.client.consumers.get(stream, info.name);
    let [retiradas, pending] = [0, info.num_pending];
    try {
      while (pending > 0) {
        const batch: JsMsg[] = [];
        const max_messages = Math.min(BATCH, pending);
        for await (const message of await consumer.fetch({ max_messages, expires: FETCH_MS }))
          batch.push(message);
        const old = batch.filter(({ time }) => time < before);
        for (const message of old)
          if (isTombstone(message) && (await removed(live.manager, stream, message.seq))) retiradas += 1;
        pending = old.length === batch.length ? (batch.at(-1)?.info.pending ?? 0) : 0;
      }
      return { retiradas, hasta: before };
    } finally {
      await consumer.delete().catch(() => false);
    }
  }
}

/** By its position, so that what has been published about the same entity since then stays. */
async function removed(manager: JetStreamManager, stream: string, seq: number): Promise<boolean> {
  try {
    return await manager.streams.deleteMessage(stream, seq, false);
  } catch (error) {
    if ((await manager.streams.getMessage(stream, { seq })) !== null) throw error;
    return false;
  }
}

function isTombstone(message: JsMsg): boolean {
  try {
    return message.json<{ datos?: unknown } | null>()?.datos === null;
  } catch {
    return false;
  }
}
