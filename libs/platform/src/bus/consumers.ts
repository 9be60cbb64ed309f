import { Injectable } from '@nestjs/common';
import type { ConsumerInfo, SeqMsgRequest } from '@nats-io/jetstream';
import { EventBus } from './event-bus';

/** A consumer of this service on the broker, shared by its replicas. */
export interface OwnConsumer {
  durable: string;
  /** HECHOS or ESTADO. */
  stream: string;
  /** The subject it listens to, without the prefix of the installation. */
  filter: string;
  /** Redelivers one message to the handler out of order; the handler must tolerate one it has already handled. */
  again(message: unknown): Promise<void>;
}

/** The broker consumers of this service. */
@Injectable()
export class Consumers {
  private readonly own: OwnConsumer[] = [];

  constructor(private readonly bus: EventBus) {}

  get all(): readonly OwnConsumer[] {
    return this.own;
  }

  add(consumer: OwnConsumer): void {
    this.own.push(consumer);
  }

  find(durable: string): OwnConsumer | undefined {
    return this.own.find((consumer) => consumer.durable === durable);
  }

  /** The number of messages not yet handled, or null while the broker cannot tell. */
  async pendingOf(consumer: OwnConsumer): Promise<number | null> {
    const info = await this.infoOf(consumer);
    return info && info.num_pending + info.num_ack_pending;
  }

  /** Like `pendingOf`, with how long the oldest of these messages has waited. */
  async backlogOf(consumer: OwnConsumer): Promise<{ pendientes: number; esperaMs: number } | null> {
    const info = await this.infoOf(consumer);
    if (!info || !this.bus.live) return null;
    const pendientes = info.num_pending + info.num_ack_pending;
    if (pendientes === 0) return { pendientes, esperaMs: 0 };
    const query = { seq: info.ack_floor.stream_seq + 1, next_by_subj: this.bus.subject(consumer.filter) };
    const stream = this.bus.stream(consumer.stream);
    const oldest = await this.bus.live.manager.streams.getMessage(stream, query as SeqMsgRequest);
    return { pendientes, esperaMs: oldest ? Math.max(0, Date.now() - oldest.time.getTime()) : 0 };
  }

  private async infoOf({ stream, durable }: OwnConsumer): Promise<ConsumerInfo | null> {
    const { live } = this.bus;
    return live && live.manager.consumers.info(this.bus.stream(stream), durable).catch(() => null);
  }
}
