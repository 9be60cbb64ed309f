import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { JetStreamClient, JetStreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { Broker } from '../broker/broker';
import { LOGGER } from '../telemetry/logger';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../config/platform-options';
import { ensureStreams, streamName } from './streams';

const RETRY_MS = 1_000;

export interface LiveBus {
  connection: NatsConnection;
  manager: JetStreamManager;
  client: JetStreamClient;
}

type ReadyListener = (bus: LiveBus) => Promise<void> | void;

/**
 * JetStream with the streams of the platform. They are set up again at every reconnect, because the broker may have
 * come back empty.
 */
@Injectable()
export class EventBus implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly listeners: ReadyListener[] = [];
  private bus: LiveBus | null = null;
  private attempt = 0;
  private stopping = false;

  constructor(
    private readonly broker: Broker,
    @Inject(PLATFORM_OPTIONS) private readonly options: PlatformOptions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** JetStream while it is usable; null while the broker is away or the streams are not set up yet. */
  get live(): LiveBus | null {
    return this.broker.connection && this.bus?.connection === this.broker.connection ? this.bus : null;
  }

  subject(subject: string): string {
    return this.broker.subject(subject);
  }

  /** Where the broker delivers the messages of a consumer of this service, and nobody else may listen. */
  delivery(durable: string): string {
    return this.subject(`entrega.${this.options.servicio}.${durable}`);
  }

  /** Where the dead letters of a consumer of this service go, and nobody else may publish. */
  letters(consumidor: string): string {
    return this.subject(`muerto.${this.options.servicio}.${consumidor}`);
  }

  stream(name: string): string {
    return streamName(this.options.config.NATS_PREFIJO, name);
  }

  /**
   * Calls the listener at once if the bus is live, and after every later connect. It must be idempotent, because a
   * failed call is repeated.
   */
  onReady(listener: ReadyListener): void {
    this.listeners.push(listener);
    const { live } = this;
    if (live) void this.orRetry(this.attempt, live.connection, () => this.tell(live, [listener]));
  }

  onApplicationBootstrap(): void {
    this.broker.onConnect((connection) => void this.setUp(connection));
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  private async setUp(connection: NatsConnection): Promise<void> {
    const attempt = ++this.attempt;
    await this.orRetry(attempt, connection, async () => {
      const manager = await ensureStreams(connection, this.options.config.NATS_PREFIJO, (s) =>
        this.subject(s),
      );
      if (attempt !== this.attempt) return;
      this.bus = { connection, manager, client: manager.jetstream() };
      await this.tell(this.bus, this.listeners);
    });
  }

  private async orRetry(
    attempt: number,
    connection: NatsConnection,
    work: () => Promise<void>,
  ): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (attempt !== this.attempt || this.stopping || connection.isClosed()) return;
      this.logger.warn({ motivo: String(error) }, 'el broker aún no acepta eventos; se reintenta');
      setTimeout(() => void this.retry(attempt), RETRY_MS).unref();
    }
  }

  /** Runs the listeners concurrently, so that rebuilding one copy does not keep the other consumers waiting. */
  private async tell(bus: LiveBus, listeners: readonly ReadyListener[]): Promise<void> {
    const outcomes = await Promise.allSettled(listeners.map(async (listener) => listener(bus)));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }

  private async retry(attempt: number): Promise<void> {
    const connection = this.broker.connection;
    if (connection && attempt === this.attempt && !this.stopping) await this.setUp(connection);
  }
}
