import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';

import type { Logger } from 'pino';
import { setTimeout as delay } from 'node:timers/promises';

import { noDisponible } from '../errors/no-disponible';
import { LOGGER } from '../telemetry/logger';
import { PLATFORM_OPTIONS, type ServiceOptions } from '../config/platform-options';
import { Consumers, type OwnConsumer } from '../bus/consumers';
import { EventBus } from '../bus/event-bus';
import { CopyWatch } from './copy-watch';

/** How often within the maximum age the broker is asked; one unanswered question must not make the copies too old. */
const LOOKS = 6;
/** The longest that a request waits for an answer before it is refused. */
const PATIENCE_MS = 2_000;
const RETRY_MS = 100;

/** Both clocks, because the wall clock may be set, and the other one stands still while the machine sleeps. */
interface Instant {
  clock: number;
  uptime: number;
}

const ago = (ms: number): Instant => ({ clock: Date.now() - ms, uptime: performance.now() - ms });

/**
 * How old the copies are by which this service decides who may do what: how long ago they last held all that their
 * owners had published. They grow old without the broker, and when a consumer does not advance.
 */
@Injectable()
export class CopyAge implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly consumers: OwnConsumer[] = [];
  private readonly maxMs: number;
  private current: Instant | null = null;
  private looking: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;
  private refusing = false;

  constructor(
    private readonly bus: EventBus,
    private readonly broker: Consumers,
    private readonly watch: CopyWatch,
    @Inject(PLATFORM_OPTIONS) options: ServiceOptions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.maxMs = options.config.COPIAS_EDAD_MAXIMA_S * 1_000;
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.look(), this.maxMs / LOOKS).unref();
  }

  beforeApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  /** The consumer of a copy by which rights are decided. */
  add(consumer: OwnConsumer): void {
    this.consumers.push(consumer);
  }

  /** Throws noDisponible when the copies are older than they may be and do not get up to date at once. */
  async assertCurrent(): Promise<void> {
    if (!this.isTooOld()) return;
    await this.waitUntilCurrent();
    const refuses = this.isTooOld();
    if (refuses && !this.refusing) this.logger.warn('copias demasiado antiguas para decidir permisos');
    this.refusing = refuses;
    if (refuses) throw noDisponible('bus');
  }

  private isTooOld(): boolean {
    if (this.consumers.length === 0) return false;
    if (!this.current) return true;
    const oldest = ago(this.maxMs);
    return this.current.clock < oldest.clock || this.current.uptime < oldest.uptime;
  }

  /** A service that has just started may not be connected yet; one that has lost its broker waits for nothing. */
  private async waitUntilCurrent(): Promise<void> {
    const until = Date.now() + PATIENCE_MS;
    while (this.isTooOld() && Date.now() < until && (this.bus.live || !this.current)) {
      await Promise.race([this.look(), delay(PATIENCE_MS, undefined, { ref: false })]);
      if (this.isTooOld()) await delay(RETRY_MS);
    }
  }

  private look(): Promise<void> {
    this.looking ??= this.ask().finally(() => (this.looking = null));
    return this.looking;
  }

  private async ask(): Promise<void> {
    if (!this.bus.live) return;
    const asked = ago(0);
    try {
      const waits = await Promise.all(this.consumers.map((consumer) => this.waitOf(consumer)));
      this.confirm(asked, Math.max(0, ...waits));
    } catch (error) {
      this.logger.debug({ motivo: String(error) }, 'no se sabe cuánto van por detrás las copias');
    }
  }

  /** For how long the oldest message that is not in the copy has waited. */
  private async waitOf(consumer: OwnConsumer): Promise<number> {
    const backlog = await this.broker.backlogOf(consumer);
    if (!backlog) throw new Error(`${consumer.durable}: unknown`);
    if (this.current && backlog.esperaMs > this.maxMs / 2) await this.watch.reopen(consumer.durable);
    return backlog.esperaMs;
  }

  /** What was confirmed before stays so while a reopened consumer delivers everything again. */
  private confirm({ clock, uptime }: Instant, waitMs: number): void {
    const before = this.current ?? { clock: 0, uptime: -Infinity };
    this.current = {
      clock: Math.max(before.clock, clock - waitMs),
      uptime: Math.max(before.uptime, uptime - waitMs),
    };
  }
}
