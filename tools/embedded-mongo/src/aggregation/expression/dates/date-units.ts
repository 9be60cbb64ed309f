import { MongoError, location } from '../../../errors.ts';
import { Long } from 'bson';
import type { Value } from '../../../values/bson/doc.ts';
import { fieldsInZone, instantOf } from './time-zone.ts';
import type { DateFields } from './time-zone.ts';

const day = 86_400_000;
const fixedUnits: Record<string, number> = { millisecond: 1, second: 1000, minute: 60_000, hour: 3_600_000 };
const monthUnits: Record<string, number> = { month: 1, quarter: 3, year: 12 };
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Bins are counted from this local time in the zone. */
const epoch: DateFields = {
  year: 2000,
  month: 1,
  day: 1,
  hour: 0,
  minute: 0,
  second: 0,
  millisecond: 0,
  weekday: 6,
};

export function dayOfYear(fields: DateFields): number {
  return (
    (Date.UTC(2000 + (fields.year % 400), fields.month - 1, fields.day) -
      Date.UTC(2000 + (fields.year % 400), 0, 1)) /
      day +
    1
  );
}

function unknownUnit(unit: string): MongoError {
  return new MongoError(9, 'FailedToParse', `unknown time unit value: ${unit}`);
}

function weekdayNumber(name: string): number {
  const wanted = name.toLowerCase();
  const number = weekdays.findIndex((weekday) => weekday === wanted || weekday.slice(0, 3) === wanted);
  if (number < 0) throw new MongoError(9, 'FailedToParse', `unknown day of week value: ${name}`);
  return number;
}

/** Days in the zone's calendar since an arbitrary Sunday. */
function dayNumber(date: Date, zone: string): number {
  const { year, month, day: dayOfMonth } = fieldsInZone(date, zone);
  return Math.round(instantOf({ ...epoch, year, month, day: dayOfMonth }, 'UTC').getTime() / day);
}

/** 1970-01-01 was a Thursday, weekday 4. */
function weekNumber(date: Date, zone: string, startOfWeek: string): number {
  return Math.floor((dayNumber(date, zone) + 4 - weekdayNumber(startOfWeek)) / 7);
}

function monthNumber(date: Date, zone: string): number {
  const { year, month } = fieldsInZone(date, zone);
  return year * 12 + month - 1;
}

export function addUnits(date: Date, unit: string, amount: number, zone: string): Date {
  if (Object.hasOwn(fixedUnits, unit)) return new Date(date.getTime() + amount * fixedUnits[unit]!);
  const fields = fieldsInZone(date, zone);
  if (unit === 'day') return instantOf({ ...fields, day: fields.day + amount }, zone);
  if (unit === 'week') return instantOf({ ...fields, day: fields.day + amount * 7 }, zone);
  if (!Object.hasOwn(monthUnits, unit)) throw unknownUnit(unit);
  const month = fields.year * 12 + fields.month - 1 + amount * monthUnits[unit]!;
  const target = { ...fields, year: Math.floor(month / 12), month: (((month % 12) + 12) % 12) + 1 };
  return instantOf({ ...target, day: Math.min(fields.day, daysInMonth(target.year, target.month)) }, zone);
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

/** Counts boundaries crossed, not time elapsed: from 23:59 to 00:01 is one day. */
export function differenceInUnits(
  start: Date,
  end: Date,
  unit: string,
  zone: string,
  startOfWeek: string,
): Value {
  return Long.fromNumber(
    unitNumber(end, unit, zone, startOfWeek) - unitNumber(start, unit, zone, startOfWeek),
  );
}

function unitNumber(date: Date, unit: string, zone: string, startOfWeek: string): number {
  if (Object.hasOwn(fixedUnits, unit)) return Math.floor(date.getTime() / fixedUnits[unit]!);
  if (unit === 'day') return dayNumber(date, zone);
  if (unit === 'week') return weekNumber(date, zone, startOfWeek);
  if (!Object.hasOwn(monthUnits, unit)) throw unknownUnit(unit);
  return Math.floor(monthNumber(date, zone) / monthUnits[unit]!);
}

export function truncateToUnit(
  date: Date,
  unit: string,
  binSize: number,
  zone: string,
  startOfWeek: string,
): Date {
  if (!Number.isInteger(binSize) || binSize < 1)
    throw location(5439018, "$dateTrunc requires 'binSize' value to be greater than 0");
  if (Object.hasOwn(fixedUnits, unit)) {
    const origin = instantOf(epoch, zone).getTime();
    const bin = fixedUnits[unit]! * binSize;
    return new Date(origin + Math.floor((date.getTime() - origin) / bin) * bin);
  }
  if (unit === 'day')
    return dayStart(binned(dayNumber(date, zone), dayNumber(instantOf(epoch, zone), zone), binSize), zone);
  if (unit === 'week') return weekStart(date, binSize, zone, startOfWeek);
  if (!Object.hasOwn(monthUnits, unit)) throw unknownUnit(unit);
  const month = binned(monthNumber(date, zone), 2000 * 12, binSize * monthUnits[unit]!);
  return instantOf({ ...epoch, year: Math.floor(month / 12), month: (month % 12) + 1 }, zone);
}

function binned(value: number, origin: number, size: number): number {
  return origin + Math.floor((value - origin) / size) * size;
}

function dayStart(number: number, zone: string): Date {
  const calendar = new Date(number * day);
  return instantOf(
    {
      ...epoch,
      year: calendar.getUTCFullYear(),
      month: calendar.getUTCMonth() + 1,
      day: calendar.getUTCDate(),
    },
    zone,
  );
}

/** Week bins are counted from the first such weekday on or after the epoch. */
function weekStart(date: Date, binSize: number, zone: string, startOfWeek: string): Date {
  const first = weekdayNumber(startOfWeek);
  const epochDay = 10_957;
  const origin = epochDay + ((first - epoch.weekday + 7) % 7);
  return dayStart(binned(dayNumber(date, zone), origin, 7 * binSize), zone);
}
