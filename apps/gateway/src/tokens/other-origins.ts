import { Inject, Injectable } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { GATEWAY_CONFIG, type GatewayConfig } from '../env';
import { personalTokenOf } from './personal-tokens';

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, idempotency-key, if-match, if-none-match, x-motivo, mcp-protocol-version, mcp-session-id',
  'access-control-max-age': '600',
};

const READABLE =
  'etag, location, allow, retry-after, ratelimit, ratelimit-policy, deprecation, sunset, www-authenticate, x-request-id, content-disposition, mcp-session-id';

/**
 * Pages of other origins that the owner has listed. Their browsers get to read an answer only to a request with a
 * personal token: nobody's session is of use there.
 */
@Injectable()
export class OtherOrigins {
  private readonly listed: ReadonlySet<string>;

  constructor(@Inject(GATEWAY_CONFIG) { CORS_ORIGENES }: GatewayConfig) {
    this.listed = new Set(CORS_ORIGENES);
  }

  /** Whether the request only asked if it may be sent, and has been answered. */
  answers(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.listed.size === 0) return false;
    // Also without an origin: a cache must not give another page what it has kept.
    response.setHeader('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !this.listed.has(origin)) return false;
    const asks =
      request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (asks) {
      response.writeHead(204, { 'access-control-allow-origin': origin, ...PREFLIGHT }).end();
    } else if (personalTokenOf(request) !== null) {
      response.setHeader('access-control-allow-origin', origin);
      response.setHeader('access-control-expose-headers', READABLE);
    }
    return asks;
  }
}
