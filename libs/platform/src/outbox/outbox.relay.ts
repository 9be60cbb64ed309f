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
import { OutboxQueue } from './outbox-queue';
import type { OutboxRow } from './outbox-row';
import { OutboxSender } from './outbox-sender';
import { RelayLease } from './relay-lease';

const TICK_MS = 1_000;
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
  /** `failed`: like `idle`, but the last batch was not acknowledged, so that the next tick sends it again. */
  private state: 'idle' | 'sending' | 'failed' | 'stopped' = 'idle';
  private readonly queue: OutboxQueue;
  private readonly spacing = new Spacing(APART_MS);
  private heldSince = 0;
  private timer: NodeJS.Timeout | null = null;
  private sending: Promise<void> = Promise.resolve();
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
    this.queue = new OutboxQueue(outbox);
    metrics.outboxDepth(() => this.outbox.depth());
    metrics.outboxWait(() => this.outbox.waitMs());
  }

  onModuleInit(): void {
    this.bus.onReady(({ connection }) => {
      this.wakeUps ??= connection.subscribe(this.wakeSubject, { callback: () => this.lookAgain() });
      this.lookAgain();
    });
  }

  onApplicationBootstrap(): void {
    void this.tick();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.state = 'stopped';
    this.wakeUps?.unsubscribe();
    if (this.timer) clearTimeout(this.timer);
    await this.sending;
    await this.outbox.settle(() => this.lease.held).catch(() => undefined);
    await this.lease.release().catch(() => undefined);
  }

  /** Takes rows that this process has just committed; without the lease, it wakes the process that holds it. */
  handOver(rows: OutboxRow[]): void {
    if (rows.length === 0 || this.state === 'stopped') return;
    if (!this.lease.held) {
      this.bus.live?.connection.publish(this.wakeSubject);
      return;
    }
    if (this.bus.live) this.queue.add(rows);
    else this.queue.lookAgain();
    this.wake();
  }

  private get wakeSubject(): string {
    return this.bus.subject(`relevo.${this.options.servicio}`);
  }

  private lookAgain(): void {
    this.queue.lookAgain();
    this.wake();
  }

  private async tick(): Promise<void> {
    try {
      const isNew = await this.keepLease();
      if (this.lease.held && (isNew || this.state === 'failed' || this.queue.isLookDue)) this.lookAgain();
    } catch (error) {
      this.logger.debug({ motivo: String(error) }, 'sin acceso al arrendamiento del outbox');
    }
    if (this.state !== 'stopped') this.timer = setTimeout(() => void this.tick(), TICK_MS);
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
    const waits = this.state === 'idle' || this.state === 'failed';
    if (waits && this.lease.held && this.bus.live) this.sending = this.send(this.state === 'failed');
  }

  /** Sends until nothing is left or something fails. Only the first of consecutive failures is logged. */
  private async send(failedBefore: boolean): Promise<void> {
    this.state = 'sending';
    const failure = await this.sendAll();
    if (failure !== null) {
      this.queue.lookAgain();
      if (!failedBefore) this.logger.warn({ motivo: failure }, 'outbox sin enviar; se reintenta');
    }
    if (this.state === 'sending') this.state = failure === null ? 'idle' : 'failed';
  }

  /** Why it ended early, or null. */
  private async sendAll(): Promise<string | null> {
    try {
      while (this.state === 'sending' && !this.queue.isEmpty) {
        if (this.queue.isInMemory) await this.spacing.turn();
        const bus = this.bus.live;
        const rows = bus && (await this.queue.next(() => this.lease.held));
        if (!rows || !(await this.sender.send(bus, rows, this.heldSince))) return 'sin confirmar';
      }
      return null;
    } catch (error) {
      return String(error);
    }
  }
}
