import { i18next } from '../i18n/i18n';

type Part = 'day' | 'month' | 'year';
const DIGITS = { day: 2, month: 2, year: 4 } as const;
const WRITTEN: Intl.DateTimeFormatOptions = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
};

const isPart = (type: string): type is Part => type in DIGITS;
const orderOf = (idioma: string): Part[] =>
  new Intl.DateTimeFormat(idioma, WRITTEN)
    .formatToParts(0)
    .map(({ type }) => type)
    .filter(isPart);

/** `2026-11-30` as the language on screen writes it in figures, whatever that of the browser: `30/11/2026`. */
export const escribirDia = (dia: string): string =>
  dia && new Intl.DateTimeFormat(i18next.language, WRITTEN).format(new Date(dia));

/** How a day is written, in the letters of the language: `dd/mm/aaaa`. */
export const comoSeEscribe = (letras: Readonly<Record<Part, string>>): string =>
  new Intl.DateTimeFormat(i18next.language, WRITTEN)
    .formatToParts(0)
    .map(({ type, value }) => (isPart(type) ? letras[type].repeat(DIGITS[type]) : value))
    .join('');

export const isRealDia = (text: string): boolean => {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : null;
  // The 30th of February is the 2nd of March to a Date.
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

/**
 * The day that somebody has written (`30/11/2026`, `30-11-26`, `30112026`, `30/11`: of this year, `2026-11-30`) in the
 * order of the language on screen; null: it is none.
 */
export function leerDia(text: string, today: string): string | null {
  const written = text.trim();
  if (isRealDia(written)) return written;
  const order = orderOf(i18next.language);
  const together = /^\d{8}$/.test(written);
  const pieces = together ? inPieces(written, order) : written.split(/[/.\-\s]+/);
  if (!pieces.every((piece) => /^\d{1,4}$/.test(piece)) || pieces.length < 2 || pieces.length > 3)
    return null;
  const asked = pieces.length === 3 ? order : order.filter((part) => part !== 'year');
  const at = (part: Part) => pieces[asked.indexOf(part)];
  const year = at('year') ?? today.slice(0, 4);
  const dia = [year.length === 2 ? `20${year}` : year, at('month'), at('day')]
    .map((piece) => piece?.padStart(2, '0'))
    .join('-');
  return isRealDia(dia) ? dia : null;
}

function inPieces(digits: string, order: readonly Part[]): string[] {
  let from = 0;
  return order.map((part) => digits.slice(from, (from += DIGITS[part])));
}
