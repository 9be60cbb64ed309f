import type { JsMsg } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { setTimeout as delay } from 'node:timers/promises';
import { isConsumerNotFound } from './consumer-not-found';
import type { EventBus, LiveBus } from './event-bus';

/** After this time the broker redelivers the messages of a crashed process to another one. */
const ACK_WAIT_MS = 10_000;
const STILL_WORKING_MS = 3_000;
const CLOSE_MS = 10_000;

export interface BatchesOptions {
  /** HECHOS or ESTADO. */
  stream: string;
  durable: string;
  filter: string;
  maxBatch: number;
  /** How long the first message of a batch waits for others; under load this gives fewer, larger writes. */
  lingerMs: number;
  /** The most messages that may be unacknowledged in all replicas together; bounds memory. */
  maxPending: number;
}

/**
 * A durable push consumer that hands its messages on in batches: each batch is what arrived while the previous one was
 * being handled. Replicas share the consumer through a queue group. Push is used because it costs nothing while no
 * messages arrive.
 */
export class MessageBatches {
  private waiting: JsMsg[] = [];
  private active: JsMsg[] = [];
  private running: Promise<void> | null = null;
  private subscription: { close(): Promise<void | Error> } | null = null;
  private heartbeat: NodeJS.Timeout | null = null;
  private closed = false;

  constructor(
    private readonly bus: EventBus,
    private readonly options: BatchesOptions,
    /** Must settle every message of the batch; the broker redelivers those that it leaves. */
    private readonly handle: (batch: JsMsg[]) => Promise<void>,
    private readonly onFault: (error: unknown) => void,
  ) {}

  /**
   * Creates the consumer and subscribes to it; idempotent. True: the consumer has delivered before, perhaps to an
   * earlier process or into an earlier database.
   */
  async open({ manager, client }: LiveBus): Promise<boolean> {
    const { stream, durable, filter, maxPending } = this.options;
    const deliver = { deliver_subject: this.bus.delivery(durable), deliver_group: durable };
    const info = await manager.consumers.add(this.bus.stream(stream), {
      durable_name: durable,
      filter_subject: this.bus.subject(filter),
      ack_policy: 'explicit',
      deliver_policy: 'all',
      ack_wait: nanos(ACK_WAIT_MS),
      max_ack_pending: maxPending,
      ...deliver,
    });
    if (!this.subscription && !this.closed) {
      const consumer = await client.consumers.getBoundPushConsumer(deliver);
      this.subscription = await consumer.consume({ callback: (message) => this.take(message) });
    }
    return info.delivered.stream_seq > 0;
  }

  /** Whether this process has messages of this consumer that it has not finished. */
  get busy(): boolean {
    return this.running !== null;
  }

  /** Deletes the consumer and creates it anew, so that all its messages are delivered again. */
  async reopen(live: LiveBus): Promise<void> {
    const { stream, durable } = this.options;
    await live.manager.consumers.delete(this.bus.stream(stream), durable).catch((error: unknown) => {
      if (!isConsumerNotFound(error)) throw error;
    });
    await this.open(live);
  }

  /** Waits up to CLOSE_MS for the current batch; messages that are not part of it go back to the broker at once. */
  async close(): Promise<void> {
    this.closed = true;
    await this.subscription?.close();
    for (const message of this.waiting.splice(0)) message.nak();
    if (!this.running) return;
    const late = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_MS).unref());
    await Promise.race([this.running, late]);
  }

  private take(message: JsMsg): void {
    if (this.closed) return message.nak();
    this.waiting.push(message);
    this.running ??= this.run();
  }

  private async run(): Promise<void> {
    this.heartbeat = setInterval(() => this.stillWorking(), STILL_WORKING_MS);
    while (this.waiting.length > 0) {
      await delay(this.options.lingerMs);
      this.active = this.waiting.splice(0, this.options.maxBatch);
      await this.handle(this.active).catch((error: unknown) => this.onFault(error));
    }
    clearInterval(this.heartbeat);
    this.active = [];
    this.running = null;
  }

  /** Keeps the broker from redelivering messages of a slow batch to another replica. */
  private stillWorking(): void {
    for (const message of [...this.active, ...this.waiting]) message.working();
  }
}
