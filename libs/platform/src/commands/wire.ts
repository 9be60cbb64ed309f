import type { ErrorKind, FieldError, Sentence } from '@pmp/contracts/common';

export const CORRELATION_HEADER = 'Correlacion';
export const ACTOR_HEADER = 'Actor';
/** The personal token that the actor acts with, as encoded JSON: a header holds ASCII only. */
export const TOKEN_HEADER = 'Token';

/** The reply to a command, as it is sent. */
export type CommandReply =
  | { datos: unknown; error?: undefined }
  | { error: Sentence & { kind: ErrorKind; fields: FieldError[] } };
