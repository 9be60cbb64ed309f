import { location } from '../../../errors.ts';
import { dayOfYear } from './date-units.ts';
import type { DateFields } from './time-zone.ts';

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

type Specifier = (fields: DateFields, offset: number) => string;

const specifiers = new Map<string, Specifier>([
  ['Y', (fields) => pad(fields.year, 4)],
  ['m', (fields) => pad(fields.month, 2)],
  ['d', (fields) => pad(fields.day, 2)],
  ['H', (fields) => pad(fields.hour, 2)],
  ['M', (fields) => pad(fields.minute, 2)],
  ['S', (fields) => pad(fields.second, 2)],
  ['L', (fields) => pad(fields.millisecond, 3)],
  ['j', (fields) => pad(dayOfYear(fields), 3)],
  ['w', (fields) => String(fields.weekday + 1)],
  ['u', (fields) => String(fields.weekday || 7)],
  ['U', (fields) => pad(Math.floor((dayOfYear(fields) + 6 - fields.weekday) / 7), 2)],
  ['V', (fields) => pad(isoWeek(fields).week, 2)],
  ['G', (fields) => pad(isoWeek(fields).year, 4)],
  ['b', (fields) => monthNames[fields.month - 1]!.slice(0, 3)],
  ['B', (fields) => monthNames[fields.month - 1]!],
  [
    'z',
    (_fields, offset) =>
      `${offset < 0 ? '-' : '+'}${pad(Math.trunc(Math.abs(offset) / 60), 2)}${pad(Math.abs(offset) % 60, 2)}`,
  ],
  ['Z', (_fields, offset) => String(offset)],
  ['%', () => '%'],
]);

export function formatDate(pattern: string, fields: DateFields, offset: number): string {
  return pattern.replace(/%(.?)/gsu, (_whole, letter: string) => {
    const specifier = specifiers.get(letter);
    if (letter === '') throw location(18535, `Unmatched '%' at end of format string`);
    if (!specifier) throw location(18536, `Invalid format character '%${letter}' in format string`);
    return specifier(fields, offset);
  });
}

/** ISO 8601: weeks begin on Monday and belong to the year of their Thursday. */
export function isoWeek(fields: DateFields): { year: number; week: number } {
  const thursday = new Date(Date.UTC(fields.year, fields.month - 1, fields.day + 4 - (fields.weekday || 7)));
  const year = thursday.getUTCFullYear();
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * 86_400_000));
  return { year, week };
}
