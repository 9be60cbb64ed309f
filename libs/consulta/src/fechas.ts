import type { Comparador } from './consulta';
import { plain } from './plain';

/** Days since 1 January 1970. */
export type Dia = number;

/** `hasta` is no longer among them; null: without an end on that side. */
export interface Dias {
  desde: Dia | null;
  hasta: Dia | null;
}

const DAY_MS = 86_400_000;
const MAX_LAPSO = 3_650;
const UNITS = { d: 1, s: 7 } as const;

const dayOf = (year: number, month: number, day: number): Dia => Date.UTC(year, month, day) / DAY_MS;

const monthAround = (dia: Dia, plus: number): Dias => {
  const date = new Date(dia * DAY_MS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + plus];
  return { desde: dayOf(year, month, 1), hasta: dayOf(year, month + 1, 1) };
};

/** Weeks begin on Monday, as in Spain; 1 January 1970 was a Thursday. */
const weekAround = (dia: Dia, plus: number): Dias => {
  const monday = dia - ((((dia + 3) % 7) + 7) % 7) + plus * 7;
  return { desde: monday, hasta: monday + 7 };
};

const oneDay = (dia: Dia): Dias => ({ desde: dia, hasta: dia + 1 });

const WORDS: Record<string, (hoy: Dia) => Dias> = {
  hoy: oneDay,
  ayer: (hoy) => oneDay(hoy - 1),
  manana: (hoy) => oneDay(hoy + 1),
  'esta-semana': (hoy) => weekAround(hoy, 0),
  'semana-pasada': (hoy) => weekAround(hoy, -1),
  'proxima-semana': (hoy) => weekAround(hoy, 1),
  'este-mes': (hoy) => monthAround(hoy, 0),
  'mes-pasado': (hoy) => monthAround(hoy, -1),
  'proximo-mes': (hoy) => monthAround(hoy, 1),
};

/** With their accents, as they are suggested and printed. */
export const PALABRAS_DE_FECHA = [
  'hoy',
  'ayer',
  'mañana',
  'esta-semana',
  'semana-pasada',
  'próxima-semana',
  'este-mes',
  'mes-pasado',
  'próximo-mes',
] as const;

const wordOf = (escrito: string): string => plain(escrito).trim().replaceAll(/\s+/g, '-');

const exactDay = (escrito: string): Dia | null => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(escrito) ?? [];
  if (!year) return null;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
  return isDay ? date.getTime() / DAY_MS : null;
};

const INSTANTE = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Milliseconds since 1970 of `2026-11-28T10:00:00Z`; null if it is none. */
export const instanteDe = (escrito: string): number | null => {
  const [, day] = INSTANTE.exec(escrito) ?? [];
  const at = day && exactDay(day) !== null ? Date.parse(escrito) : Number.NaN;
  return Number.isNaN(at) ? null : at;
};

/** How many days `7d`, `-2s` or `1m` are; months count thirty. */
const lapsoOf = (escrito: string, isAge: boolean): number | null => {
  const [, sign, amount, unit] = /^(-?)(\d{1,4})([dsm])$/.exec(plain(escrito)) ?? [];
  if (!unit || (isAge && sign)) return null;
  const days = Number(amount) * (unit === 'm' ? 30 : UNITS[unit as 'd' | 's']);
  return days > MAX_LAPSO ? null : sign ? -days : days;
};

/** Its written form; null if it is none. */
export const fechaEscrita = (escrito: string, isAge: boolean): string | null => {
  const word = wordOf(escrito);
  const known = PALABRAS_DE_FECHA.find((palabra) => plain(palabra) === word);
  if (known) return known;
  if (lapsoOf(escrito, isAge) !== null) return plain(escrito);
  if (isAge && instanteDe(escrito) !== null) return escrito;
  return exactDay(escrito) === null ? null : escrito;
};

const compared = ({ desde, hasta }: Dias, comparador: Comparador): Dias => {
  if (comparador === '<') return { desde: null, hasta: desde };
  if (comparador === '<=') return { desde: null, hasta };
  if (comparador === '>') return { desde: hasta, hasta: null };
  return comparador === '>=' ? { desde, hasta: null } : { desde, hasta };
};

const OPPOSITE: Record<Comparador, Comparador> = { ':': ':', '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/** The days that a condition on a date lets through. An age grows backwards: `creada<7d` is what is newer. */
export const diasDe = (
  valor: string,
  comparador: Comparador,
  { hoy, isAge }: { hoy: Dia; isAge: boolean },
): Dias => {
  const word = WORDS[wordOf(valor)];
  if (word) return compared(word(hoy), comparador);
  const exact = exactDay(valor);
  if (exact !== null) return compared(oneDay(exact), comparador);
  const lapso = lapsoOf(valor, isAge) ?? 0;
  const end = isAge ? hoy - lapso : hoy + lapso;
  if (comparador === ':') return { desde: Math.min(hoy, end), hasta: Math.max(hoy, end) + 1 };
  return compared(oneDay(end), isAge ? OPPOSITE[comparador] : comparador);
};
