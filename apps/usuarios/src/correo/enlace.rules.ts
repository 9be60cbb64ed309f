import { createHash, randomBytes } from 'node:crypto';

export const ENLACE_MINUTOS = 30;

export const newToken = (): string => randomBytes(32).toString('base64url');

/** A plain hash is enough: 256 random bits cannot be guessed, however fast one tries. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const rutaOf = (token: string): string => `/restablecer/${token}`;

export const expiryFrom = (now: Date): Date => new Date(now.getTime() + ENLACE_MINUTOS * 60_000);
