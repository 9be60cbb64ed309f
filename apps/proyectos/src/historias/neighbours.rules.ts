import { erroresSprints } from '@pmp/contracts/sprints';
import { DomainError } from '@pmp/platform';
import type { Types } from 'mongoose';

interface Placed {
  _id: Types.ObjectId;
}

/** The two stories between which the moved one comes. */
export interface Neighbours<T> {
  despuesDe: T | null;
  antesDe: T | null;
}

/**
 * Between which two stories the moved one comes; null: it stays where it is. Behind the last story of its column it
 * goes no further than the next story of the board, in whichever column. If `despuesDe` has left the column meanwhile,
 * it still says where in the project's ranks. `historias` are in rank order and include `moved`; `isIn`: whether one is
 * in the column.
 */
export function neighboursIn<T extends Placed>(
  isIn: (historia: T) => boolean,
  historias: readonly T[],
  moved: T,
  wanted: string | null | undefined,
): Neighbours<T> | null {
  const isOther = (historia: T) => historia !== moved;
  const isInside = (historia: T) => isOther(historia) && isIn(historia);
  if (wanted === null) return { despuesDe: null, antesDe: historias.find(isInside) ?? null };
  if (wanted !== undefined) {
    const place = historias.findIndex(({ _id }) => _id.equals(wanted));
    const despuesDe = historias[place];
    if (!despuesDe || despuesDe === moved) throw new DomainError(erroresSprints.despuesDeNoValida);
    const behind = historias.slice(place + 1);
    return { despuesDe, antesDe: behind.find(isInside) ?? behind.find(isOther) ?? null };
  }
  if (isIn(moved)) return null;
  const last = historias.findLastIndex(isInside);
  if (last < 0) return { despuesDe: null, antesDe: null };
  return { despuesDe: historias[last]!, antesDe: historias.slice(last + 1).find(isOther) ?? null };
}
