import { location } from '../../../errors.ts';

/** Calendar fields; `weekday` is 0 for Sunday. */
export interface DateFields {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  millisecond: number;
  weekday: number;
}

const fixedOffset = /^([+-])(\d{2}):?(\d{2})?$/;
const formatters = new Map<string, Intl.DateTimeFormat>();

export function fieldsInZone(date: Date, zone: string): DateFields {
  return utcFields(new Date(date.getTime() + zoneOffset(date, zone) * 60_000));
}

function utcFields(date: Date): DateFields {
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    millisecond: date.getUTCMilliseconds(),
    weekday: date.getUTCDay(),
  };
}

/** Minutes east of UTC at that instant. */
export function zoneOffset(date: Date, zone: string): number {
  if (zone === 'UTC' || zone === 'GMT' || zone === 'Z') return 0;
  const fixed = fixedOffset.exec(zone);
  if (fixed) return (fixed[1] === '-' ? -1 : 1) * (Number(fixed[2]) * 60 + Number(fixed[3] ?? 0));
  const parts = formatterFor(zone).formatToParts(date);
  const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return Math.round((local - Math.floor(date.getTime() / 1000) * 1000) / 60_000);
}

function formatterFor(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  try {
    const formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(zone, formatter);
    return formatter;
  } catch {
    throw location(40485, `unrecognized time zone identifier: "${zone}"`);
  }
}

/** The instant at which the zone's clocks show these fields; values out of range carry over into the next field. */
export function instantOf(fields: DateFields, zone: string): Date {
  const local = new Date(0);
  local.setUTCFullYear(fields.year, fields.month - 1, fields.day);
  local.setUTCHours(fields.hour, fields.minute, fields.second, fields.millisecond);
  const guess = local.getTime() - zoneOffset(local, zone) * 60_000;
  return new Date(local.getTime() - zoneOffset(new Date(guess), zone) * 60_000);
}
