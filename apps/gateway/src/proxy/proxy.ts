import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { erroresComunes, erroresGateway, type ErrorSpec } from '@pmp/contracts/common';
import { RUTA_MCP } from '@pmp/contracts/usuarios';
import {
  correlationIdFrom,
  DomainError,
  HttpMetrics,
  LOGGER,
  REQUEST_LOGGER,
  toDomainError,
  tracing,
} from '@pmp/platform/edge';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { GATEWAY_CONFIG, type GatewayConfig } from '../env';
import { ClientAddress } from '../seguridad/client-address';
import { DemoDoor } from '../seguridad/demo-door';
import { RateLimits } from '../seguridad/rate-limits';
import { UploadPlaces } from '../seguridad/upload-places';
import { PersonalTokens, personalTokenOf, TokenSpent } from '../tokens/personal-tokens';
import { OtherOrigins } from '../tokens/other-origins';
import { challengeTo } from '../oauth/metadata';
import { Exchange } from './exchange';
import { CHALLENGE_HEADER, type Passport } from './headers';
import { parteNoDisponible } from './parte-no-disponible';
import { replyError } from './reply-error';
import { hasBody, isTooLargeJson, streamsBody, withBody } from './request-body';
import { servicioOf } from './routes';
import { SlowBodies } from './slow-bodies';
import { UnderWay } from './under-way';
import { Upstreams } from './upstreams';
import { isWellFormedPath } from './well-formed';

const RETRY_AFTER_SECONDS = 2;
/** The metric's labels for a request that no service saw, and for a client that did not wait for the reply. */
const REFUSED = '/api/*';
const CLIENT_LEFT = 499;
/** Bodies that stream are limited separately. */
const NOT_COUNTED = (): void => undefined;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** When to try again; undefined: trying again would not help. */
const secondsAfter = (thrown: unknown): number | undefined => {
  if (thrown instanceof TokenSpent) return thrown.seconds;
  return thrown instanceof DomainError && thrown.kind === 'unavailable' ? RETRY_AFTER_SECONDS : undefined;
};

const pathOf = (url: string): string => {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
};

/** The entrance to /api: decides which service answers each request, and passes it on. */
@Injectable()
export class Proxy implements BeforeApplicationShutdown {
  private closing = false;

  constructor(
    private readonly upstreams: Upstreams,
    private readonly addresses: ClientAddress,
    private readonly limits: RateLimits,
    private readonly tokens: PersonalTokens,
    private readonly origins: OtherOrigins,
    private readonly demo: DemoDoor,
    private readonly places: UploadPlaces,
    private readonly slow: SlowBodies,
    private readonly underWay: UnderWay,
    private readonly metrics: HttpMetrics,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(REQUEST_LOGGER) private readonly requestLogger: Logger,
  ) {}

  beforeApplicationShutdown(): void {
    this.closing = true;
  }

  /** Calls `own` when the gateway itself must answer the request. */
  handle(request: IncomingMessage, response: ServerResponse, own: () => void): void {
    const url = request.url!;
    if (!url.startsWith('/api')) return own();
    const correlacion = correlationIdFrom(request.headers['x-correlation-id']);
    const path = pathOf(url);
    const challenge = path === RUTA_MCP ? challengeTo(request) : undefined;
    const refuse = (error: ErrorSpec, wait?: number): void => {
      this.record(request, response, REFUSED, correlacion);
      if (challenge && error.kind === 'unauthenticated') response.setHeader(CHALLENGE_HEADER, challenge);
      replyError(response, error, correlacion, wait);
    };
    if (!isWellFormedPath(path)) return refuse(erroresComunes.direccionNoValida);
    if (this.demo.isOpenedFromOutside(request)) return refuse(erroresGateway.demoTrasProxy);
    const address = this.addresses.of(request);
    const wait = this.limits.secondsToWait(address, path);
    if (wait > 0) return refuse(erroresComunes.demasiadasPeticiones, wait);
    if (this.origins.answers(request, response)) return;
    const token = personalTokenOf(request);
    const go = (): void => this.route(path, request, response, { correlacion, address, challenge }, own);
    if (token === null) return go();
    this.tokens.admit(token, path, request, response).then(
      () => response.destroyed || go(),
      (thrown: unknown) =>
        refuse(toDomainError(thrown) ?? new DomainError(erroresComunes.interno), secondsAfter(thrown)),
    );
  }

  private route(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
    { correlacion, address, challenge }: Omit<Passport, 'servicio'>,
    own: () => void,
  ): void {
    const servicio = servicioOf(path);
    if (servicio === undefined || !METHODS.has(request.method!)) return own();
    const ruta = `/api/* (${servicio})`;
    this.record(request, response, ruta, correlacion);
    if (isTooLargeJson(request, path))
      return replyError(response, erroresComunes.cuerpoDemasiadoGrande, correlacion);
    tracing()?.describe(`${request.method} ${ruta}`, { 'http.route': ruta, 'pmp.correlacion': correlacion });
    const passport = { servicio, correlacion, address, challenge, secret: this.config.SECRETO_GATEWAY[0] };
    if (this.admit(request, response, passport)) this.pass(request, response, passport);
  }

  /**
   * Counts and logs the request per service, when it ends; the service itself does so per route, whose names only it
   * knows. Never the address as it came: it may carry what opens something.
   */
  private record(
    request: IncomingMessage,
    response: ServerResponse,
    ruta: string,
    correlacion: string,
  ): void {
    const began = performance.now();
    const traza = tracing()?.traceId();
    response.once('close', () => {
      const estado = response.headersSent ? response.statusCode : CLIENT_LEFT;
      const ms = performance.now() - began;
      this.metrics.observe(request.method!, ruta, estado, ms);
      const rounded = Math.round(ms * 100) / 100;
      this.requestLogger.info({ correlacion, traza, metodo: request.method, ruta, estado, ms: rounded });
    });
  }

  /** Limits streamed bodies, because each holds a connection to a service for as long as it arrives. */
  private admit(
    request: IncomingMessage,
    response: ServerResponse,
    { correlacion, address }: Passport,
  ): boolean {
    if (!streamsBody(request)) return true;
    const giveBack = this.places.take(address);
    if (giveBack) response.once('close', giveBack);
    else replyError(response, erroresComunes.demasiadasPeticiones, correlacion, RETRY_AFTER_SECONDS);
    return giveBack !== null;
  }

  private pass(request: IncomingMessage, response: ServerResponse, passport: Passport): void {
    const { servicio } = passport;
    if (this.closing) response.shouldKeepAlive = false;
    const unavailable = (motivo: string): void => {
      const { correlacion } = passport;
      this.logger.warn(
        { destino: servicio, motivo, correlacion, metodo: request.method },
        'servicio no disponible',
      );
      replyError(response, parteNoDisponible(servicio), correlacion, RETRY_AFTER_SECONDS);
    };
    const upstream = (streams: boolean) => this.upstreams.of(servicio, streams);
    const exchange = new Exchange(upstream, request, response, passport, unavailable);
    if (hasBody(request)) this.slow.watch(request);
    withBody(request, (body) => {
      const answered = streamsBody(request) ? NOT_COUNTED : this.underWay.enter(servicio);
      if (!answered) {
        const tooMuch = new DomainError(erroresGateway.sobrecarga, { parte: servicio });
        return replyError(response, tooMuch, passport.correlacion, RETRY_AFTER_SECONDS);
      }
      response.once('close', () => answered());
      exchange.send(body, answered);
    });
  }
}
