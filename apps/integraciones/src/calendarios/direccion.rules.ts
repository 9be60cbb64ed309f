import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

export const newSecreto = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** Nobody guesses 256 bits, so that a digest without salt is enough. */
export const huellaOf = (secreto: string): string => createHash('sha256').update(secreto).digest('hex');

export const rutaOf = (secreto: string): string => `/api/calendarios/direccion/${secreto}.ics`;
