import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Counter, Gauge } from 'prom-client';
import { MetricsRegistry } from '../telemetry/metrics-registry';
import { answered } from './answered';

const PATIENCE_MS = 1_000;
const MIB = 1_048_576;

interface ServerStatus {
  connections: { current: number };
  mem: { resident: number };
  opcounters: Record<string, number>;
  transactions?: { currentOpen?: number };
}

/**
 * The database server's own figures, read at each scrape. If this service's account lacks the role clusterMonitor, they
 * are left out: whoever runs that server monitors it.
 */
@Injectable()
export class DatabaseMetrics {
  private asking: Promise<ServerStatus | null> | null = null;

  constructor(
    private readonly registry: MetricsRegistry,
    @InjectConnection() private readonly connection: Connection,
  ) {
    const help = 'Conexiones abiertas con el servidor de la base';
    this.gauge('mongodb_conexiones', help, ({ connections }) => connections.current);
    this.gauge(
      'mongodb_memoria_bytes',
      'Memoria residente del servidor de la base',
      ({ mem }) => mem.resident * MIB,
    );
    this.gauge(
      'mongodb_transacciones_abiertas',
      'Transacciones sin terminar',
      ({ transactions }) => transactions?.currentOpen ?? 0,
    );
    this.operations();
  }

  private gauge(name: string, help: string, valueOf: (status: ServerStatus) => number): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: async () => {
        const status = await this.status();
        if (status) gauge.set(valueOf(status));
        else gauge.remove();
      },
    });
  }

  private operations(): void {
    const counter: Counter<'operacion'> = new Counter({
      name: 'mongodb_operaciones_total',
      help: 'Operaciones del servidor de la base desde que arrancó',
      labelNames: ['operacion'],
      registers: [this.registry],
      collect: async () => {
        const status = await this.status();
        counter.reset();
        for (const [operacion, count] of Object.entries(status?.opcounters ?? {})) {
          if (typeof count === 'number') counter.inc({ operacion }, count);
        }
      },
    });
  }

  /** All metrics of one scrape share one answer of the server. */
  private status(): Promise<ServerStatus | null> {
    this.asking ??= this.ask().finally(() => (this.asking = null));
    return this.asking;
  }

  private async ask(): Promise<ServerStatus | null> {
    const asked = this.connection.db?.admin().command({ serverStatus: 1 });
    if (!asked) return null;
    return answered(asked as unknown as Promise<ServerStatus>, PATIENCE_MS).catch(() => null);
  }
}
