import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { DatosServicio } from '@pmp/contracts/common';
import type { Connection } from 'mongoose';
import { Gauge } from 'prom-client';
import { MetricsRegistry } from '../telemetry/metrics-registry';
import { answered } from './answered';

const PATIENCE_MS = 1_000;
/** What the server that comes with the product calls itself. */
const EMBEDDED = 'embedded-mongo';

interface Stats {
  objects: number;
  dataSize: number;
  fsUsedSize?: number;
  fsTotalSize?: number;
}

/** How much there is in this service's database, and how full the disk is that it lies on. */
@Injectable()
export class DatabaseSize {
  private embebida: boolean | null = null;

  constructor(
    registry: MetricsRegistry,
    @InjectConnection() private readonly connection: Connection,
  ) {
    const gauge: Gauge<'de'> = new Gauge({
      name: 'mongodb_disco_bytes',
      help: 'Disco en que está la base; `de`: usado o total',
      labelNames: ['de'],
      registers: [registry],
      collect: async () => {
        const disco = await this.read().then(
          (datos) => datos.disco,
          () => null,
        );
        gauge.reset();
        if (!disco) return;
        gauge.set({ de: 'usado' }, disco.usado);
        gauge.set({ de: 'total' }, disco.total);
      },
    });
  }

  async read(): Promise<DatosServicio> {
    const { objects, dataSize, fsUsedSize, fsTotalSize } = await this.command<Stats>({ dbStats: 1 });
    return {
      embebida: (this.embebida ??= await this.isEmbedded()),
      documentos: objects,
      bytes: dataSize,
      disco:
        fsUsedSize === undefined || fsTotalSize === undefined
          ? null
          : { usado: fsUsedSize, total: fsTotalSize },
    };
  }

  private async isEmbedded(): Promise<boolean> {
    const { modules } = await this.command<{ modules?: string[] }>({ buildInfo: 1 });
    return modules?.includes(EMBEDDED) ?? false;
  }

  private command<T>(command: Record<string, number>): Promise<T> {
    const { db } = this.connection;
    if (!db) return Promise.reject(new Error('no database yet'));
    return answered(db.command(command) as unknown as Promise<T>, PATIENCE_MS);
  }
}
