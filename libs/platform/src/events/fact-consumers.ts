import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { FactDefinition } from '@pmp/contracts/common';
import type { Logger } from 'pino';
import { UnitOfWork } from '../mongo/unit-of-work';
import { LOGGER } from '../service/logger';
import { Consumers } from './consumers';
import { DeadLetters } from './dead-letters';
import { EventBus } from './event-bus';
import { EventMetrics } from './event-metrics';
import { FactConsumer } from './fact-consumer';
import { Inbox } from './inbox';
import { MessageBatches } from './message-batches';
import { ON_FACT, type FactHandler, type FactSubscription } from './on-fact';
import { HECHOS } from './streams';

const MAX_BATCH = 50;
const MAX_PENDING = 200;

/** Finds the handlers of the service and connects each to its consumer. */
@Injectable()
export class FactConsumers implements OnModuleInit, BeforeApplicationShutdown {
  private readonly opened: MessageBatches[] = [];
  private readonly stopping = new AbortController();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly bus: EventBus,
    private readonly unitOfWork: UnitOfWork,
    private readonly inbox: Inbox,
    private readonly deadLetters: DeadLetters,
    private readonly metrics: EventMetrics,
    private readonly consumers: Consumers,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    for (const { metatype, instance } of this.discovery.getProviders()) {
      if (typeof metatype !== 'function' || !instance) continue;
      const subscription = Reflect.getMetadata(ON_FACT, metatype) as FactSubscription | undefined;
      if (subscription) this.start(subscription, instance as FactHandler<FactDefinition>);
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.opened.map((batches) => batches.close()));
  }

  private start(subscription: FactSubscription, handler: FactHandler<FactDefinition>): void {
    const { unitOfWork, inbox, deadLetters, metrics, logger } = this;
    const parts = { unitOfWork, inbox, deadLetters, metrics, logger, stopping: this.stopping.signal };
    const consumer = new FactConsumer(subscription, handler, parts);
    const { durable, def } = subscription;
    const again = (message: unknown): Promise<void> => consumer.again(message);
    this.consumers.add({ durable, stream: HECHOS, filter: def.subject, again });
    const batches = new MessageBatches(
      this.bus,
      {
        stream: HECHOS,
        durable,
        filter: def.subject,
        maxBatch: MAX_BATCH,
        maxPending: MAX_PENDING,
        lingerMs: 0,
      },
      (messages) => consumer.handle(messages),
      (err) => logger.error({ err, consumidor: durable }, 'lote de mensajes sin terminar'),
    );
    this.opened.push(batches);
    this.bus.onReady(async (live) => void (await batches.open(live)));
  }
}
