import type { MongoError } from '../../../errors.ts';

const iso =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(\.\d{1,9})?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;

/** ISO 8601; without a zone it is UTC, whatever the machine's own zone. */
export function parseDate(text: string, failure: (reason: string) => MongoError): Date {
  const match = iso.exec(text.trim());
  if (!match) throw failure(`Error parsing date string '${text}'`);
  const [, year, month, day, hour = '00', minute = '00', second = '00', fraction = '', zone = 'Z'] = match;
  const offset = zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  const date = new Date(
    `${year}-${month}-${day}T${hour}:${minute}:${second}${fraction.slice(0, 4)}${offset}`,
  );
  if (Number.isNaN(date.getTime())) throw failure(`Error parsing date string '${text}'`);
  return date;
}
