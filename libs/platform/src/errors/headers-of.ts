import type { ErrorSpec } from '@pmp/contracts/common';
import type { DomainError } from './domain-error';

const RETRY_AFTER_SECONDS = 1;

/** What an error says in headers, for clients that read no body: when to come back, and how to be let in (RFC 9110). */
export function headersOf(error: DomainError | ErrorSpec): Record<string, string | number> {
  if (error.kind === 'unauthenticated') return { 'www-authenticate': 'Bearer realm="PMP"' };
  if (error.kind !== 'tooMany' && error.kind !== 'unavailable') return {};
  const after = 'retryAfter' in error ? error.retryAfter : undefined;
  return { 'retry-after': Math.ceil(after ?? RETRY_AFTER_SECONDS) };
}
