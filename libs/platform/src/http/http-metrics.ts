import { Inject, Injectable } from '@nestjs/common';
import { Histogram, collectDefaultMetrics } from 'prom-client';
import { MetricsRegistry } from '../telemetry/metrics-registry';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../config/platform-options';

const BUCKETS_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const HOLD_BUCKETS_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 10];
/** The event loop probe wakes the process this often, idle or not. */
const LOOP_PROBE_MS = 100;

@Injectable()
export class HttpMetrics {
  private readonly holds: Histogram<'ruta'>;
  private readonly durations: Histogram<'metodo' | 'ruta' | 'estado'>;

  /** Labels every metric with the service, whatever name the scraper gives its targets. */
  constructor(
    private readonly registry: MetricsRegistry,
    @Inject(PLATFORM_OPTIONS) { servicio }: PlatformOptions,
  ) {
    registry.setDefaultLabels({ servicio });
    collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_PROBE_MS });
    this.durations = new Histogram({
      name: 'http_peticion_segundos',
      help: 'Duración de las peticiones HTTP por ruta y estado',
      labelNames: ['metodo', 'ruta', 'estado'],
      buckets: BUCKETS_SECONDS,
      registers: [registry],
    });
    this.holds = new Histogram({
      name: 'hilo_retenido_segundos',
      help: 'Tiempo que una sola petición ha tenido el hilo del proceso, si pasa de 50 ms, por ruta',
      labelNames: ['ruta'],
      buckets: HOLD_BUCKETS_SECONDS,
      registers: [registry],
    });
  }

  /** A request had the thread to itself for so long: nobody else was answered meanwhile. */
  held(ruta: string, seconds: number): void {
    this.holds.observe({ ruta }, seconds);
  }

  observe(metodo: string, ruta: string, estado: number, ms: number): void {
    this.durations.observe({ metodo, ruta, estado }, ms / 1000);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
