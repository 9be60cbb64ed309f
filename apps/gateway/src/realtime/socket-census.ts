import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { idSchema } from '@pmp/contracts/common';
import { Broker, LOGGER } from '@pmp/platform';
import type { NatsConnection } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { z } from 'zod';

const SUBJECT = 'vivo.control.sockets';
/** For replicas that start later, and to forget those that are gone. */
const ALL_MS = 10_000;
const GONE_MS = 3 * ALL_MS;

const censoSchema = z.object({
  de: z.string(),
  /** All people of that replica, and nobody else. */
  completo: z.boolean(),
  personas: z.array(z.tuple([idSchema, z.int().nonnegative()])),
});

interface Replica {
  heard: number;
  sockets: Map<string, number>;
}

/** How many sockets each person has open, over all replicas of the gateway. */
@Injectable()
export class SocketCensus implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly replica = randomUUID();
  private readonly here = new Map<string, number>();
  private readonly others = new Map<string, Replica>();
  private timer: NodeJS.Timeout | null = null;
  private subscribed: NatsConnection | null = null;

  constructor(
    private readonly broker: Broker,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.tellAll(), ALL_MS).unref();
    this.broker.onConnect((connection) => {
      if (this.subscribed !== connection) this.listen(connection);
    });
  }

  beforeApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
    this.tell([], true);
  }

  people(): string[] {
    return [...this.here.keys()];
  }

  countOf(usuario: string): number {
    const oldest = Date.now() - GONE_MS;
    const elsewhere = [...this.others.values()].filter(({ heard }) => heard > oldest);
    const counts = elsewhere.map(({ sockets }) => sockets.get(usuario) ?? 0);
    return counts.reduce((sum, count) => sum + count, this.here.get(usuario) ?? 0);
  }

  opened(usuario: string): void {
    this.set(usuario, (this.here.get(usuario) ?? 0) + 1);
  }

  closed(usuario: string): void {
    this.set(usuario, (this.here.get(usuario) ?? 1) - 1);
  }

  private set(usuario: string, count: number): void {
    if (count > 0) this.here.set(usuario, count);
    else this.here.delete(usuario);
    this.tell([[usuario, count]], false);
  }

  private tellAll(): void {
    this.tell([...this.here], true);
  }

  private tell(personas: [string, number][], completo: boolean): void {
    const body = { de: this.replica, completo, personas };
    this.broker.connection?.publish(this.broker.subject(SUBJECT), JSON.stringify(body));
  }

  private listen(connection: NatsConnection): void {
    this.subscribed = connection;
    connection.subscribe(this.broker.subject(SUBJECT), {
      callback: (error, message) => {
        if (!error) this.hear(message.string());
      },
    });
  }

  private hear(body: string): void {
    try {
      const { de, completo, personas } = censoSchema.parse(JSON.parse(body));
      if (de === this.replica) return;
      const sockets = (completo ? undefined : this.others.get(de)?.sockets) ?? new Map<string, number>();
      for (const [usuario, count] of personas) sockets.set(usuario, count);
      this.others.set(de, { heard: Date.now(), sockets });
    } catch (error) {
      this.logger.warn({ motivo: String(error) }, 'censo de otra réplica no legible');
    }
  }
}
