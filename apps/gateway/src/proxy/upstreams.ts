import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { GATEWAY_CONFIG, type GatewayConfig } from '../env';
import { Replicas } from './replicas';
import { SERVICIOS, urlsOf, type Servicio } from './routes';

const CONNECTIONS = 256;
const CONNECT_TIMEOUT_MS = 2_000;
/** The longest silence within a reply; the assistant's slowly written answers stay below it. */
const SILENCE_MS = 120_000;
/** A model may think longer than any other service before its first byte. */
const IA_FIRST_BYTE_MS = 120_000;

/** Kept-alive connections to the replicas of every service. */
@Injectable()
export class Upstreams implements OnApplicationShutdown {
  private readonly pools: Record<Servicio, Replicas>;
  /** For bodies that are still arriving: however slow they are, nobody else waits for their connections. */
  private readonly uploads: Record<Servicio, Replicas>;

  constructor(@Inject(GATEWAY_CONFIG) config: GatewayConfig) {
    const urls = urlsOf(config);
    const open = (servicio: Servicio): Replicas =>
      new Replicas(servicio, urls[servicio], {
        connections: CONNECTIONS,
        pipelining: 1,
        connect: { timeout: CONNECT_TIMEOUT_MS },
        headersTimeout: servicio === 'ia' ? Math.max(config.ESPERA_MS, IA_FIRST_BYTE_MS) : config.ESPERA_MS,
        bodyTimeout: SILENCE_MS,
      });
    const ofEach = () =>
      Object.fromEntries(SERVICIOS.map((servicio) => [servicio, open(servicio)])) as Record<
        Servicio,
        Replicas
      >;
    this.pools = ofEach();
    this.uploads = ofEach();
  }

  /** `streams`: the request has not arrived completely. */
  of(servicio: Servicio, streams: boolean): Replicas {
    return (streams ? this.uploads : this.pools)[servicio];
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(
      [this.pools, this.uploads].flatMap(Object.values).map((replicas) => replicas.destroy()),
    );
  }
}
