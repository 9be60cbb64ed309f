import { formatFecha, formatMomento } from '../../../shared/fechas/dates';

const DAY_MS = 86_400_000;
const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };

/** The time under 24 hours, weekday and time under 7 days, otherwise a date. */
export const chatTime = (iso: string, now: number): string => {
  const date = new Date(iso);
  const ago = now - date.getTime();
  if (ago < DAY_MS) return formatFecha(date, CLOCK);
  if (ago < 7 * DAY_MS) return `${formatFecha(date, { weekday: 'short' })} ${formatFecha(date, CLOCK)}`;
  return formatMomento(iso);
};

/** The day it was for the reader. */
export const dayOf = (iso: string): string => {
  const date = new Date(iso);
  return `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`;
};

/** The text of a day separator; null: today, undefined: yesterday. */
export const dayLabel = (iso: string, now: number): string | null | undefined => {
  if (dayOf(iso) === dayOf(new Date(now).toISOString())) return null;
  const yesterday = new Date(now);
  yesterday.setDate(yesterday.getDate() - 1);
  if (dayOf(iso) === dayOf(yesterday.toISOString())) return undefined;
  const date = new Date(iso);
  const year = date.getFullYear() === new Date(now).getFullYear() ? undefined : 'numeric';
  return formatFecha(date, { weekday: 'long', day: 'numeric', month: 'long', year });
};
