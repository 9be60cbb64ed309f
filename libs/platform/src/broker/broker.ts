import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { setTimeout as delay } from 'node:timers/promises';
import { brokerAccessOf } from './broker-access';
import { LOGGER } from '../telemetry/logger';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../config/platform-options';

const RETRY_MS = 500;
const CONNECT_TIMEOUT_MS = 3_000;
const DRAIN_MS = 3_000;

type ConnectListener = (connection: NatsConnection) => void;

/**
 * The service's only connection to the broker. It is made in the background, so that the service starts without waiting
 * for it.
 */
@Injectable()
export class Broker implements OnModuleInit, OnApplicationShutdown {
  private readonly listeners = new Set<ConnectListener>();
  private readonly stopping = new AbortController();
  private live: NatsConnection | null = null;
  private opened: NatsConnection | null = null;

  constructor(
    @Inject(PLATFORM_OPTIONS) private readonly options: PlatformOptions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The connection while it is up, else null. */
  get connection(): NatsConnection | null {
    return this.live;
  }

  /** Resolves at the first connect, or at once if connected. */
  connected(): Promise<NatsConnection> {
    return new Promise((resolve) => {
      const off = this.onConnect((connection) => {
        queueMicrotask(() => off());
        resolve(connection);
      });
    });
  }

  /** Calls the listener at once if connected, and at every later (re)connect; returns a function that removes it. */
  onConnect(listener: ConnectListener): () => void {
    this.listeners.add(listener);
    if (this.live) listener(this.live);
    return () => this.listeners.delete(listener);
  }

  /** The subject with the prefix of this installation. */
  subject(subject: string): string {
    const prefix = this.options.config.NATS_PREFIJO;
    return prefix === '' ? subject : `${prefix}.${subject}`;
  }

  onModuleInit(): void {
    void this.open();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    const connection = this.opened;
    if (!connection || connection.isClosed()) return;
    if (this.live) await Promise.race([connection.drain(), delay(DRAIN_MS, undefined, { ref: false })]);
    await connection.close();
  }

  private async open(): Promise<void> {
    const { servicio, config } = this.options;
    for (let warned = false; !this.stopping.signal.aborted; warned = true) {
      try {
        const connection = await connect({
          ...brokerAccessOf(config),
          name: servicio,
          // NATS lets every user read only the replies to its own questions.
          inboxPrefix: `_INBOX.${servicio}`,
          timeout: CONNECT_TIMEOUT_MS,
          maxReconnectAttempts: -1,
          reconnectTimeWait: RETRY_MS,
          ignoreAuthErrorAbort: true,
          noAsyncTraces: true,
        });
        if (this.stopping.signal.aborted) return await connection.close();
        this.opened = connection;
        void this.follow(connection);
        return this.up(connection);
      } catch (error) {
        if (!warned) this.logger.warn({ motivo: String(error) }, 'sin conexión con el broker; se reintenta');
        await delay(RETRY_MS, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
      }
    }
  }

  private async follow(connection: NatsConnection): Promise<void> {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect') {
        this.live = null;
        this.logger.warn('conexión con el broker perdida');
      } else if (status.type === 'reconnect') {
        this.up(connection);
      } else if (status.type === 'error') {
        this.logger.warn({ motivo: String(status.error) }, 'el broker no lo permite');
      }
    }
    this.live = null;
  }

  private up(connection: NatsConnection): void {
    this.live = connection;
    this.logger.info('conectado al broker');
    for (const listener of [...this.listeners]) listener(connection);
  }
}
