import type { CampoImportacion } from '@pmp/contracts/proyectos';
import { campoOfColumna, isOfNoUse } from '../../mapeo/palabras/columnas';

/** Rows among which the header is looked for: reports have their name, their date and blank lines above it. */
export const MAX_ABOVE = 30;

const knownIn = (row: readonly string[]): ReadonlySet<CampoImportacion | string> =>
  new Set(row.flatMap((name) => campoOfColumna(name) ?? (isOfNoUse(name) ? name : [])));

/**
 * The place of the header among the first rows of a table: the first, unless nothing in it is a heading and another one
 * has several, with a title among them.
 */
export function headerRow(rows: readonly (readonly string[])[]): number {
  if (knownIn(rows[0] ?? []).size) return 0;
  const at = rows.findIndex((row) => {
    const known = knownIn(row);
    return known.size > 1 && known.has('titulo');
  });
  return Math.max(0, at);
}
