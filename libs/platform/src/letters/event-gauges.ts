import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { MetricsRegistry } from '../telemetry/metrics-registry';
import { Consumers } from '../bus/consumers';
import { LetterBox } from './letter-box';

const labelNames = ['consumidor'] as const;

/** Figures read from the broker at each scrape; while it is away they keep their last values. */
@Injectable()
export class EventGauges {
  constructor(
    private readonly registry: MetricsRegistry,
    private readonly consumers: Consumers,
    private readonly letters: LetterBox,
  ) {
    this.pending();
    this.deadLetters();
  }

  private pending(): void {
    const gauge: Gauge<'consumidor'> = new Gauge({
      name: 'eventos_pendientes',
      help: 'Mensajes que el consumidor aún no ha tratado',
      labelNames,
      registers: [this.registry],
      collect: async () => {
        const ask = this.consumers.all.map(async (consumer) => {
          const pending = await this.consumers.pendingOf(consumer);
          if (pending !== null) gauge.set({ consumidor: consumer.durable }, pending);
        });
        await Promise.all(ask);
      },
    });
  }

  private deadLetters(): void {
    const gauge: Gauge<'consumidor'> = new Gauge({
      name: 'eventos_letras_muertas',
      help: 'Mensajes fallidos que esperan a que alguien los reintente o los descarte',
      labelNames,
      registers: [this.registry],
      collect: async () => {
        const counts = await this.letters.counts().catch(() => null);
        if (!counts) return;
        gauge.reset();
        for (const { durable } of this.consumers.all) gauge.set({ consumidor: durable }, 0);
        for (const [consumidor, count] of counts) gauge.set({ consumidor }, count);
      },
    });
  }
}
