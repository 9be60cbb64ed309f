import { formatMomento, formatMomentoExacto } from '../../shared/dates';
import { i18next } from '../../shared/i18n/i18n';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const relative = (iso: string): string | undefined => {
  const ms = Math.max(0, Date.now() - Date.parse(iso));
  const format = new Intl.RelativeTimeFormat(i18next.language, { numeric: 'auto' });
  if (ms < MINUTE) return format.format(0, 'second');
  if (ms < HOUR) return format.format(-Math.floor(ms / MINUTE), 'minute');
  if (ms < DAY) return format.format(-Math.floor(ms / HOUR), 'hour');
  if (ms < 7 * DAY) return format.format(-Math.floor(ms / DAY), 'day');
  return undefined;
};

/** Relative while fresh, exact on hover. */
export const MomentoRelativo = ({ iso }: { iso: string }) => (
  <time dateTime={iso} title={formatMomentoExacto(iso)}>
    {relative(iso) ?? formatMomento(iso)}
  </time>
);
