import { HttpError } from './http';

export const statusOf = (error: unknown): number | undefined =>
  error instanceof HttpError ? error.status : undefined;

/** No such thing for this person, or none any more; an address may also be malformed. */
export const isMissing = (error: unknown): boolean => [400, 404].includes(statusOf(error) ?? 0);

/** The network or the server failed, not the request: worth another try. */
export const isUnavailable = (error: unknown): boolean => {
  const status = statusOf(error);
  return status === 0 || (status !== undefined && status >= 500);
};

/** A stale `version`: somebody else has saved meanwhile. Conflicts of a field name that field instead. */
export const isStaleVersion = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 409 && error.errores.length === 0;

/** The server's sentence, else the one the specification gives for the situation. */
export const errorText = (error: unknown, fallback: string): string =>
  (error instanceof HttpError && error.message) || fallback;

export const fieldErrors = (error: unknown) => (error instanceof HttpError ? error.errores : []);
