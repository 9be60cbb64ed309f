import type { CambioHecho } from '@pmp/contracts/common';
import { detalleOf } from '@pmp/platform';
import type { HistorialDoc } from '../historial/historial.model';
import type { Change } from '../kinds/change';

/** Sent as raw values: the history has no use for ranks, and two people may have the same name. */
const RAW = ['orden', 'asignado', 'responsable'];

/** The detail of a fact: the rows of the history, with raw values for some fields. */
export function toldOf<T extends object>(
  { before, changes }: Pick<Change<T>, 'before' | 'changes'>,
  rows: readonly HistorialDoc[],
): CambioHecho[] {
  const told = rows
    .filter(({ campo, accion }) => !RAW.includes(campo) && !(campo === 'criterios' && accion === 'movido'))
    .map(({ campo, de, a }) => ({ campo, de, a }));
  const raw = Object.entries(changes).filter(([campo]) => RAW.includes(campo));
  return [...told, ...detalleOf(before, Object.fromEntries(raw))];
}
