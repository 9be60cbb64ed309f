import {
  erroresSprints,
  ESTADOS_DE_COLUMNA,
  type EstadoHistoria,
  type HistoriaDeSprint,
  type NombreColumna,
} from '@pmp/contracts/sprints';
import { DomainError } from '@pmp/platform';

/** The estado that a story gets which has none of the column's. */
export function estadoInto(columna: NombreColumna, sent: EstadoHistoria | undefined): EstadoHistoria {
  const estados = ESTADOS_DE_COLUMNA[columna];
  if (sent === undefined) return estados[0];
  if (!estados.includes(sent)) throw new DomainError(erroresSprints.estadoDeOtraColumna);
  return sent;
}

export interface Vecinas {
  despuesDe: string | null;
  antesDe: string | null;
}

/**
 * Between which two stories the moved one comes; null: it stays where it is. Behind the last of its column it comes
 * no further than what follows on the board, in whichever column. A story to come after that has left the column
 * meanwhile still says where in the project's ranks. `historias` are in rank order.
 */
export function neighboursIn(
  columna: NombreColumna,
  historias: readonly HistoriaDeSprint[],
  moved: string,
  wanted: string | null | undefined,
): Vecinas | null {
  const estados: readonly string[] = ESTADOS_DE_COLUMNA[columna];
  const isInside = ({ estado }: HistoriaDeSprint) => estados.includes(estado);
  const others = historias.filter(({ _id }) => _id !== moved);
  if (wanted === undefined && others.filter(isInside).length < historias.filter(isInside).length) return null;
  const despuesDe = wanted === undefined ? (others.findLast(isInside)?._id ?? null) : wanted;
  if (despuesDe === null) return { despuesDe, antesDe: others.find(isInside)?._id ?? null };
  const place = others.findIndex(({ _id }) => _id === despuesDe);
  if (place < 0) throw new DomainError(erroresSprints.despuesDeNoValida);
  const behind = others.slice(place + 1);
  return { despuesDe, antesDe: (behind.find(isInside) ?? behind[0])?._id ?? null };
}
