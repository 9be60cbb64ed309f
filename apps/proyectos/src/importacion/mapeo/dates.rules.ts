import type { Mapeo } from '@pmp/contracts/proyectos';

type Orden = Mapeo['fechas'];

/** Months as Jira writes them in the four languages of this product, by their first letters. */
const MONTHS: readonly RegExp[] = [
  /^(jan|ene|janv|jän)/,
  /^(feb|fév|fev)/,
  /^(mar(?!i)|mär|mrz)/,
  /^(apr|abr|avr)/,
  /^(may|mai)/,
  /^(jun|juin)/,
  /^(jul|juil)/,
  /^(aug|ago|aoû|aout)/,
  /^(sep|set)/,
  /^(oct|okt)/,
  /^nov/,
  /^(dec|dic|déc|dez)/,
];

/** `Wed Mar 06 2024 10:00:00 GMT+0000 (GMT)`, as programs in JavaScript write it. */
const SCRIPT = /^\p{L}{3} (\p{L}{3}) (\d{2}) (\d{4}) (\d{2}:\d{2}:\d{2})(?: GMT([+-]\d{4}))?/u;
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](.*))?$/;
const NUMBERS = /^(\d{1,2})[./-](\d{1,2})[./-](\d{2}|\d{4})(?:,?\s+(.*))?$/;
const NAMED = /^(\d{1,2})[./ -]([\p{L}.]{3,12})[./ -](\d{2}|\d{4})(?:,?\s+(.*))?$/u;
const CLOCK =
  /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*([ap]\.?\s?m\.?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i;

const MAX_LENGTH = 120;

const fullYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));

/** Minutes since midnight; without a zone the source does not say which one it means: it is read as UTC. */
function minutesOf(clock: string | undefined): number | null {
  if (!clock) return 0;
  const found = CLOCK.exec(clock.trim());
  if (!found) return null;
  const [, hours, minutes, , half, zone] = found;
  let hour = Number(hours);
  if (hour > 23 || Number(minutes) > 59) return null;
  if (half) hour = (hour % 12) + (/^p/i.test(half) ? 12 : 0);
  const offset = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '');
  const shift = offset ? (offset[1] === '-' ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3])) : 0;
  return hour * 60 + Number(minutes) - shift;
}

function dateOf(year: number, month: number, day: number, clock: string | undefined): Date | null {
  const minutes = minutesOf(clock);
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 1970 && year < 2200;
  return exists && minutes !== null ? new Date(date.getTime() + minutes * 60_000) : null;
}

/** A date as trackers and spreadsheets write it; null if it cannot be told. */
export function readDate(text: string, orden: Orden): Date | null {
  // A long text is no date, and the patterns below would take long to say so.
  if (text.length > MAX_LENGTH) return null;
  // Without the weekday that mails and feeds put before it.
  const trimmed = text.trim().replace(/^\p{L}{2,4}\.?,\s+(?=\d)/u, '');
  const script = SCRIPT.exec(trimmed);
  if (script) return readDate(`${script[2]}/${script[1]}/${script[3]} ${script[4]}${script[5] ?? ''}`, orden);
  const iso = ISO.exec(trimmed);
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]), iso[4]);
  const named = NAMED.exec(trimmed);
  if (named) {
    const month = MONTHS.findIndex((pattern) => pattern.test(named[2]!.toLowerCase())) + 1;
    return month ? dateOf(fullYear(named[3]!), month, Number(named[1]), named[4]) : null;
  }
  const numbers = NUMBERS.exec(trimmed);
  if (!numbers) return null;
  const [first, second] = [Number(numbers[1]), Number(numbers[2])];
  const [day, month] = orden === 'dma' ? [first, second] : [second, first];
  return dateOf(fullYear(numbers[3]!), month, day, numbers[4]);
}

/** Which comes first in these dates: the day, unless a second number is too large for a month. */
export function orderOf(dates: readonly string[]): Orden {
  const numbers = dates.flatMap((text) => NUMBERS.exec(text.trim()) ?? []);
  const seconds = dates.map((text) => Number(NUMBERS.exec(text.trim())?.[2] ?? 0));
  return numbers.length && seconds.some((second) => second > 12) ? 'mda' : 'dma';
}

/** A number with a point or a comma; null if it is none. */
export function readNumber(text: string): number | null {
  const trimmed = text.trim().replace(/\s/g, '');
  if (!/^-?\d+([.,]\d+)?$/.test(trimmed)) return null;
  return Number(trimmed.replace(',', '.'));
}
