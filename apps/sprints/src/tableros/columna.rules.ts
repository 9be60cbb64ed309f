import {
  columnaDe,
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
 * Between which two stories of the column the moved one comes; null: it stays where it is. A story to come after
 * that has left the column meanwhile still says where in the project's ranks. `historias` are in rank order.
 */
export function neighboursIn(
  columna: NombreColumna,
  historias: readonly HistoriaDeSprint[],
  moved: string,
  despuesDe: string | null | undefined,
): Vecinas | null {
  const inside = historias.filter(({ estado }) => columnaDe(estado) === columna);
  const others = inside.filter(({ _id }) => _id !== moved);
  if (despuesDe === undefined) {
    if (others.length < inside.length) return null;
    return { despuesDe: others.at(-1)?._id ?? null, antesDe: null };
  }
  if (despuesDe === null) return { despuesDe, antesDe: others[0]?._id ?? null };
  if (despuesDe === moved || !historias.some(({ _id }) => _id === despuesDe)) {
    throw new DomainError(erroresSprints.despuesDeNoValida);
  }
  const place = others.findIndex(({ _id }) => _id === despuesDe);
  return { despuesDe, antesDe: (place >= 0 && others[place + 1]?._id) || null };
}
