import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import type { Subscription } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { LOGGER } from '../telemetry/logger';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../config/platform-options';
import { Spacing } from './spacing';
import { EventBus } from '../bus/event-bus';
import { EventMetrics } from '../bus/event-metrics';
import { Outbox } from './outbox';
import type { OutboxRow } from './outbox-row';
import { OutboxSender } from './outbox-sender';
import { RelayLease } from './relay-lease';

/** The most that is in memory and being sent at one time. */
const BATCH = { rows: 200, messages: 1_000 };
const MAX_FRESH_ROWS = 1_000;
const TICK_MS = 1_000;
/** How often to look for rows of a replica that died before it could announce them. */
const LOOK_MS = 5_000;
/**
 * How long messages are gathered after one batch for the next. A batch costs each consumer about as much as a single
 * message, and nobody notices so short a delay.
 */
const APART_MS = 20;

/**
 * Sends the outbox to the broker in order, from one process at a time, and repeats messages until they are
 * acknowledged.
 */
@Injectable()
export class OutboxRelay implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private fresh: OutboxRow[] = [];
  /** The database may hold rows that are not in `fresh`. */
  private backlog = true;
  private heldSince = 0;
  private looked = -Infinity;
  private timer: NodeJS.Timeout | null = null;
  private busy = false;
  private pumping: Promise<void> | null = null;
  private stopping = false;
  private failing = false;
  private readonly spacing = new Spacing(APART_MS);
  private wakeUps: Subscription | null = null;

  constructor(
    private readonly outbox: Outbox,
    private readonly lease: RelayLease,
    private readonly bus: EventBus,
    private readonly sender: OutboxSender,
    metrics: EventMetrics,
    @Inject(PLATFORM_OPTIONS) private readonly options: PlatformOptions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    metrics.outboxDepth(() => this.outbox.depth());
  }

  onModuleInit(): void {
    this.bus.onReady(({ connection }) => {
      this.wakeUps ??= connection.subscribe(this.wakeSubject, { callback: () => this.readAgain() });
      this.readAgain();
    });
  }

  onApplicationBootstrap(): void {
    void this.tick();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.wakeUps?.unsubscribe();
    if (this.timer) clearTimeout(this.timer);
    await this.pumping;
    await this.outbox.settle(() => this.lease.held).catch(() => undefined);
    await this.lease.release().catch(() => undefined);
  }

  /** Takes rows that this process has just committed; without the lease, it wakes the process that holds it. */
  handOver(rows: OutboxRow[]): void {
    if (rows.length === 0 || this.stopping) return;
    if (!this.lease.held) {
      this.bus.live?.connection.publish(this.wakeSubject);
      return;
    }
    if (this.backlog || !this.bus.live || this.fresh.length >= MAX_FRESH_ROWS) this.backlog = true;
    else this.fresh.push(...rows);
    this.wake();
  }

  private get wakeSubject(): string {
    return this.bus.subject(`relevo.${this.options.servicio}`);
  }

  private readAgain(): void {
    this.backlog = true;
    this.wake();
  }

  private async tick(): Promise<void> {
    try {
      const isNew = await this.keepLease();
      if (this.lease.held && (isNew || this.failing || performance.now() > this.looked + LOOK_MS))
        this.readAgain();
    } catch (error) {
      this.logger.debug({ motivo: String(error) }, 'sin acceso al arrendamiento del outbox');
    }
    if (!this.stopping) this.timer = setTimeout(() => void this.tick(), TICK_MS);
  }

  /** True: this process has just become the one that sends the outbox. */
  private async keepLease(): Promise<boolean> {
    const had = this.lease.held;
    if (!(await this.lease.acquire()) || had) return false;
    this.heldSince = Date.now();
    this.logger.debug('este proceso envía el outbox');
    return true;
  }

  private wake(): void {
    if (this.busy || this.stopping || !this.lease.held || !this.bus.live) return;
    this.pumping = this.pump();
  }

  private async pump(): Promise<void> {
    this.busy = true;
    try {
      let goOn = true;
      while (goOn && !this.stopping && (this.backlog || this.fresh.length > 0)) {
        if (!this.backlog) await this.spacing.turn();
        const bus = this.bus.live;
        goOn = bus !== null && (await this.sender.send(bus, await this.next(), this.heldSince));
      }
      if (goOn) this.failing = false;
      else this.warn('sin confirmar');
    } catch (error) {
      this.warn(error);
    } finally {
      this.busy = false;
    }
  }

  /** Logs only the first of consecutive failures, because sending is retried every second. */
  private warn(error: unknown): void {
    this.backlog = true;
    if (!this.failing) this.logger.warn({ motivo: String(error) }, 'outbox sin enviar; se reintenta');
    this.failing = true;
  }

  private async next(): Promise<OutboxRow[]> {
    if (!this.backlog) return this.nextFresh();
    await this.outbox.settle(() => this.lease.held);
    this.backlog = false;
    this.looked = performance.now();
    this.fresh = [];
    const { rows, complete } = await this.outbox.read(BATCH);
    if (!complete) this.backlog = true;
    return rows;
  }

  private nextFresh(): OutboxRow[] {
    let count = 0;
    let messages = 0;
    while (count < this.fresh.length && count < BATCH.rows && messages < BATCH.messages) {
      messages += this.fresh[count++]!.mensajes.length;
    }
    return this.fresh.splice(0, count);
  }
}
