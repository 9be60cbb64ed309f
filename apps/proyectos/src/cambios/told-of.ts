import type { CambioHecho } from '@pmp/contracts/common';
import { detalleOf } from '@pmp/platform';
import type { HistorialDoc } from '../historial/historial.model';
import type { Change } from './change';

/** Told as they are: a rank, which a history has no use for, and people, of whom two may have one name. */
const RAW = ['orden', 'asignado'];

/** What a fact tells of a change: the rows of its history, and the raw values of some. */
export function toldOf<T extends object>(
  { before, changes }: Change<T>,
  rows: readonly HistorialDoc[],
): CambioHecho[] {
  const told = rows.filter(({ campo }) => !RAW.includes(campo)).map(({ campo, de, a }) => ({ campo, de, a }));
  const raw = Object.entries(changes).filter(([campo]) => RAW.includes(campo));
  return [...told, ...detalleOf(before, Object.fromEntries(raw))];
}
