import { location } from '../../../errors.ts';
import { isNumeric, typeName } from '../../../values/bson/bson-type.ts';
import type { Value } from '../../../values/bson/doc.ts';
import { toNumber } from '../../../values/numbers/numbers.ts';
import { namedArguments } from '../operands/arguments.ts';
import { compileAll, toDate, zoneText } from './date-arguments.ts';
import { formatDate } from './date-format.ts';
import { parseDate } from './date-parsing.ts';
import { addUnits, differenceInUnits, truncateToUnit } from './date-units.ts';
import type { Compiler, Expression, OperatorTable } from '../operands/expression.ts';
import { fieldsInZone, instantOf, zoneOffset } from './time-zone.ts';
import { isNullish } from '../operands/truth.ts';

export const dateOperators: OperatorTable = {
  $dateToString: dateToString,
  $dateFromString: dateFromString,
  $dateTrunc: dateTrunc,
  $dateAdd: shift(1),
  $dateSubtract: shift(-1),
  $dateDiff: dateDiff,
};

function unitText(unit: Value): string {
  if (typeof unit !== 'string')
    throw location(5439013, `parameter 'unit' requires a string, found ${typeName(unit)}`);
  return unit;
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
