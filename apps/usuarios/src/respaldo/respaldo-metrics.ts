import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { MetricsRegistry, ReportExtras } from '@pmp/platform';
import type { Connection } from 'mongoose';
import { Gauge } from 'prom-client';

/** Written by `npm run backup` (tools/respaldo/dump/note-backup.ts), which is no part of the product. */
interface UltimaCopia {
  _id: string;
  hecha: Date;
  ensayada?: Date;
}

const STEPS = ['hecha', 'ensayada'] as const;

/**
 * Since when nothing is safe, for an alert and for the page Operación. Without a backup there is no figure, and that is
 * an alert too.
 */
@Injectable()
export class RespaldoMetrics {
  constructor(
    registry: MetricsRegistry,
    extras: ReportExtras,
    @InjectConnection() private readonly connection: Connection,
  ) {
    const gauge: Gauge = new Gauge({
      name: 'copia_ultima_segundos',
      help: 'Instante que guarda la última copia de seguridad, en segundos desde 1970; `paso`: hecha, o además ensayada',
      labelNames: ['paso'],
      registers: [registry],
      collect: async () => {
        // The figures of everything else are wanted all the more while the database is away.
        const last = await this.last().catch(() => null);
        for (const paso of STEPS) if (last?.[paso]) gauge.set({ paso }, last[paso].getTime() / 1000);
      },
    });
    extras.add(async () => {
      const last = await this.last();
      const at = (paso: (typeof STEPS)[number]) => last?.[paso]?.toISOString() ?? null;
      return { respaldo: { hecha: at('hecha'), ensayada: at('ensayada') } };
    });
  }

  private last(): Promise<UltimaCopia | null> {
    return this.connection.collection<UltimaCopia>('copiasdeseguridad').findOne({ _id: 'ultima' });
  }
}
