import { readNumber } from './dates.rules';

/** What the number in a cell counts, where its column says so. */
export type Unidad = 'segundos' | 'milisegundos' | 'horas';

export const SECONDS_PER_HOUR = 3_600;
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

/** Seconds; null: it says no time. */
export function secondsIn(text: string, unidad: Unidad): number | null {
  const number = readNumber(text);
  const hours = number === null ? spelled(text.trim()) : number / PER_HOUR[unidad];
  return hours === null || hours < 0 ? null : hours * SECONDS_PER_HOUR;
}

/** `1 h 30 min 15 s`, without what there is nothing of. */
export function duracionDicha(seconds: number): string {
  const whole = Math.round(seconds);
  const parts: [number, string][] = [
    [Math.floor(whole / 3_600), 'h'],
    [Math.floor(whole / 60) % 60, 'min'],
    [whole % 60, 's'],
  ];
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return said.join(' ') || '0 s';
}
