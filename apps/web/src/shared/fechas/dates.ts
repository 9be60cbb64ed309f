import { isWithoutHour } from './dias';
import { i18next } from '../i18n/i18n';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const SHORT: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric' };
const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment in the language on screen. Formats are kept, as building one is slow and lists use hundreds. */
export const formatFecha = (date: Date, options: Intl.DateTimeFormatOptions): string => {
  const key = `${i18next.language}/${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(i18next.language, options);
    formats.set(key, format);
  }
  return format.format(date);
};

/** A moment (when something was created), in the reader's own zone. */
export const formatMomento = (iso: string): string => formatFecha(new Date(iso), SHORT);

/** A planned date: without an hour it is the same day everywhere, so the reader's zone must not shift it. */
export const formatDia = (iso: string): string =>
  isWithoutHour(iso) ? formatFecha(new Date(iso), { ...SHORT, timeZone: 'UTC' }) : formatMomento(iso);

export const formatMomentoExacto = (iso: string): string =>
  formatFecha(new Date(iso), { dateStyle: 'long', timeStyle: 'short' });

const ago = (count: number, unit: 'minute' | 'hour' | 'day', style: 'short' | 'long') =>
  new Intl.RelativeTimeFormat(i18next.language, { style }).format(-count, unit);

/** Minutes under an hour, hours under a day, days under a week, otherwise a date; null: this very minute. */
export const formatRelativo = (iso: string, now: number): string | null => {
  const ms = now - Date.parse(iso);
  if (ms < MINUTE) return null;
  if (ms < HOUR) return ago(Math.floor(ms / MINUTE), 'minute', 'short');
  if (ms < DAY) return ago(Math.floor(ms / HOUR), 'hour', 'short');
  if (ms < 7 * DAY) return ago(Math.floor(ms / DAY), 'day', 'long');
  return formatMomento(iso);
};
