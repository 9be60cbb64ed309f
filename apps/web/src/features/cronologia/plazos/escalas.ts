import { formatFecha } from '../../../shared/fechas/dates';
import { addDias } from '../../../shared/fechas/dias';
import type { Barra, GrupoDeBarras } from './barras';

export const ESCALAS = ['dias', 'semanas', 'meses'] as const;
export type Escala = (typeof ESCALAS)[number];

interface Cabeza {
  scales: { unit: string; step: number; format: (date: Date) => string }[];
  cellWidth: number;
}
const named = (options: Intl.DateTimeFormatOptions) => (date: Date) => formatFecha(date, options);

/**
 * What the head of the chart counts by, and how wide the smallest of it is. Weeks are counted in days: the library lets
 * months drift apart from weeks, which begin in one and end in another.
 */
export const CABEZAS: Record<Escala, Cabeza> = {
  dias: {
    scales: [
      { unit: 'month', step: 1, format: named({ month: 'long', year: 'numeric' }) },
      { unit: 'day', step: 1, format: (date) => String(date.getDate()) },
    ],
    cellWidth: 34,
  },
  semanas: {
    scales: [
      { unit: 'week', step: 1, format: named({ day: 'numeric', month: 'short', year: 'numeric' }) },
      { unit: 'day', step: 1, format: named({ weekday: 'narrow' }) },
    ],
    cellWidth: 17,
  },
  meses: {
    scales: [
      { unit: 'year', step: 1, format: (date) => String(date.getFullYear()) },
      { unit: 'month', step: 1, format: named({ month: 'short' }) },
    ],
    cellWidth: 96,
  },
};

/** What is drawn of a project that somebody has spread over centuries: further away a bar is only in the list. */
const FURTHEST = 3 * 365;
const BEFORE = 21;
const AFTER = 70;

const firstOfMonth = (dia: string) => `${dia.slice(0, 7)}-01`;
const firstOfNext = (dia: string) => firstOfMonth(addDias(firstOfMonth(dia), 31));

/** From which month to which: all that there is, today, and room at both ends to drag to. */
export const ventanaDe = (barras: readonly Barra[], hoy: string): { desde: string; hasta: string } => {
  const plazos = barras.flatMap(({ plazo }) => plazo ?? []);
  const [first, last] = [addDias(hoy, -FURTHEST), addDias(hoy, FURTHEST)];
  const within = (dia: string) => (dia < first ? first : dia > last ? last : dia);
  const inicios = [hoy, ...plazos.map(({ inicio }) => within(inicio))].sort();
  const fines = [hoy, ...plazos.map(({ fin }) => within(fin))].sort();
  return {
    desde: firstOfMonth(addDias(inicios[0] ?? hoy, -BEFORE)),
    hasta: firstOfNext(addDias(fines.at(-1) ?? hoy, AFTER)),
  };
};

/** Days that stay in sight before today when the chart opens. */
export const PAST = 10;
/** How many rows and days are in sight when the chart opens, at the least. */
const ROWS_IN_SIGHT = 8;
const DAYS_IN_SIGHT = 28;

/** Where the chart opens: today, at the top, or where there is something to be seen. */
export const opensAt = (
  barras: readonly Barra[],
  grupos: readonly GrupoDeBarras[],
  plegadas: ReadonlySet<string>,
  hoy: string,
): { date: string; row: number } => {
  const rows = [
    ...grupos.flatMap(({ id }) => [undefined, ...barras.filter(({ padre }) => padre === id)]),
    ...barras.filter(({ padre }) => !grupos.some(({ id }) => id === padre)),
  ].filter((barra) => !(barra?.padre && plegadas.has(barra.padre)));
  const [desde, hasta] = [addDias(hoy, -PAST), addDias(hoy, DAYS_IN_SIGHT)];
  const now = rows.findIndex(
    (barra) => barra?.plazo && barra.plazo.inicio <= hasta && barra.plazo.fin >= desde,
  );
  const at = now < 0 ? rows.findIndex((barra) => barra?.plazo) : now;
  const date = now < 0 ? (rows[at]?.plazo?.inicio ?? hoy) : hoy;
  return { date, row: at < ROWS_IN_SIGHT ? 0 : at - 1 };
};
