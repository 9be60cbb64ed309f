import { createHash } from 'node:crypto';

const DIGITS = 16;

/** Enough to tell one picture from another where the picture itself has no place. */
export const digestOfImagen = (imagen: string | null): string | null =>
  imagen && `imagen ${createHash('sha256').update(imagen).digest('hex').slice(0, DIGITS)}`;
