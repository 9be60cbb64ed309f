import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import type { Subscription } from '@nats-io/transport-node';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { LOGGER } from '../service/logger';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../service/platform-options';
import { EventBus, type LiveBus } from './event-bus';
import { EventMetrics } from './event-metrics';
import { NewestStates } from './newest-states';
import { Outbox } from './outbox';
import { outboxTime } from './outbox-id';
import type { OutboxMessage, OutboxRow } from './outbox-row';
import { RelayLease } from './relay-lease';
import { ESTADO } from './streams';

/** What is in memory and under way at once. */
const BATCH = { rows: 200, messages: 1_000 };
const MAX_FRESH_ROWS = 1_000;
const TICK_MS = 1_000;
const ACK_TIMEOUT_MS = 3_000;
const RECENT_ROWS = 5_000;
/** More than the clocks of two replicas differ. */
const CLOCK_SKEW_MS = 10_000;
/** An older socket event tells nobody anything: whoever was away has fetched again. */
const LIVE_MAX_AGE_MS = 60_000;

/** Sends the outbox to the broker: in order, by one process at a time, again until acknowledged. */
@Injectable()
export class OutboxRelay implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly newest = new NewestStates();
  private readonly recent = new LRUCache<string, true>({ max: RECENT_ROWS });
  private fresh: OutboxRow[] = [];
  /** Rows may wait in the database that are not in `fresh`. */
  private backlog = true;
  private heldSince = 0;
  private timer: NodeJS.Timeout | null = null;
  private pumping: Promise<void> | null = null;
  private stopping = false;
  private failing = false;
  private wakeUps: Subscription | null = null;

  constructor(
    private readonly outbox: Outbox,
    private readonly lease: RelayLease,
    private readonly bus: EventBus,
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

  /** Rows just committed by this process. */
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
      await this.keepLease();
      if (this.lease.held) this.readAgain();
    } catch (error) {
      this.logger.debug({ motivo: String(error) }, 'sin acceso al arrendamiento del outbox');
    }
    if (!this.stopping) this.timer = setTimeout(() => void this.tick(), TICK_MS);
  }

  private async keepLease(): Promise<void> {
    const had = this.lease.held;
    if ((await this.lease.acquire()) && !had) {
      this.heldSince = Date.now();
      this.logger.debug('este proceso envía el outbox');
    }
  }

  private wake(): void {
    if (this.pumping || this.stopping || !this.lease.held || !this.bus.live) return;
    this.pumping = this.pump().finally(() => {
      this.pumping = null;
    });
  }

  private async pump(): Promise<void> {
    try {
      let goOn = true;
      while (goOn && !this.stopping && (this.backlog || this.fresh.length > 0)) {
        const bus = this.bus.live;
        goOn = bus !== null && (await this.send(bus, await this.next()));
      }
      if (goOn) this.failing = false;
    } catch (error) {
      this.backlog = true;
      this.warn(error);
    }
  }

  /** Once until it works again: the outbox is tried every second. */
  private warn(error: unknown): void {
    if (!this.failing) this.logger.warn({ err: error }, 'no se ha podido enviar el outbox; se reintenta');
    this.failing = true;
  }

  private async next(): Promise<OutboxRow[]> {
    if (!this.backlog) return this.nextFresh();
    await this.outbox.settle(() => this.lease.held);
    this.backlog = false;
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

  /** False: something was not acknowledged and stays in the outbox. */
  private async send(bus: LiveBus, batch: OutboxRow[]): Promise<boolean> {
    const rows = batch.filter((row) => !this.recent.has(row._id.toHexString()));
    const messages = rows.flatMap((row) => row.mensajes.filter((mensaje) => mensaje.canal !== 'vivo'));
    await this.learnOfEarlierSender(bus, rows);
    const chosen = this.newest.choose(messages);
    if (!this.lease.held) return false;
    const failed = new Set(await this.publish(bus, chosen));
    const done = rows.filter((row) => !row.mensajes.some((mensaje) => failed.has(mensaje.id)));
    this.finish(bus, done, batch);
    if (failed.size === 0) return true;
    this.backlog = true;
    this.warn(new Error(`${failed.size} messages not acknowledged`));
    return false;
  }

  private async learnOfEarlierSender({ manager }: LiveBus, rows: OutboxRow[]): Promise<void> {
    const old = rows.filter((row) => outboxTime(row._id) < this.heldSince + CLOCK_SKEW_MS);
    const messages = old.flatMap((row) => row.mensajes);
    await this.newest.learn(messages, manager, this.bus.stream(ESTADO), (s) => this.bus.subject(s));
  }

  /** Sends all in one go, then waits; resolves to the ids that were not acknowledged. */
  private async publish({ client }: LiveBus, messages: OutboxMessage[]): Promise<string[]> {
    const outcomes = messages.map(async (message) => {
      try {
        await client.publish(this.bus.subject(message.subject), message.cuerpo, {
          msgID: message.id,
          timeout: ACK_TIMEOUT_MS,
        });
        this.newest.record(message);
        return [];
      } catch (error) {
        this.logger.debug({ motivo: String(error), subject: message.subject }, 'mensaje sin confirmar');
        return [message.id];
      }
    });
    return (await Promise.all(outcomes)).flat();
  }

  private finish({ connection }: LiveBus, done: OutboxRow[], batch: OutboxRow[]): void {
    const oldest = Date.now() - LIVE_MAX_AGE_MS;
    for (const row of done) {
      this.recent.set(row._id.toHexString(), true);
      if (outboxTime(row._id) < oldest) continue;
      for (const { canal, subject, cuerpo } of row.mensajes) {
        if (canal === 'vivo') connection.publish(this.bus.subject(subject), cuerpo);
      }
    }
    const ids = batch.map((row) => row._id).filter((id) => this.recent.has(id.toHexString()));
    this.outbox.discard(ids, () => this.lease.held);
  }
}
