import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { ConsumerInfo } from '@nats-io/jetstream';
import type { Logger } from 'pino';
import { LOGGER } from '../telemetry/logger';
import { isConsumerNotFound } from '../bus/consumer-not-found';
import type { OwnConsumer } from '../bus/consumers';
import { EventBus, type LiveBus } from '../bus/event-bus';
import { EventMetrics } from '../bus/event-metrics';
import type { MessageBatches } from '../bus/message-batches';
import { isStuck, standstillOf, type Standstill } from './standstill';

const LOOK_MS = 30_000;

type WatchedConsumer = Pick<OwnConsumer, 'durable' | 'stream'>;

interface Watched {
  consumer: WatchedConsumer;
  batches: MessageBatches;
  standstill: Standstill | null;
}

/**
 * Reopens consumers of copies that are stuck. A broker that dies before it has stored an acknowledgement waits for it
 * again after its restart. If a newer state has replaced that message meanwhile, it waits forever, and nats-server 2.9
 * delivers nothing more to the consumer. A reopened consumer delivers the whole current state, which changes nothing in
 * a copy that already has it: it does no harm if two replicas reopen it or if it was not necessary.
 */
@Injectable()
export class CopyWatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly all: Watched[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly bus: EventBus,
    private readonly metrics: EventMetrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.look(Date.now()), LOOK_MS).unref();
  }

  beforeApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
    this.all.length = 0;
  }

  add(consumer: WatchedConsumer, batches: MessageBatches): void {
    this.all.push({ consumer, batches, standstill: null });
  }

  /** Costs one request to the broker per copy while all is well. */
  async look(now: number): Promise<void> {
    const { live } = this.bus;
    if (!live) return;
    for (const watched of [...this.all]) {
      await this.lookAt(watched, live, now).catch((err: unknown) =>
        this.logger.warn({ err, consumidor: watched.consumer.durable }, 'no se sabe si el consumidor avanza'),
      );
    }
  }

  /** Reopens one consumer now, unless this process is working on its messages. */
  async reopen(durable: string): Promise<void> {
    const watched = this.all.find(({ consumer }) => consumer.durable === durable);
    const { live } = this.bus;
    if (!watched || !live || watched.batches.busy) return;
    await this.openAgain(watched, live, 'el consumidor no avanza: abierto de nuevo');
  }

  private async lookAt(watched: Watched, live: LiveBus, now: number): Promise<void> {
    const { consumer, batches } = watched;
    const info = await this.infoOf(consumer, live);
    watched.standstill = info && standstillOf(watched.standstill, info, now);
    if (info && (batches.busy || !watched.standstill || !isStuck(watched.standstill, now))) return;
    const { num_ack_pending: sinConfirmar, num_pending: sinEntregar } = info ?? {};
    const what = info
      ? 'el consumidor esperaba lo que ya no existe: abierto de nuevo'
      : 'consumidor abierto de nuevo';
    await this.openAgain(watched, live, what, { sinConfirmar, sinEntregar });
  }

  private async openAgain(
    watched: Watched,
    live: LiveBus,
    what: string,
    details: object = {},
  ): Promise<void> {
    const { durable } = watched.consumer;
    await watched.batches.reopen(live);
    watched.standstill = null;
    this.metrics.reopened(durable);
    this.logger.warn({ consumidor: durable, ...details }, what);
  }

  /** null: somebody has removed the consumer. */
  private infoOf({ stream, durable }: WatchedConsumer, live: LiveBus): Promise<ConsumerInfo | null> {
    return live.manager.consumers.info(this.bus.stream(stream), durable).catch((error: unknown) => {
      if (isConsumerNotFound(error)) return null;
      throw error;
    });
  }
}
