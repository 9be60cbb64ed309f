import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { Consumers, type OwnConsumer } from '../bus/consumers';
import { EventBus, type LiveBus } from '../bus/event-bus';
import { ESTADO } from '../bus/streams';
import { LOGGER } from '../telemetry/logger';
import { CopyMarks } from './copy-marks';
import type { LocalCopy } from './local-copy';
import { RebuildCopy } from './rebuild-copy';

const LOOK_MS = 3_600_000;

interface Followed {
  copy: LocalCopy<unknown>;
  consumer: OwnConsumer;
}

/**
 * Has a copy read again as a whole when its consumer would not bring it what it lacks: when it is empty or of an old
 * shape although the consumer has delivered before, and when it was away for so long that ESTADO may no longer tell it
 * of what was deleted meanwhile, which it would show for ever.
 */
@Injectable()
export class CopyProgress implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly all: Followed[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly bus: EventBus,
    private readonly consumers: Consumers,
    private readonly marks: CopyMarks,
    private readonly rebuild: RebuildCopy,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.look(), LOOK_MS).unref();
  }

  beforeApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
    this.all.length = 0;
  }

  add(copy: LocalCopy<unknown>, consumer: OwnConsumer): void {
    this.all.push({ copy, consumer });
  }

  /** `deliveredBefore`: the consumer will not deliver everything by itself. */
  async open(copy: LocalCopy<unknown>, live: LiveBus, deliveredBefore: boolean): Promise<void> {
    const filled = await this.marks.isFilled(copy.spec);
    if (filled && !(await this.marks.isTooFarBehind(copy.spec))) return;
    // A broker that has lost everything knows of no deletion either: reading it would leave nothing.
    if (filled && (await this.isEmpty(live))) return;
    const begun = new Date();
    if (deliveredBefore) {
      const result = await this.rebuild.run(copy);
      this.logger.info({ copia: copy.spec.collection, ...result }, 'copia reconstruida');
    }
    await this.marks.setFilled(copy.spec, begun);
  }

  /** Notes how far the copies have got. */
  async look(): Promise<void> {
    const { live } = this.bus;
    if (!live) return;
    for (const { copy, consumer } of [...this.all]) {
      await this.lookAt(copy, consumer, live).catch((err: unknown) =>
        this.logger.warn({ err, consumidor: consumer.durable }, 'no se sabe cuánto va por detrás la copia'),
      );
    }
  }

  private async lookAt(copy: LocalCopy<unknown>, consumer: OwnConsumer, live: LiveBus): Promise<void> {
    const asked = Date.now();
    const backlog = await this.consumers.backlogOf(consumer);
    if (!backlog) return;
    await this.marks.setCurrent(copy.spec, new Date(asked - backlog.esperaMs));
    await this.open(copy, live, true);
  }

  private async isEmpty({ manager }: LiveBus): Promise<boolean> {
    return (await manager.streams.info(this.bus.stream(ESTADO))).state.messages === 0;
  }
}
