import type { Calendario } from '@pmp/platform';
import type { Mapeo } from '@pmp/contracts/proyectos';

type Orden = Mapeo['fechas'];

/** A date of the source: the instant, and the day that it names where it is written; null: a day of wherever one is. */
export interface Momento {
  fecha: Date;
  dia: Date | null;
  /** It says no hour, or midnight, as many write a day. */
  sinHora: boolean;
  /** It says no zone: its hour is that of whoever wrote it, and `fecha` has it as if it were UTC's. */
  sinZona: boolean;
}

/** Months by their first letters, in the languages in which trackers and spreadsheets write them. */
const MONTHS: readonly RegExp[] = [
  /^(jan|ene|janv|jän|gen)/,
  /^(feb|fév|fev)/,
  /^(mar(?!i)|mär|mrz)/,
  /^(apr|abr|avr)/,
  /^(may|mai|mag)/,
  /^(jun|juin|giu)/,
  /^(jul|juil|lug)/,
  /^(aug|ago|aoû|aout)/,
  /^(sep|set)/,
  /^(oct|okt|out|ott)/,
  /^nov/,
  /^(dec|dic|déc|dez)/,
];

const MAX_LENGTH = 120;
/** `Wed Mar 06 2024 10:00:00 GMT+0100 (CET)`, as programs in JavaScript write it. */
const SCRIPT = /^\p{L}{3} (\p{L}{3}) (\d{2}) (\d{4}) (\d{2}:\d{2}:\d{2})(?: GMT([+-]\d{4}))?/u;
const ISO = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ](.*))?$/;
const NUMBERS = /^(\d{1,2})[./-](\d{1,2})[./-](\d{2}|\d{4})(?:,?\s+(.*))?$/;
/** `5 de diciembre de 2026`, `24/Nov/26`, `1er janvier 2026`, `5. Dezember 2026`. */
const DAY_MONTH =
  /^(\d{1,2})(?:\.|er|º|st|nd|rd|th)?[./ -]\s?(?:de\s)?([\p{L}.]{3,12})[./ -]\s?(?:de\s|del\s)?(\d{2}|\d{4})(?:,?\s+(.*))?$/iu;
/** `Dec 5, 2026`, `December 5th, 2026 3:04 PM`. */
const MONTH_DAY = /^([\p{L}.]{3,12})\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})(?:,?\s+(.*))?$/iu;
/** Milliseconds since 1970, as ClickUp writes them. */
const EPOCH = /^\d{13}$/;
const CLOCK =
  /^(?:(?:at|a las|um|à)\s)?(\d{1,2})[:h](\d{2})(?::(\d{2})(?:\.\d+)?)?\s*([ap]\.?\s?m\.?)?\s*(Z|(?:UTC|GMT)?[+-]\d{1,2}(?::?\d{2})?|UTC|GMT)?$/i;

const fullYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));

interface Clock {
  seconds: number;
  /** That of UTC: the day is that of an instant, which is another one elsewhere. */
  isInstant: boolean;
  sinZona: boolean;
  isMidnight: boolean;
}

/** Since midnight, in UTC, or in that of whoever wrote it where no zone is told. */
function clockOf(clock: string | undefined): Clock | null {
  if (!clock) return { seconds: 0, isInstant: false, sinZona: true, isMidnight: true };
  const found = CLOCK.exec(clock.trim());
  if (!found) return null;
  const [, hours, minutes, seconds = '0', half, zone = ''] = found;
  let hour = Number(hours);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  if (half) hour = (hour % 12) + (/^p/i.test(half) ? 12 : 0);
  const offset = /^(?:UTC|GMT)?([+-])(\d{1,2}?):?(\d{2})?$/i.exec(zone);
  const shift = offset ? (offset[1] === '-' ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3] ?? 0)) : 0;
  return {
    seconds: (hour * 60 + Number(minutes) - shift) * 60 + Number(seconds),
    isInstant: zone !== '' && !offset,
    sinZona: zone === '',
    isMidnight: hour === 0 && Number(minutes) === 0 && Number(seconds) === 0,
  };
}

function momentOf(year: number, month: number, day: number, clock: string | undefined): Momento | null {
  const time = clockOf(clock);
  const dia = new Date(Date.UTC(year, month - 1, day));
  const exists = dia.getUTCMonth() === month - 1 && dia.getUTCDate() === day && year > 1970 && year < 2200;
  if (!exists || !time) return null;
  const fecha = new Date(dia.getTime() + time.seconds * 1_000);
  return { fecha, dia: time.isInstant ? null : dia, sinHora: time.isMidnight, sinZona: time.sinZona };
}

