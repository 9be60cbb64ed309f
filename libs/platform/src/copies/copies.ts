import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../telemetry/logger';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../config/platform-options';
import type { Receiver } from '../transport/receiver';
import { CopyAge } from './copy-age';
import { CopyConsumer } from './copy-consumer';
import { Consumers } from '../bus/consumers';
import { CopyProgress } from './copy-progress';
import { CopyWatch } from './copy-watch';
import { DeadLetters } from '../letters/dead-letters';
import { EventBus } from '../bus/event-bus';
import { EventMetrics } from '../bus/event-metrics';
import type { LocalCopy } from './local-copy';
import { MessageBatches } from '../bus/message-batches';
import { ESTADO } from '../bus/streams';

export const LOCAL_COPIES = Symbol('LOCAL_COPIES');

const MAX_BATCH = 500;
const MAX_PENDING = 1_000;
/** A copy may be 50 ms behind; half of that time is used to gather a steady stream of changes into few writes. */
const LINGER_MS = 25;

/** Keeps the declared copies up to date. */
@Injectable()
export class Copies implements Receiver {
  private readonly opened: MessageBatches[] = [];
  private readonly stopping = new AbortController();

  constructor(
    @Inject(LOCAL_COPIES) private readonly copies: LocalCopy<unknown>[],
    private readonly bus: EventBus,
    private readonly progress: CopyProgress,
    private readonly deadLetters: DeadLetters,
    private readonly metrics: EventMetrics,
    private readonly consumers: Consumers,
    private readonly watch: CopyWatch,
    private readonly age: CopyAge,
    @Inject(PLATFORM_OPTIONS) private readonly options: PlatformOptions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Copies are declared in `copias`, not by handlers. */
  add(): boolean {
    return false;
  }

  open(): void {
    for (const copy of this.copies) this.start(copy);
  }

  async close(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.opened.map((batches) => batches.close()));
  }

  find(entidad: string): LocalCopy<unknown> | undefined {
    return this.copies.find((copy) => copy.spec.entidad === entidad);
  }

  private start(copy: LocalCopy<unknown>): void {
    const { def, collection } = copy.spec;
    const durable = `${this.options.servicio}-${collection.replaceAll('_', '-')}`;
    const { deadLetters, metrics } = this;
    const consumer = new CopyConsumer(durable, copy, {
      deadLetters,
      metrics,
      logger: this.logger,
      stopping: this.stopping.signal,
    });
    const filter = `${def.subject}.*`;
    const again = (message: unknown): Promise<void> => consumer.again(message);
    const own = { durable, stream: ESTADO, filter, again };
    this.consumers.add(own);
    if (copy.spec.derechos) this.age.add(own);
    this.progress.add(copy, own);
    const batches = new MessageBatches(
      this.bus,
      {
        stream: ESTADO,
        durable,
        filter,
        maxBatch: MAX_BATCH,
        maxPending: MAX_PENDING,
        lingerMs: LINGER_MS,
      },
      (messages) => consumer.handle(messages),
      (err) => this.logger.error({ err, consumidor: durable }, 'lote de mensajes sin terminar'),
    );
    this.opened.push(batches);
    this.watch.add({ durable, stream: ESTADO }, batches);
    this.bus.onReady(async (live) => this.progress.open(copy, live, await batches.open(live)));
  }
}
