import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { GATEWAY_HEADER, SERVICE_HEADER, tracing } from '@pmp/platform/edge';
import { API_HEADERS } from '../seguridad/api-headers';
import type { Servicio } from './routes';

/** Headers for one hop only (RFC 9110, 7.6.1), or set anew by each hop. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Not forwarded: what a client claims about who it is or which way it came. */
const NOT_FORWARDED = new Set([
  ...HOP_BY_HOP,
  'host',
  'expect',
  'forwarded',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-correlation-id',
  GATEWAY_HEADER,
  SERVICE_HEADER,
]);

/** Set anew by a hop that takes part in the trace. */
const TRACE_HEADERS = new Set(['traceparent', 'tracestate']);

const NOTHING: ReadonlySet<string> = new Set();

/** Header names that `Connection` declares to be for this hop only. */
function namedByConnection(connection: string | string[] | undefined): ReadonlySet<string> {
  if (typeof connection !== 'string' || connection === 'keep-alive' || connection === 'close') return NOTHING;
  return new Set(connection.split(',').map((name) => name.trim().toLowerCase()));
}

export interface Passport {
  /** Whom it is for. */
  servicio: Servicio;
  correlacion: string;
  address: string;
  /** What proves to the service that the gateway says the rest; undefined: services on this machine ask for nothing. */
  secret?: string | undefined;
  /** What a 401 says about how to get a token. */
  challenge?: string | undefined;
}

export const CHALLENGE_HEADER = 'www-authenticate';
const UNAUTHENTICATED = 401;

/** The headers for the service, as name, value, name, value... `bodiless`: the body, if any, is not passed on. */
export function requestHeaders(request: IncomingMessage, passport: Passport, bodiless: boolean): string[] {
  const raw = request.rawHeaders;
  const dropped = namedByConnection(request.headers.connection);
  const traced = tracing();
  const headers: string[] = [];
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i]!.toLowerCase();
    if (NOT_FORWARDED.has(name) || dropped.has(name) || (bodiless && name === 'content-length')) continue;
    if (traced && TRACE_HEADERS.has(name)) continue;
    headers.push(name, raw[i + 1]!);
  }
  headers.push('x-correlation-id', passport.correlacion, 'x-forwarded-for', passport.address);
  headers.push(SERVICE_HEADER, passport.servicio);
  if (passport.secret) headers.push(GATEWAY_HEADER, passport.secret);
  traced?.inject((name, value) => headers.push(name, value));
  return headers;
}

/** The headers for the client from a service's reply. Changes and returns `headers`. */
export function responseHeaders(
  status: number,
  headers: IncomingHttpHeaders,
  { correlacion, challenge }: Passport,
): IncomingHttpHeaders {
  for (const name of namedByConnection(headers.connection)) delete headers[name];
  for (const name of HOP_BY_HOP) if (name in headers) delete headers[name];
  headers['cache-control'] ??= 'private, no-cache';
  headers['x-request-id'] = correlacion;
  if (challenge && status === UNAUTHENTICATED) headers[CHALLENGE_HEADER] = challenge;
  return Object.assign(headers, API_HEADERS);
}
