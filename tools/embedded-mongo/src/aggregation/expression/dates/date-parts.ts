import { location } from '../../../errors.ts';
import { isNumeric, typeName } from '../../../values/bson/bson-type.ts';
import { docOf, isDoc } from '../../../values/bson/doc.ts';
import type { Value } from '../../../values/bson/doc.ts';
import { toNumber } from '../../../values/numbers/numbers.ts';
import { namedArguments } from '../operands/arguments.ts';
import { compileAll, toDate, zoneText } from './date-arguments.ts';
import { isoWeek } from './date-format.ts';
import { dayOfYear } from './date-units.ts';
import type { Compiler, Expression, OperatorTable } from '../operands/expression.ts';
import { fieldsInZone, instantOf } from './time-zone.ts';
import type { DateFields } from './time-zone.ts';
import { isNullish } from '../operands/truth.ts';

/** Operators that split dates into parts and build them from parts. */
export const datePartOperators: OperatorTable = {
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
  $dateToParts: dateToParts,
  $dateFromParts: dateFromParts,
};

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

type DateNumbers = [number, number, number, number, number, number, number];

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

function partValue(value: Value, key: string): number | null {
  if (value === undefined) return key === 'month' || key === 'day' ? 1 : 0;
  if (value === null) return null;
  const number = isNumeric(value) ? toNumber(value) : NaN;
  if (!Number.isInteger(number))
    throw location(40515, `'${key}' must evaluate to an integer, found ${typeName(value)}`);
  return number;
}
