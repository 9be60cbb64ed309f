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
  const isOther = ({ _id }: HistoriaDeSprint) => _id !== moved;
  const isInside = (historia: HistoriaDeSprint) => estados.includes(historia.estado) && isOther(historia);
  const isNamed = wanted !== undefined;
  if (!isNamed && historias.some(({ _id, estado }) => _id === moved && estados.includes(estado))) return null;
  const despuesDe = isNamed ? wanted : (historias.findLast(isInside)?._id ?? null);
  if (despuesDe === null) return { despuesDe, antesDe: historias.find(isInside)?._id ?? null };
  const place = historias.findIndex(({ _id }) => _id === despuesDe);
  if (place < 0 || despuesDe === moved) throw new DomainError(erroresSprints.despuesDeNoValida);
  const behind = historias.slice(place + 1);
  return { despuesDe, antesDe: (behind.find(isInside) ?? behind.find(isOther))?._id ?? null };
}
