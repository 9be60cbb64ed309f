import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { erroresComunes } from '@pmp/contracts/common';
import { correlationIdFrom, LOGGER } from '@pmp/platform';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { ClientAddress } from '../seguridad/client-address';
import { RateLimits } from '../seguridad/rate-limits';
import { erroresProxy, parteNoDisponible } from './errors';
import { Exchange } from './exchange';
import { replyError } from './reply-error';
import { withBody } from './request-body';
import { servicioOf, type Servicio } from './routes';
import { Upstreams } from './upstreams';
import { isWellFormedPath } from './well-formed';

const RETRY_AFTER_SECONDS = 2;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const pathOf = (url: string): string => {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
};

/** The front door of /api: decides for each request whether a service answers it, and passes it on. */
@Injectable()
export class Proxy implements BeforeApplicationShutdown {
  private closing = false;

  constructor(
    private readonly upstreams: Upstreams,
    private readonly addresses: ClientAddress,
    private readonly limits: RateLimits,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  beforeApplicationShutdown(): void {
    this.closing = true;
  }

  /** False: the request is the gateway's own to answer. */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url!;
    if (!url.startsWith('/api')) return false;
    const correlacion = correlationIdFrom(request.headers['x-correlation-id']);
    const path = pathOf(url);
    if (!isWellFormedPath(path)) {
      replyError(response, erroresProxy.direccionNoValida, correlacion);
      return true;
    }
    const address = this.addresses.of(request);
    const wait = this.limits.secondsToWait(address, path);
    if (wait > 0) {
      replyError(response, erroresComunes.demasiadasPeticiones, correlacion, wait);
      return true;
    }
    const servicio = servicioOf(path);
    if (servicio === undefined || !METHODS.has(request.method!)) return false;
    this.pass(servicio, request, response, { correlacion, address });
    return true;
  }

  private pass(
    servicio: Servicio,
    request: IncomingMessage,
    response: ServerResponse,
    passport: { correlacion: string; address: string },
  ): void {
    if (this.closing) response.shouldKeepAlive = false;
    const unavailable = (motivo: string): void => {
      const { correlacion } = passport;
      this.logger.warn(
        { destino: servicio, motivo, correlacion, metodo: request.method },
        'servicio no disponible',
      );
      replyError(response, parteNoDisponible(servicio), correlacion, RETRY_AFTER_SECONDS);
    };
    const exchange = new Exchange(this.upstreams.of(servicio), request, response, passport, unavailable);
    withBody(request, (body) => exchange.send(body));
  }
}
