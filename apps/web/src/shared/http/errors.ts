import { HttpError } from './http';

export const statusOf = (error: unknown): number | undefined =>
  error instanceof HttpError ? error.status : undefined;

/** It does not exist, or not for this person; a malformed id in the address counts too. */
export const isMissing = (error: unknown): boolean => [400, 404].includes(statusOf(error) ?? 0);

/** The network or the server failed, not the request: worth another try. */
export const isUnavailable = (error: unknown): boolean => {
  const status = statusOf(error);
  return status === 0 || (status !== undefined && status >= 500);
};

/** A stale `version`: somebody else saved in between. A conflict about one field names the field instead. */
export const isStaleVersion = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 409 && error.errores.length === 0;

/** Who has saved in between, where the server says it. */
export const quienDe = (error: unknown): string | undefined => {
  const quien = error instanceof HttpError ? error.body.parametros?.['quien'] : undefined;
  return typeof quien === 'string' ? quien : undefined;
};

/** The server's sentence, else the one that the specification fixes for this failure. */
export const errorText = (error: unknown, fallback: string): string =>
  (error instanceof HttpError && error.message) || fallback;

export const fieldErrors = (error: unknown) => (error instanceof HttpError ? error.errores : []);
