import { stemmer } from '@orama/stemmers/spanish';
import { toBuscable } from '../texts/to-buscable';

/** A shorter root is the beginning of too many words. */
const MIN_LETTERS = 4;

/**
 * The part of a word that its other forms begin with too: 'factur' for 'facturas', which finds 'factura' and
 * 'facturación'. The whole word where its root is not how it begins, or is short.
 */
export function raizOf(palabra: string): string {
  const buscable = toBuscable(palabra);
  const root = toBuscable(stemmer(palabra.normalize('NFC').toLowerCase()));
  return buscable.startsWith(root) ? buscable.slice(0, Math.max(root.length, MIN_LETTERS)) : buscable;
}
