import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** What follows a request or a message through every await; `actor` is set by the guard. */
export interface RequestContext {
  correlacion: string;
  actor: string | null;
}

const CORRELATION_PATTERN = /^[\w-]{8,64}$/;

export const requestContext = new AsyncLocalStorage<RequestContext>();

/** The caller's id when it is well formed (it ends up in logs and headers), else a new one. */
export const correlationIdFrom = (header: unknown): string =>
  typeof header === 'string' && CORRELATION_PATTERN.test(header) ? header : randomUUID();

/** For work that no request has begun: what it logs, writes and sends is found under one id. `actor` null: nobody asked for it. */
export const withCorrelation = <T>(correlacion: string, work: () => T, actor: string | null = null): T =>
  requestContext.run({ correlacion, actor }, work);

/** Outside of any request or message (a timer) each call gets an id of its own. */
export const currentCorrelationId = (): string => requestContext.getStore()?.correlacion ?? randomUUID();

/** Whom an event names as its cause; null: nobody, as in a job by the clock. */
export const currentActor = (): string | null => requestContext.getStore()?.actor ?? null;
