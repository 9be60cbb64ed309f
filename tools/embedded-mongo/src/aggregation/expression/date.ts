import { location } from '../../errors.ts';
import { ObjectId, Timestamp } from 'bson';
import { isNumeric, typeName } from '../../values/bson-type.ts';
import { docOf, isDoc } from '../../values/doc.ts';
import type { Doc, Value } from '../../values/doc.ts';
import { toNumber } from '../../values/numbers.ts';
import { namedArguments } from './arguments.ts';
import { formatDate, isoWeek } from './date-format.ts';
import { parseDate } from './date-parsing.ts';
import { addUnits, dayOfYear, differenceInUnits, truncateToUnit } from './date-units.ts';
import type { Compiler, Expression, OperatorTable } from './expression.ts';
import { fieldsInZone, instantOf, zoneOffset } from './time-zone.ts';
import type { DateFields } from './time-zone.ts';
import { isNullish } from './truth.ts';

export const dateOperators: OperatorTable = {
  $year: part((fields) => fields.year),
  $month: part((fields) => fields.month),
  $dayOfMonth: part((fields) => fields.day),
  $hour: part((fields) => fields.hour),
  $minute: part((fields) => fields.minute),
  $second: part((fields) => fields.second),
  $millisecond: part((fields) => fields.millisecond),
  $dayOfWeek: part((fields) => fields.weekday + 1),
  $dayOfYear: part(dayOfYear),
  $isoDayOfWeek: part((fields) => fields.weekday || 7),
  $isoWeek: part((fields) => isoWeek(fields).week),
  $isoWeekYear: part((fields) => isoWeek(fields).year),
  $dateToString: dateToString,
  $dateFromString: dateFromString,
  $dateToParts: dateToParts,
  $dateFromParts: dateFromParts,
  $dateTrunc: dateTrunc,
  $dateAdd: shift(1),
  $dateSubtract: shift(-1),
  $dateDiff: dateDiff,
};

function toDate(value: Value): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (value instanceof Timestamp) return new Date((value.high >>> 0) * 1000);
  throw location(16006, `can't convert from BSON type ${typeName(value)} to Date`);
}

function part(read: (fields: DateFields) => number): OperatorTable[string] {
  return (operand, compiler) => {
    const named = isDoc(operand) && 'date' in operand;
    const list = Array.isArray(operand) && operand.length === 1 ? (operand[0] as Value) : operand;
    const date = compiler.expression(named ? operand.date : list);
    const timezone = compiler.expression(named ? (operand.timezone ?? 'UTC') : 'UTC');
    return (scope) => {
      const value = date(scope);
      const zone = timezone(scope);
      return isNullish(value) || isNullish(zone) ? null : read(fieldsInZone(toDate(value), zoneText(zone)));
    };
  };
}

function zoneText(zone: Value): string {
  if (typeof zone !== 'string')
    throw location(40517, `timezone must evaluate to a string, found ${typeName(zone)}`);
  return zone;
}

function unitText(unit: Value): string {
  if (typeof unit !== 'string')
    throw location(5439013, `parameter 'unit' requires a string, found ${typeName(unit)}`);
  return unit;
}

function compileAll<Name extends string>(
  named: Doc,
  names: readonly Name[],
  compiler: Compiler,
): Record<Name, Expression | undefined> {
  const entries = names.map((name) => [name, name in named ? compiler.expression(named[name]) : undefined]);
  return Object.fromEntries(entries) as Record<Name, Expression | undefined>;
}

function dateToString(operand: Value, compiler: Compiler, name: string): Expression {
  const named = namedArguments(operand, name, ['date'], ['format', 'timezone', 'onNull']);
  const { date, format, timezone, onNull } = compileAll(
    named,
    ['date', 'format', 'timezone', 'onNull'],
    compiler,
  );
  return (scope) => {
    const value = date!(scope);
    if (isNullish(value)) return onNull ? onNull(scope) : null;
    const zone = timezone ? timezone(scope) : 'UTC';
    const pattern = format ? format(scope) : '%Y-%m-%dT%H:%M:%S.%L' + (zone === 'UTC' ? 'Z' : '');
    if (isNullish(zone) || isNullish(pattern)) return null;
    if (typeof pattern !== 'string')
      throw location(18533, `$dateToString requires that 'format' be a string, found: ${typeName(pattern)}`);
    return formatDate(
      pattern,
      fieldsInZone(toDate(value), zoneText(zone)),
      zoneOffset(toDate(value), zoneText(zone)),
    );
  };
}

