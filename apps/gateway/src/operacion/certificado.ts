import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LOGGER, MetricsRegistry } from '@pmp/platform/edge';
import { once } from 'node:events';
import { connect } from 'node:tls';
import type { Logger } from 'pino';
import { Gauge } from 'prom-client';
import { GATEWAY_CONFIG, type GatewayConfig } from '../env';

const EVERY_MS = 3_600_000;
const PATIENCE_MS = 5_000;
const HTTPS_PORT = 443;

/** Until when the certificate that this address shows is good. It need not be valid: one that has expired is the news. */
async function expiryAt({ hostname, port }: URL): Promise<Date> {
  const socket = connect({
    host: hostname,
    port: Number(port) || HTTPS_PORT,
    servername: hostname,
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(PATIENCE_MS) });
    return new Date(socket.getPeerCertificate().valid_to);
  } finally {
    socket.destroy();
  }
}

/** Looks every hour at the certificate of the address that browsers use. */
@Injectable()
export class Certificado implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly address: URL | null;
  private known: Date | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(GATEWAY_CONFIG) config: GatewayConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    registry: MetricsRegistry,
  ) {
    const url = config.CERTIFICADO_DE === undefined ? null : new URL(config.CERTIFICADO_DE);
    this.address = url?.protocol === 'https:' ? url : null;
    const gauge: Gauge = new Gauge({
      name: 'certificado_caduca_segundos',
      help: 'Instante en que caduca el certificado de la dirección del producto, en segundos desde 1970',
      registers: [registry],
      // Not known is not 1970.
      collect: () => (this.known ? gauge.set(this.known.getTime() / 1000) : gauge.remove()),
    });
    gauge.remove();
  }

  /** null: there is none, or it has never been seen. */
  get caduca(): Date | null {
    return this.known;
  }

  onApplicationBootstrap(): void {
    if (this.address) void this.look(this.address);
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }

  private async look(address: URL): Promise<void> {
    try {
      this.known = await expiryAt(address);
    } catch (err) {
      this.logger.warn({ err }, 'no se ha podido mirar el certificado de la dirección del producto');
    }
    this.timer = setTimeout(() => void this.look(address), EVERY_MS).unref();
  }
}
