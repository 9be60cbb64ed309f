import { formatFecha } from '../../../../shared/fechas/dates';
import { addDias } from '../../../../shared/fechas/dias';
import type { Barra } from './barras';

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