function dateFromString(operand: Value, compiler: Compiler, name: string): Expression {
  const named = namedArguments(operand, name, ['dateString'], ['timezone', 'onNull', 'onError']);
  const { dateString, timezone, onNull, onError } = compileAll(
    named,
    ['dateString', 'timezone', 'onNull', 'onError'],
    compiler,
  );
  return (scope) => {
    const value = dateString!(scope);
    if (isNullish(value)) return onNull ? onNull(scope) : null;
    try {
      if (typeof value !== 'string')
        throw location(
          241,
          `$dateFromString requires that 'dateString' be a string, found: ${typeName(value)}`,
        );
      const date = parseDate(value, (reason) => location(241, reason));
      const zone = timezone ? zoneText(timezone(scope)) : 'UTC';
      return zone === 'UTC' || /(Z|[+-]\d{2}:?\d{2})$/.test(value.trim())
        ? date
        : instantOf(fieldsInZone(date, 'UTC'), zone);
    } catch (error) {
      if (!onError) throw error;
      return onError(scope);
    }
  };
}

function dateToParts(operand: Value, compiler: Compiler, name: string): Expression {
  const named = namedArguments(operand, name, ['date'], ['timezone']);
  const { date, timezone } = compileAll(named, ['date', 'timezone'], compiler);
  return (scope) => {
    const value = date!(scope);
    if (isNullish(value)) return null;
    const { year, month, day, hour, minute, second, millisecond } = fieldsInZone(
      toDate(value),
      zoneText(timezone ? timezone(scope) : 'UTC'),
    );
    return docOf(Object.entries({ year, month, day, hour, minute, second, millisecond }));
  };
}

function dateFromParts(operand: Value, compiler: Compiler, name: string): Expression {
  const optional = ['month', 'day', 'hour', 'minute', 'second', 'millisecond'] as const;
  const named = namedArguments(operand, name, ['year'], [...optional, 'timezone']);
  const parts = compileAll(named, ['year', ...optional, 'timezone'], compiler);
  return (scope) => {
    const numbers = (['year', ...optional] as const).map((key) => partValue(parts[key]?.(scope), key));
    if (numbers.includes(null)) return null;
    const [year, month, day, hour, minute, second, millisecond] = numbers as DateNumbers;
    const zone = parts.timezone ? zoneText(parts.timezone(scope)) : 'UTC';
    return instantOf({ year, month, day, hour, minute, second, millisecond, weekday: 0 }, zone);
  };
}

type DateNumbers = [number, number, number, number, number, number, number];

function partValue(value: Value, key: string): number | null {
  if (value === undefined) return key === 'month' || key === 'day' ? 1 : 0;
  if (value === null) return null;
  const number = isNumeric(value) ? toNumber(value) : NaN;
  if (!Number.isInteger(number))
    throw location(40515, `'${key}' must evaluate to an integer, found ${typeName(value)}`);
  return number;
}

function dateTrunc(operand: Value, compiler: Compiler, name: string): Expression {
  const named = namedArguments(operand, name, ['date', 'unit'], ['binSize', 'timezone', 'startOfWeek']);
  const { date, unit, binSize, timezone, startOfWeek } = compileAll(
    named,
    ['date', 'unit', 'binSize', 'timezone', 'startOfWeek'],
    compiler,
  );
  return (scope) => {
    const values = [
      date!(scope),
      unit!(scope),
      binSize ? binSize(scope) : 1,
      timezone ? timezone(scope) : 'UTC',
      startOfWeek ? startOfWeek(scope) : 'sunday',
    ];
    if (values.some(isNullish)) return null;
    const [when, by, size, zone, weekStart] = values;
    return truncateToUnit(toDate(when), unitText(by), toNumber(size), zoneText(zone), String(weekStart));
  };
}

function shift(direction: 1 | -1): OperatorTable[string] {
  return (operand, compiler, name) => {
    const named = namedArguments(operand, name, ['startDate', 'unit', 'amount'], ['timezone']);
    const { startDate, unit, amount, timezone } = compileAll(
      named,
      ['startDate', 'unit', 'amount', 'timezone'],
      compiler,
    );
    return (scope) => {
      const values = [startDate!(scope), unit!(scope), amount!(scope), timezone ? timezone(scope) : 'UTC'];
      if (values.some(isNullish)) return null;
      const [start, by, count, zone] = values;
      if (!isNumeric(count) || !Number.isInteger(toNumber(count)))
        throw location(5166405, `${name} expects integer amount of time units`);
      return addUnits(toDate(start), unitText(by), direction * toNumber(count), zoneText(zone));
    };
  };
}

function dateDiff(operand: Value, compiler: Compiler, name: string): Expression {
  const named = namedArguments(operand, name, ['startDate', 'endDate', 'unit'], ['timezone', 'startOfWeek']);
  const { startDate, endDate, unit, timezone, startOfWeek } = compileAll(
    named,
    ['startDate', 'endDate', 'unit', 'timezone', 'startOfWeek'],
    compiler,
  );
  return (scope) => {
    const values = [
      startDate!(scope),
      endDate!(scope),
      unit!(scope),
      timezone ? timezone(scope) : 'UTC',
      startOfWeek ? startOfWeek(scope) : 'sunday',
    ];
    if (values.some(isNullish)) return null;
    const [start, finish, by, zone, weekStart] = values;
    return differenceInUnits(toDate(start), toDate(finish), unitText(by), zoneText(zone), String(weekStart));
  };
}
