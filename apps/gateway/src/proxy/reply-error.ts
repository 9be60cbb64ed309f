import { STATUS_OF_KIND, type ErrorSpec } from '@pmp/contracts/common';
import { type DomainError, errorBody } from '@pmp/platform/edge';
import type { ServerResponse } from 'node:http';
import { API_HEADERS } from '../seguridad/api-headers';

/** Answers a request that reaches no service. */
export function replyError(
  response: ServerResponse,
  error: ErrorSpec | DomainError,
  correlacion: string,
  retryAfterSeconds?: number,
): void {
  const body = Buffer.from(JSON.stringify(errorBody(error, correlacion)));
  const headers: Record<string, string | number> = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    'x-request-id': correlacion,
    ...API_HEADERS,
  };
  if (retryAfterSeconds !== undefined) headers['retry-after'] = retryAfterSeconds;
  response.writeHead(STATUS_OF_KIND[error.kind], headers);
  response.end(body);
}
