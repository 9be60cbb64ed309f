import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Broker, LOGGER } from '@pmp/platform/edge';
import type { Logger } from 'pino';
import { z } from 'zod';
import { OtherGateways } from './other-gateways';

/** How far replicas may be behind each other; what one address sends within it may pass in each of them. */
const GATHER_MS = 100;
/** Keeps a message far below the broker's limit. */
const MAX_ENTRIES = 5_000;

/** The limit, whom it counts, and how much. */
const gastosSchema = z.object({ gastos: z.array(z.tuple([z.string(), z.string(), z.int().positive()])) });

type Listener = (key: string, count: number) => void;

/**
 * What was counted against each limit, in all replicas of the gateway together: each tells the others what it has let
 * pass. Nothing is stored, because a limit looks back no further than a minute; without the broker each replica has
 * its own count only.
 */
@Injectable()
export class SharedCounts implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly replicas: OtherGateways<z.infer<typeof gastosSchema>>;
  private readonly listeners = new Map<string, Listener>();
  private untold = new Map<string, Map<string, number>>();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    broker: Broker,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.replicas = new OtherGateways(broker, 'gastos');
  }

  onApplicationBootstrap(): void {
    this.replicas.listen(
      (message) => {
        for (const [limit, key, count] of gastosSchema.parse(message).gastos)
          this.listeners.get(limit)?.(key, count);
      },
      (error) => this.logger.warn({ motivo: String(error) }, 'recuento de otra réplica no legible'),
    );
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
      [...counts].map(([key, count]): [string, string, number] => [limit, key, count]),
    );
    this.untold = new Map();
    for (let from = 0; from < gastos.length; from += MAX_ENTRIES) {
      this.replicas.tell({ gastos: gastos.slice(from, from + MAX_ENTRIES) });
    }
  }
}
