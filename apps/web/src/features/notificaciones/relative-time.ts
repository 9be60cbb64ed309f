import { formatMomento } from '../../shared/dates';
import { i18next } from '../../shared/i18n/i18n';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const say = (ago: number, unit: number, name: 'minute' | 'hour' | 'day', style: 'short' | 'long') =>
  new Intl.RelativeTimeFormat(i18next.language, { style }).format(-Math.floor(ago / unit), name);

/** Minutes under an hour, hours under a day, days under a week, otherwise a date; null: this very minute. */
export const relativeTime = (iso: string, now: number): string | null => {
  const ago = now - new Date(iso).getTime();
  if (ago < MINUTE) return null;
  if (ago >= 7 * DAY) return formatMomento(iso);
  if (ago < HOUR) return say(ago, MINUTE, 'minute', 'short');
  if (ago < DAY) return say(ago, HOUR, 'hour', 'short');
  return say(ago, DAY, 'day', 'long');
};
