import { createHash } from 'node:crypto';

const DIGITS = 16;

/** Identifies a picture where there is no room for the picture itself. */
export const digestOfImagen = (imagen: string | null): string | null =>
  imagen && `imagen ${createHash('sha256').update(imagen).digest('hex').slice(0, DIGITS)}`;
