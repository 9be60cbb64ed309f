import { STATUS_OF_KIND, erroresComunes, type ErrorSpec } from '@pmp/contracts/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { errorBody } from '../errors/error-body';
import { ConfigError, type EdgeConfig } from '../config/config';

/** How the gateway proves to a service that it is the gateway. */
export const GATEWAY_HEADER = 'x-pmp-gateway';

/** Which service a request is for. An address that was one service's may be another's a second later. */
export const SERVICE_HEADER = 'x-pmp-servicio';
/** Misdirected Request (RFC 9110, 15.5.20): nothing has been done, and who asks may ask another. */
export const MISDIRECTED = 421;

/** Probes come from the machine or the cluster, which know no secret; these two say nothing but yes or no. */
const PROBES = new Set(['/salud/vivo', '/salud/listo']);
const METRICS = '/metrics';
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1', 'localhost']);
const BEARER = /^Bearer +(\S+)$/i;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares digests, so that the time it takes says nothing about the secret. */
const isOneOf = (shown: string, secrets: readonly string[]): boolean =>
  secrets.filter((secret) => timingSafeEqual(digest(shown), digest(secret))).length > 0;

/** Without a key, only this machine may read metrics: they name every route and how busy it is. */
export function mayReadMetrics(
  { METRICAS_CLAVE: clave }: Pick<EdgeConfig, 'METRICAS_CLAVE'>,
  authorization: string | undefined,
  address: string | undefined,
): boolean {
  if (!clave) return LOOPBACK.has(address ?? '');
  return isOneOf(BEARER.exec(authorization ?? '')?.[1] ?? '', [clave]);
}

function refuse(request: FastifyRequest, reply: FastifyReply, error: ErrorSpec): void {
  reply
    .code(STATUS_OF_KIND[error.kind])
    .headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' })
    .send(errorBody(error, request.id));
}

/**
 * Lets only the gateway in, and nobody who means another service. Without a secret (a service alone, on its developer's machine) this machine gets in, but
 * what it says about the client's address is not believed.
 */
export function guardDoor(fastify: FastifyInstance, servicio: string, config: EdgeConfig): void {
  const { SECRETO_GATEWAY: secrets, HOST } = config;
  if (secrets.length === 0 && !LOOPBACK.has(HOST))
    throw new ConfigError(['SECRETO_GATEWAY: falta y es obligatoria si HOST no es esta máquina']);
  fastify.addHook('onRequest', (request, reply, done) => {
    const { headers } = request;
    const meant = headers[SERVICE_HEADER];
    delete headers[SERVICE_HEADER];
    if (meant !== undefined && meant !== servicio) return void reply.code(MISDIRECTED).send();
    const route = request.routeOptions.url ?? '';
    const shown = headers[GATEWAY_HEADER];
    delete headers[GATEWAY_HEADER];
    if (route === METRICS) {
      if (mayReadMetrics(config, headers.authorization, request.raw.socket.remoteAddress)) return done();
      return refuse(request, reply, erroresComunes.noAutenticado);
    }
    if (isOneOf(typeof shown === 'string' ? shown : '', secrets)) return done();
    delete headers['x-forwarded-for'];
    if (secrets.length === 0 || PROBES.has(route)) return done();
    refuse(request, reply, erroresComunes.sinPermiso);
  });
}
