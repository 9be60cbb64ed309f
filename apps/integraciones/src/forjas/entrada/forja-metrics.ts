import { Injectable } from '@nestjs/common';
import type { TipoForja } from '@pmp/contracts/integraciones';
import { MetricsRegistry } from '@pmp/platform';
import { Counter } from 'prom-client';

/** `firma`: it was not signed with the secret. `sinInteres`: signed, and about nothing that is followed. */
export type ResultadoEntrada = 'aceptada' | 'sinInteres' | 'ilegible' | 'parada' | 'firma';

@Injectable()
export class ForjaMetrics {
  private readonly entradas;

  constructor(registry: MetricsRegistry) {
    this.entradas = new Counter({
      name: 'forjas_entradas_total',
      help: 'Lo que envían las forjas; `resultado`: aceptada, o por qué no se ha usado',
      labelNames: ['forja', 'resultado'],
      registers: [registry],
    });
  }

  /** `forja` undefined: the address is nobody's. */
  entrada(forja: TipoForja | undefined, resultado: ResultadoEntrada): void {
    this.entradas.inc({ forja: forja ?? 'ninguna', resultado });
  }
}
