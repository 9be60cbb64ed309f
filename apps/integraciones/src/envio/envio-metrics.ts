import { Injectable } from '@nestjs/common';
import type { RespuestaEntrega } from '@pmp/contracts/integraciones';
import { MetricsRegistry } from '@pmp/platform';
import { Counter, Gauge, Histogram } from 'prom-client';
import { ColasRepository } from '../datos/colas.repository';

const BUCKETS_S = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

@Injectable()
export class EnvioMetrics {
  private readonly attempts;
  private readonly seconds;

  constructor(registry: MetricsRegistry, colas: ColasRepository) {
    const registers = [registry];
    this.attempts = new Counter({
      name: 'webhooks_intentos_total',
      help: 'Intentos de entregar un webhook; `resultado`: entregado, o por qué no',
      labelNames: ['resultado'],
      registers,
    });
    this.seconds = new Histogram({
      name: 'webhooks_intento_segundos',
      help: 'Lo que tarda un receptor en contestar',
      buckets: BUCKETS_S,
      registers,
    });
    const waiting: Gauge = new Gauge({
      name: 'webhooks_colas',
      help: 'Cosas de las que un webhook aún tiene algo por entregar',
      registers,
      collect: () =>
        colas.count().then(
          (count) => waiting.set(count),
          () => undefined,
        ),
    });
  }

  attempt({ fallo, ms }: RespuestaEntrega): void {
    this.attempts.inc({ resultado: fallo ?? 'entregado' });
    this.seconds.observe(ms / 1000);
  }
}
