import {
  erroresSprints,
  ESTADOS_DE_COLUMNA,
  type EstadoHistoria,
  type HistoriaDeSprint,
  type NombreColumna,
} from '@pmp/contracts/sprints';
import { DomainError } from '@pmp/platform';

/** The estado that a story gets if its own does not belong to the column. */
export function estadoInto(columna: NombreColumna, sent: EstadoHistoria | undefined): EstadoHistoria {
  const estados = ESTADOS_DE_COLUMNA[columna];
  if (sent === undefined) return estados[0];
  if (!estados.includes(sent)) throw new DomainError(erroresSprints.estadoDeOtraColumna);
  return sent;
}

type Placed = Pick<HistoriaDeSprint, '_id' | 'estado'>;

/** The two stories between which the moved one comes. */
export interface Neighbours {
  despuesDe: Placed | null;
  antesDe: Placed | null;
}

/**
 * Between which two stories the moved one comes; null: it stays where it is. Behind the last story of its column it
 * goes no further than the next story of the board, in whichever column. If `despuesDe` has left the column meanwhile,
 * it still says where in the project's ranks. `historias` are in rank order and include `moved`.
 */
export function neighboursIn(
  columna: NombreColumna,
  historias: readonly Placed[],
  moved: Placed,
  wanted: string | null | undefined,
): Neighbours | null {
  const estados: readonly string[] = ESTADOS_DE_COLUMNA[columna];
  const isOther = (historia: Placed) => historia !== moved;
  const isInside = (historia: Placed) => isOther(historia) && estados.includes(historia.estado);
  if (wanted === null) return { despuesDe: null, antesDe: historias.find(isInside) ?? null };
  if (wanted !== undefined) {
    const place = historias.findIndex(({ _id }) => _id === wanted);
    const despuesDe = historias[place];
    if (!despuesDe || despuesDe === moved) throw new DomainError(erroresSprints.despuesDeNoValida);
    const behind = historias.slice(place + 1);
    return { despuesDe, antesDe: behind.find(isInside) ?? behind.find(isOther) ?? null };
  }
  if (estados.includes(moved.estado)) return null;
  const last = historias.findLastIndex(isInside);
  if (last < 0) return { despuesDe: null, antesDe: null };
  return { despuesDe: historias[last]!, antesDe: historias.slice(last + 1).find(isOther) ?? null };
}
