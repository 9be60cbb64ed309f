import { STATUS_OF_KIND, type ErrorSpec } from '@pmp/contracts/common';
import { type DomainError, errorBody, headersOf } from '@pmp/platform/edge';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { API_HEADERS } from '../seguridad/api-headers';

/** Answers a request that reaches no service. */
export function replyError(
  response: ServerResponse,
  error: ErrorSpec | DomainError,
  correlacion: string,
  retryAfterSeconds?: number,
): void {
  const body = Buffer.from(JSON.stringify(errorBody(error, correlacion)));
  const headers: OutgoingHttpHeaders = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    'x-request-id': correlacion,
    ...headersOf(error),
    // Whoever has already said how to be let in has said more.
    ...response.getHeaders(),
    ...API_HEADERS,
  };
  if (retryAfterSeconds !== undefined) headers['retry-after'] = String(retryAfterSeconds);
  response.writeHead(STATUS_OF_KIND[error.kind], headers);
  response.end(body);
}
