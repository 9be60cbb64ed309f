import type { CambioHecho } from '@pmp/contracts/common';
import type { HistorialDoc } from '../historial/historial.model';
import type { Change } from './change';

/** What a fact tells of a change: the rows of its history, and the rank, which a history has no use for. */
export function toldOf<T extends { orden: string }>(
  { before, changes }: Change<T>,
  rows: readonly HistorialDoc[],
): CambioHecho[] {
  const told = rows.filter(({ campo }) => campo !== 'orden').map(({ campo, de, a }) => ({ campo, de, a }));
  if (changes.orden !== undefined) told.push({ campo: 'orden', de: before.orden, a: changes.orden });
  return told;
}
