import { Injectable } from '@nestjs/common';
import { JetStreamApiError, type JetStreamManager, type JsMsg } from '@nats-io/jetstream';
import { nanos, nuid } from '@nats-io/transport-node';

import { isForbidden } from '../bus/forbidden';
import { noDisponible } from '../errors/no-disponible';
import { EventBus } from '../bus/event-bus';
import { HECHOS, MUERTOS, VIVO } from '../bus/streams';
import type { ErasedPerson } from './commands';
import { tracesIn } from './trace.rules';

const BATCH = 500;
const FETCH_MS = 2_000;
const IDLE_MS = 60_000;
const NO_STREAM = 10_059;
/** Facts about an account tell where and with what its owner signed in. */
const ACCOUNT = /^hecho\.usuarios\.usuario\./;

/** Removes a person from the messages that the broker keeps: facts, and letters that nobody could deliver. */
@Injectable()
export class StreamTraces {
  constructor(private readonly bus: EventBus) {}

  /**
   * How many messages there were. A fact that somebody has not handled yet stays until they have: without it they would
   * miss what happened. `read`: the position up to which the trail has them.
   */
  async erase(persona: ErasedPerson, read: number): Promise<number> {
    const live = this.bus.live;
    if (!live) throw noDisponible('bus');
    const [hechos, muertos] = [this.bus.stream(HECHOS), this.bus.stream(MUERTOS)];
    await this.purgeLive(live.manager);
    const handled = Math.min(read, await this.handledUpTo(live.manager, hechos));
    return (
      (await this.eraseFrom(live.manager, hechos, persona, handled)) +
      (await this.eraseFrom(live.manager, muertos, persona, Infinity))
    );
  }

  /** What was told to screens in the last minutes, about anybody: without it they fetch again after a break. */
  private async purgeLive(manager: JetStreamManager): Promise<void> {
    await manager.streams.purge(this.bus.stream(VIVO)).catch((refusal: unknown) => {
      // Whoever wrote permissions that do not know of the stream has none.
      const isAbsent = refusal instanceof JetStreamApiError && refusal.code === NO_STREAM;
      if (!isAbsent && !isForbidden(refusal)) throw refusal;
    });
  }

  private async handledUpTo(manager: JetStreamManager, stream: string): Promise<number> {
    let lowest = Infinity;
    for await (const { num_pending, num_ack_pending, ack_floor, config } of manager.consumers.list(stream))
      if (config.durable_name && num_pending + num_ack_pending > 0)
        lowest = Math.min(lowest, ack_floor.stream_seq);
    return lowest;
  }

  private async eraseFrom(
    manager: JetStreamManager,
    stream: string,
    persona: ErasedPerson,
    upTo: number,
  ): Promise<number> {
    const traced = (await this.positionsIn(manager, stream, persona)).sort((a, b) => a - b);
    // `true`: the broker overwrites the bytes on its disk.
    for (const seq of traced) if (seq <= upTo) await manager.streams.deleteMessage(stream, seq, true);
    return traced.length;
  }

  private async positionsIn(manager: JetStreamManager, stream: string, persona: ErasedPerson) {
    const { name, num_pending } = await manager.consumers.add(stream, {
      name: nuid.next(),
      ack_policy: 'none',
      deliver_policy: 'all',
      mem_storage: true,
      inactive_threshold: nanos(IDLE_MS),
    });
    const consumer = await manager.jetstream().consumers.get(stream, name);
    const positions: number[] = [];
    try {
      let pending = num_pending;
      while (pending > 0) {
        const batch = await consumer.fetch({ max_messages: Math.min(BATCH, pending), expires: FETCH_MS });
        let last: JsMsg | undefined;
        for await (const message of batch) {
          last = message;
          if (this.tells(message, persona)) positions.push(message.seq);
        }
        pending = last?.info.pending ?? 0;
      }
    } finally {
      await consumer.delete().catch(() => false);
    }
    return positions;
  }

  private tells(message: JsMsg, persona: ErasedPerson): boolean {
    const body = readJson(message);
    const subject = message.subject.slice(this.bus.subject('').length);
    const { _id } = (body as { datos?: { _id?: unknown } } | null)?.datos ?? {};
    const isTold = subject === `hecho.usuarios.usuario.eliminado.v1`;
    if (ACCOUNT.test(subject) && _id === persona._id && !isTold) return true;
    return tracesIn(body ?? message.string(), persona, true).length > 0;
  }
}

function readJson(message: JsMsg): unknown {
  try {
    return message.json();
  } catch {
    return null;
  }
}