const monthOf = (name: string): number =>
  MONTHS.findIndex((pattern) => pattern.test(name.toLowerCase())) + 1 || Number.NaN;

/** The month stands first where no month can stand second, and where the clock is one of those who write it so. */
function ofNumbers([, first, second, year, clock]: RegExpExecArray, orden: Orden): Momento | null {
  const [one, two] = [Number(first), Number(second)];
  const isMonthFirst = two > 12 || (one <= 12 && (orden === 'mda' || /[ap]\.?\s?m/i.test(clock ?? '')));
  const [day, month] = isMonthFirst ? [two, one] : [one, two];
  return momentOf(fullYear(year!), month, day, clock);
}

/** A date as trackers and spreadsheets write it; null if it cannot be told. */
export function readMoment(text: string, orden: Orden): Momento | null {
  // A long text is no date, and the patterns below would take long to say so.
  if (text.length > MAX_LENGTH) return null;
  // Without the weekday that mails and feeds put before it.
  const trimmed = text.trim().replace(/^\p{L}{2,10}\.?,\s+(?=\d)/u, '');
  if (EPOCH.test(trimmed))
    return { fecha: new Date(Number(trimmed)), dia: null, sinHora: false, sinZona: false };
  const script = SCRIPT.exec(trimmed);
  if (script)
    return momentOf(
      Number(script[3]),
      monthOf(script[1]!),
      Number(script[2]),
      `${script[4]}${script[5] ?? ''}`,
    );
  const iso = ISO.exec(trimmed);
  if (iso) return momentOf(Number(iso[1]), Number(iso[2]), Number(iso[3]), iso[4]);
  const named = DAY_MONTH.exec(trimmed);
  if (named) return momentOf(fullYear(named[3]!), monthOf(named[2]!), Number(named[1]), named[4]);
  const american = MONTH_DAY.exec(trimmed);
  if (american) return momentOf(Number(american[3]), monthOf(american[1]!), Number(american[2]), american[4]);
  const numbers = NUMBERS.exec(trimmed);
  return numbers && ofNumbers(numbers, orden);
}

export function readDate(text: string, orden: Orden, calendario: Reloj): Date | null {
  const momento = readMoment(text, orden);
  return momento && instantOf(momento, calendario);
}

type Reloj = Pick<Calendario, 'instantOf'>;

/** An hour without a zone is that of the installation. */
export const instantOf = ({ fecha, sinHora, sinZona }: Momento, calendario: Reloj): Date =>
  sinZona && !sinHora ? calendario.instantOf(fecha) : fecha;

/** Whether nothing in this date tells which of its numbers is the month. */
export function isAmbiguous(text: string): boolean {
  const [, first, second, , clock = ''] = (text.length <= MAX_LENGTH && NUMBERS.exec(text.trim())) || [];
  return (
    !!first && Number(first) <= 12 && Number(second) <= 12 && first !== second && !/[ap]\.?\s?m/i.test(clock)
  );
}

/** Which comes first in these dates: the day, unless one of them can only be read the other way. */
export function orderOf(dates: readonly string[]): { orden: Orden; supuesto: boolean } {
  const numbers = dates.flatMap((text) => {
    const found = text.length <= MAX_LENGTH && NUMBERS.exec(text.trim());
    return found ? [found] : [];
  });
  const isMonthFirst = numbers.some((found) => Number(found[2]) > 12 || /[ap]\.?\s?m/i.test(found[4] ?? ''));
  const isDayFirst = numbers.some((found) => Number(found[1]) > 12);
  const orden = isMonthFirst && !isDayFirst ? 'mda' : 'dma';
  return { orden, supuesto: !isMonthFirst && !isDayFirst && dates.some(isAmbiguous) };
}

/** Thousands apart, and a decimal sign that is another one: `1.234,5` and `1,234.5`. */
const GROUPED = /^-?\d{1,3}(?:(?:\.\d{3})+,\d+|(?:,\d{3})+\.\d+)$/;

/** A number with a point or a comma; null if it is none. */
export function readNumber(text: string): number | null {
  const whole = text.trim().replace(/\s/g, '');
  const trimmed = GROUPED.test(whole)
    ? whole.replaceAll(whole.includes(',', whole.indexOf('.')) ? '.' : ',', '')
    : whole;
  if (!/^-?\d+([.,]\d+)?(e[+-]?\d{1,3})?$/i.test(trimmed)) return null;
  return Number(trimmed.replace(',', '.'));
}
