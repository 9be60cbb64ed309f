import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../telemetry/logger';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../config/platform-options';
import type { Receiver } from '../transport/receiver';
import { CopyAge } from './copy-age';
import { CopyConsumer } from './copy-consumer';
import { Consumers } from '../bus/consumers';
import { CopyMarks } from './copy-marks';
import { CopyWatch } from './copy-watch';
import { DeadLetters } from '../letters/dead-letters';
import { EventBus, type LiveBus } from '../bus/event-bus';
import { EventMetrics } from '../bus/event-metrics';
import type { LocalCopy } from './local-copy';
import { MessageBatches } from '../bus/message-batches';
import { RebuildCopy } from './rebuild-copy';
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
    private readonly marks: CopyMarks,
    private readonly rebuild: RebuildCopy,
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
    this.bus.onReady((live) => this.openOne(copy, batches, live));
  }

  /**
   * Rebuilds a copy that is empty or has an old shape although its consumer has delivered before: the consumer would
   * not deliver those messages again by itself.
   */
  private async openOne(copy: LocalCopy<unknown>, batches: MessageBatches, live: LiveBus): Promise<void> {
    const deliveredBefore = await batches.open(live);
    if (await this.marks.isFilled(copy.spec)) return;
    if (deliveredBefore) {
      const result = await this.rebuild.run(copy);
      this.logger.info({ copia: copy.spec.collection, ...result }, 'copia reconstruida');
    }
    await this.marks.setFilled(copy.spec);
  }
}
