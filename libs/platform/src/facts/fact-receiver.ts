import { Inject, Injectable } from '@nestjs/common';
import type { MessageHandler } from '@nestjs/microservices';
import type { Logger } from 'pino';
import { UnitOfWork } from '../transactions/unit-of-work';
import { LOGGER } from '../telemetry/logger';
import { isFactPattern, type FactPattern } from '../transport/patterns';
import type { Receiver } from '../transport/receiver';
import { Consumers } from '../bus/consumers';
import { EventBus } from '../bus/event-bus';
import { EventMetrics } from '../bus/event-metrics';
import { DeadLetters } from '../letters/dead-letters';
import { MessageBatches } from '../bus/message-batches';
import { HECHOS } from '../bus/streams';
import { FactConsumer } from './fact-consumer';
import { Inbox } from './inbox';

const MAX_BATCH = 50;
const MAX_PENDING = 200;

/** Opens a separate consumer on the broker for each handler of a fact. */
@Injectable()
export class FactReceiver implements Receiver {
  private readonly handlers: [FactPattern, MessageHandler][] = [];
  private readonly opened: MessageBatches[] = [];
  private readonly stopping = new AbortController();

  constructor(
    private readonly bus: EventBus,
    private readonly unitOfWork: UnitOfWork,
    private readonly inbox: Inbox,
    private readonly deadLetters: DeadLetters,
    private readonly metrics: EventMetrics,
    private readonly consumers: Consumers,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  add(pattern: unknown, handler: MessageHandler): boolean {
    if (!isFactPattern(pattern)) return false;
    this.handlers.push([pattern, handler]);
    return true;
  }

  open(): void {
    for (const [pattern, handler] of this.handlers) this.start(pattern, handler);
  }

  async close(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.opened.map((batches) => batches.close()));
  }

  private start(pattern: FactPattern, handler: MessageHandler): void {
    const { unitOfWork, inbox, deadLetters, metrics, logger } = this;
    const parts = { unitOfWork, inbox, deadLetters, metrics, logger, stopping: this.stopping.signal };
    const consumer = new FactConsumer(pattern, handler, parts);
    const { durable, fact } = pattern;
    const again = (message: unknown): Promise<void> => consumer.again(message);
    this.consumers.add({ durable, stream: HECHOS, filter: fact.subject, again });
    const batches = new MessageBatches(
      this.bus,
      {
        stream: HECHOS,
        durable,
        filter: fact.subject,
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
