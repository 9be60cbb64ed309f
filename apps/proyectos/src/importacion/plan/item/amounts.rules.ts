import { readNumber } from '../../mapeo/dates.rules';
import { SECONDS_PER_HOUR, secondsIn, type Unidad } from '../../mapeo/times.rules';
import type { Cells } from './cells';
import type { Item } from './item';

const MAX_PUNTOS = 1_000;
const MAX_HORAS = 1_000;

/** Hours; null: it says none, or more than can be. */
function hoursIn(text: string, unidad: Unidad): number | null {
  const seconds = secondsIn(text, unidad);
  return seconds === null || seconds > MAX_HORAS * SECONDS_PER_HOUR ? null : seconds / SECONDS_PER_HOUR;
}

/** In halves of an hour, as it is planned here, and what it was where that is something else. */
export function estimateOf(cells: Cells): Pick<Item, 'tiempoEstimado' | 'tiempoDicho'> {
  const text = cells.one('tiempoEstimado');
  const unidad = cells.unidad('tiempoEstimado');
  const said = text ? hoursIn(text, unidad) : null;
  const tiempoEstimado = said === null ? null : Math.ceil(said * 2) / 2;
  return {
    tiempoEstimado,
    tiempoDicho: said !== null && said === tiempoEstimado ? '' : cells.shown(text, unidad),
  };
}

export function pointsOf(cells: Cells): number {
  const text = cells.one('puntos');
  const read = text ? readNumber(text) : 0;
  const isReadable = read !== null && read >= 0;
  if (!isReadable) cells.avisos.add('puntosIlegibles');
  if (!isReadable || read > MAX_PUNTOS) cells.notas.push(`Puntos en el origen: ${text}`);
  return isReadable ? Math.min(read, MAX_PUNTOS) : 0;
}
