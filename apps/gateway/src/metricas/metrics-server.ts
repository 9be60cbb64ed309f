import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { HttpMetrics, LOGGER, mayReadMetrics } from '@pmp/platform/edge';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { GATEWAY_CONFIG, type GatewayConfig } from '../env';

/** Serves `/metrics` on its own port, because the public port answers everybody. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private server: Server | null = null;

  constructor(
    private readonly metrics: HttpMetrics,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The port it listens on; null if it does not. */
  get port(): number | null {
    return this.server && (this.server.address() as AddressInfo).port;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { METRICAS_PUERTO: port, HOST: host } = this.config;
    if (port === undefined) return;
    this.server = createServer((request, response) => void this.answer(request, response));
    this.server.listen(port, host);
    await once(this.server, 'listening');
    this.logger.info({ puerto: this.port }, 'métricas');
  }

  beforeApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    if (!mayReadMetrics(this.config, request.headers.authorization, request.socket.remoteAddress))
      return void response.writeHead(401).end();
    const text = await this.metrics.text();
    response.writeHead(200, { 'content-type': this.metrics.contentType }).end(text);
  }
}
