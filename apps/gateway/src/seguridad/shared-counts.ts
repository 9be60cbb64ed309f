import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Broker, LOGGER } from '@pmp/platform';
import type { NatsConnection } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { z } from 'zod';

const SUBJECT = 'vivo.control.gastos';
/** How far replicas may be behind each other; what one address sends within it may pass in each of them. */
const GATHER_MS = 100;
/** Keeps a message far below the broker's limit. */
const MAX_ENTRIES = 5_000;

const gastosSchema = z.object({
  de: z.string(),
  gastos: z.array(z.tuple([z.string(), z.string(), z.int().positive()])),
});

type Listener = (key: string, count: number) => void;

/**
 * What was counted against each limit, in all replicas of the gateway together: each tells the others what it has let
 * pass. Nothing is stored, because a limit looks back no further than a minute; without the broker each replica has
 * its own count only.
 */
@Injectable()
export class SharedCounts implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly replica = randomUUID();
  private readonly listeners = new Map<string, Listener>();
  private untold = new Map<string, Map<string, number>>();
  private timer: NodeJS.Timeout | null = null;
  private subscribed: NatsConnection | null = null;

  constructor(
    private readonly broker: Broker,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.broker.onConnect((connection) => {
      if (this.subscribed === connection) return;
      this.subscribed = connection;
      connection.subscribe(this.broker.subject(SUBJECT), {
        callback: (error, message) => {
          if (!error) this.hear(message.string());
        },
      });
    });
  }

  beforeApplicationShutdown(): void {
    if (this.timer) clearTimeout(this.timer);
  }

  /** Calls the listener with what other replicas have counted against this limit. */
  onOthers(limit: string, listener: Listener): void {
    this.listeners.set(limit, listener);
  }

  /** Something was counted here. */
  add(limit: string, key: string): void {
    const counts = this.untold.get(limit) ?? new Map<string, number>();
    this.untold.set(limit, counts.set(key, (counts.get(key) ?? 0) + 1));
    this.timer ??= setTimeout(() => this.tell(), GATHER_MS).unref();
  }

  private tell(): void {
    this.timer = null;
    const gastos = [...this.untold].flatMap(([limit, counts]) =>
      [...counts].map(([key, count]) => [limit, key, count] as const),
    );
    this.untold = new Map();
    const { connection } = this.broker;
    for (let from = 0; connection && from < gastos.length; from += MAX_ENTRIES) {
      const body = { de: this.replica, gastos: gastos.slice(from, from + MAX_ENTRIES) };
      connection.publish(this.broker.subject(SUBJECT), JSON.stringify(body));
    }
  }

  private hear(body: string): void {
    try {
      const { de, gastos } = gastosSchema.parse(JSON.parse(body));
      if (de === this.replica) return;
      for (const [limit, key, count] of gastos) this.listeners.get(limit)?.(key, count);
    } catch (error) {
      this.logger.warn({ motivo: String(error) }, 'recuento de otra réplica no legible');
    }
  }
}
