import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram } from 'prom-client';
import { MetricsRegistry } from '../telemetry/metrics-registry';

const LAG_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30, 300];

@Injectable()
export class EventMetrics {
  private readonly lag;
  private readonly dead;
  private readonly duplicates;
  private readonly reopenings;

  constructor(private readonly registry: MetricsRegistry) {
    const registers = [registry];
    const labelNames = ['consumidor'];
    this.lag = new Histogram({
      name: 'eventos_retraso_segundos',
      help: 'Tiempo desde que algo ocurrió hasta que este servicio lo ha tratado',
      labelNames,
      buckets: LAG_BUCKETS_S,
      registers,
    });
    this.dead = new Counter({
      name: 'eventos_muertos_total',
      help: 'Mensajes fallidos en MUERTOS',
      labelNames,
      registers,
    });
    this.duplicates = new Counter({
      name: 'eventos_duplicados_total',
      help: 'Hechos recibidos otra vez y descartados por el inbox',
      labelNames,
      registers,
    });
    this.reopenings = new Counter({
      name: 'eventos_consumidores_reabiertos_total',
      help: 'Veces que el consumidor de una copia esperaba lo que ya no existe, o faltaba, y se abrió de nuevo',
      labelNames,
      registers,
    });
  }

  handled(consumidor: string, ocurrido: string): void {
    this.lag.observe({ consumidor }, Math.max(0, Date.now() - Date.parse(ocurrido)) / 1000);
  }

  deadLetter(consumidor: string): void {
    this.dead.inc({ consumidor });
  }

  duplicate(consumidor: string): void {
    this.duplicates.inc({ consumidor });
  }

  reopened(consumidor: string): void {
    this.reopenings.inc({ consumidor });
  }

  outboxDepth(read: () => Promise<number>): void {
    this.gauge(
      'outbox_mensajes_pendientes',
      'Transacciones con mensajes que el broker aún no ha confirmado',
      read,
    );
  }

  outboxWait(readMs: () => Promise<number>): void {
    this.gauge('outbox_espera_segundos', 'Tiempo que lleva esperando la más antigua de ellas', async () => {
      return (await readMs()) / 1000;
    });
  }

  /** Calls `read` at each scrape; while the database is unreachable the gauge keeps its last value. */
  private gauge(name: string, help: string, read: () => Promise<number>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: () =>
        read().then(
          (value) => gauge.set(value),
          () => undefined,
        ),
    });
  }
}
