import { i18next } from './i18n/i18n';

const SHORT: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric' };

/** Calendar days travel as midnight UTC; any other zone would show the day before. */
export const formatDia = (iso: string): string =>
  new Intl.DateTimeFormat(i18next.language, { ...SHORT, timeZone: 'UTC' }).format(new Date(iso));

/** A moment (when something was created), in the reader's own zone. */
export const formatMomento = (iso: string): string =>
  new Intl.DateTimeFormat(i18next.language, SHORT).format(new Date(iso));

export const formatMomentoExacto = (iso: string): string =>
  new Intl.DateTimeFormat(i18next.language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso));

/** Value of a date input for a day of the API. */
export const toInputDia = (iso: string | null | undefined): string => iso?.slice(0, 10) ?? '';

/** Today where the person is, as a date input writes it. */
export const hoy = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};
