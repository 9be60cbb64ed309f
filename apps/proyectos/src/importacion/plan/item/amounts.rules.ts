import { readNumber } from '../../mapeo/dates.rules';
import type { Unidad } from '../../mapeo/unidades';
import type { Cells } from './cells';

const MAX_PUNTOS = 1_000;
const MAX_HORAS = 1_000;
const SECONDS_PER_HOUR = 3_600;
/** How many of each are an hour. */
const PER_HOUR: Record<Unidad, number> = {
  horas: 1,
  segundos: SECONDS_PER_HOUR,
  milisegundos: SECONDS_PER_HOUR * 1_000,
};
/** As Jira counts them: days of eight hours, weeks of five days. */
const HOURS: readonly (readonly [RegExp, number])[] = [
  [/^(w|wk|weeks?|sem|semanas?|semaines?|wochen?)$/, 40],
  [/^(d|days?|dias?|jours?|j|tage?|t)$/, 8],
  [/^(h|hs|hrs?|hours?|horas?|heures?|stunden?|std)$/, 1],
  [/^(m|mins?|minutes?|minutos?|minuten?)$/, 1 / 60],
  [/^(s|secs?|seconds?|segundos?|secondes?|sekunden?)$/, 1 / SECONDS_PER_HOUR],
];
const PART = /^(\d+(?:[.,]\d+)?)\s*([a-z]+)\.?/;

/** `2h 30m`, `1d 4h`, `90 min`, `2:30`; null: it says no time. */
function spelled(text: string): number | null {
  const clock = /^(\d{1,4}):([0-5]\d)(?::[0-5]\d)?$/.exec(text);
  if (clock) return Number(clock[1]) + Number(clock[2]) / 60;
  let hours = 0;
  let rest = text.slice(0, 100).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
  if (!rest) return null;
  while (rest) {
    const part = PART.exec(rest);
    const unit = part && HOURS.find(([name]) => name.test(part[2]!))?.[1];
    if (!unit) return null;
    hours += Number(part[1]!.replace(',', '.')) * unit;
    rest = rest.slice(part[0].length).replace(/^[\s,]*(y|and|et|und)?\s*/, '');
  }
  return hours;
}

/** Hours; null: it says none, or more than can be. */
export function hoursIn(text: string, unidad: Unidad): number | null {
  const number = readNumber(text);
  const hours = number === null ? spelled(text.trim()) : number / PER_HOUR[unidad];
  return hours === null || hours < 0 || hours > MAX_HORAS ? null : hours;
}

/** In halves of an hour, as it is planned here; what it was is noted where that is something else. */
export function estimateOf(cells: Cells): number | null {
  const text = cells.one('tiempoEstimado');
  const unidad = cells.unidad('tiempoEstimado');
  const said = text ? hoursIn(text, unidad) : null;
  const hours = said === null ? null : Math.ceil(said * 2) / 2;
  if (text && said !== hours)
    cells.notas.push(`Tiempo estimado en el origen: ${text}${unidad === 'horas' ? '' : ` ${unidad}`}`);
  else if (text && said === null) cells.notas.push(`Tiempo estimado en el origen: ${text}`);
  return hours;
}

export function pointsOf(cells: Cells): number {
  const text = cells.one('puntos');
  const read = text ? readNumber(text) : 0;
  const isReadable = read !== null && read >= 0;
  if (!isReadable) cells.avisos.add('puntosIlegibles');
  if (!isReadable || read > MAX_PUNTOS) cells.notas.push(`Puntos en el origen: ${text}`);
  return isReadable ? Math.min(read, MAX_PUNTOS) : 0;
}
