import type { TokenCitado } from '@pmp/contracts/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** The context of a request or a message, kept through every await; the guard sets `actor` and `token`. */
export interface RequestContext {
  correlacion: string;
  actor: string | null;
  /** The personal token that the actor acts with. */
  token?: TokenCitado | undefined;
  /** Who proposed what the actor is taking now. */
  propone?: string | undefined;
}

const CORRELATION_PATTERN = /^[\w-]{8,64}$/;

export const requestContext = new AsyncLocalStorage<RequestContext>();

/** The caller's id if it is well formed, because it ends up in logs and headers; else a new one. */
export const correlationIdFrom = (header: unknown): string =>
  typeof header === 'string' && CORRELATION_PATTERN.test(header) ? header : randomUUID();

/**
 * Runs work that no HTTP request has started, so that all it logs, writes and sends carries one id. `actor` null:
 * nobody asked for it.
 */
export const withCorrelation = <T>(
  correlacion: string,
  work: () => T,
  actor: string | null = null,
  token?: TokenCitado,
): T => requestContext.run({ correlacion, actor, token }, work);

/** Runs what a person does because somebody else has proposed it, with that token: both are named as its cause. */
export const asProposed = <T>(propone: string, token: TokenCitado, work: () => T): T => {
  const current = requestContext.getStore() ?? { correlacion: randomUUID(), actor: null };
  return requestContext.run({ ...current, propone, token }, work);
};

/** Outside of any request or message, as in a timer, each call returns a new id. */
export const currentCorrelationId = (): string => requestContext.getStore()?.correlacion ?? randomUUID();

/** The personal token that events name beside the person; undefined: none. */
export const currentToken = (): TokenCitado | undefined => requestContext.getStore()?.token;

/** Who proposed what is being done, for the history to name beside the actor; undefined: the actor does it of their own. */
export const currentProponent = (): string | undefined => requestContext.getStore()?.propone;

/** The person whom events name as their cause; null: nobody, as in a scheduled job. */
export const currentActor = (): string | null => requestContext.getStore()?.actor ?? null;
