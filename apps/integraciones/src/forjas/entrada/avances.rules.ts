import {
  ESTADOS_REGLA,
  SENALES_FORJA,
  type ReglasForja,
  type SenalForja,
} from '@pmp/contracts/integraciones';
import type { ReferenciaDoc } from '../datos/codigo.model';

type Estado = (typeof ESTADOS_REGLA)[number];
type Peticion = Pick<ReferenciaDoc, '_id' | 'estado'>;

const senalOf = (dicha: string): SenalForja => dicha.split(' ', 1)[0] as SenalForja;

const isOpen = ({ estado }: Peticion): boolean => estado === 'abierta' || estado === 'borrador';

/**
 * What is to be said about an item that has not been said before: each merge request says that it is open once, and that
 * it is merged once, however often its forge tells so. What is merged counts when no other one is open: the work is not
 * done while a part of it waits.
 */
export function newlySaid(peticiones: readonly Peticion[], said: ReadonlySet<string>): string[] {
  const open = peticiones.filter(({ estado }) => estado === 'abierta').map(({ _id }) => `abierta ${_id}`);
  const merged = peticiones.some(isOpen)
    ? []
    : peticiones.filter(({ estado }) => estado === 'fusionada').map(({ _id }) => `fusionada ${_id}`);
  return ['empezada', ...open, ...merged].filter((dicha) => !said.has(dicha));
}

/** What follows from it: the state that is furthest along; null: no rule says anything. */
export function avanceOf(
  dichas: readonly string[],
  reglas: ReglasForja,
): { senal: SenalForja; estado: Estado } | null {
  const senales = new Set(dichas.map(senalOf));
  const moves = SENALES_FORJA.flatMap((senal) => {
    const estado = reglas[senal];
    return senales.has(senal) && estado ? [{ senal, estado }] : [];
  });
  const order = (estado: Estado): number => ESTADOS_REGLA.indexOf(estado);
  return moves.toSorted((a, b) => order(b.estado) - order(a.estado))[0] ?? null;
}
