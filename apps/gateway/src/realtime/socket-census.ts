import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { idSchema } from '@pmp/contracts/common';
import { Broker, LOGGER } from '@pmp/platform/edge';
import type { Logger } from 'pino';
import { z } from 'zod';
import { OtherGateways } from '../seguridad/other-gateways';

/** For replicas that start later, and to forget those that are gone. */
const ALL_MS = 10_000;
const GONE_MS = 3 * ALL_MS;

const censoSchema = z.object({
  /** All people of that replica, and nobody else. */
  completo: z.boolean(),
  personas: z.array(z.tuple([idSchema, z.int().nonnegative()])),
});

interface Elsewhere {
  heard: number;
  sockets: Map<string, number>;
}

/** How many sockets each person has open, over all replicas of the gateway. */
@Injectable()
export class SocketCensus implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly replicas: OtherGateways<z.infer<typeof censoSchema>>;
  private readonly here = new Map<string, number>();
  private readonly others = new Map<string, Elsewhere>();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    broker: Broker,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.replicas = new OtherGateways(broker, 'sockets');
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.tellAll(), ALL_MS).unref();
    this.replicas.listen(
      (message, replica) => this.hear(censoSchema.parse(message), replica),
      (error) => this.logger.warn({ motivo: String(error) }, 'censo de otra réplica no legible'),
    );
  }

  beforeApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
    this.replicas.tell({ completo: true, personas: [] });
  }

  /** Everybody who has an open socket here. */
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
    this.replicas.tell({ completo: false, personas: [[usuario, count]] });
  }

  private tellAll(): void {
    this.replicas.tell({ completo: true, personas: [...this.here] });
    const oldest = Date.now() - GONE_MS;
    for (const [replica, { heard }] of this.others) if (heard < oldest) this.others.delete(replica);
  }

  private hear({ completo, personas }: z.infer<typeof censoSchema>, replica: string): void {
    const sockets = (completo ? undefined : this.others.get(replica)?.sockets) ?? new Map<string, number>();
    for (const [usuario, count] of personas) sockets.set(usuario, count);
    this.others.set(replica, { heard: Date.now(), sockets });
  }
}
