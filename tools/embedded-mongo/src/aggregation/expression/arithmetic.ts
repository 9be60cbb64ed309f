import { Decimal128, Long } from 'bson';
import { badValue, location, typeMismatch } from '../../errors.ts';
import {
  add,
  decimalOf,
  divide,
  int64,
  multiply,
  subtract,
  toBigInt,
} from '../../values/numbers/arithmetic.ts';
import { BsonType, bsonType, isNumeric, typeName } from '../../values/bson/bson-type.ts';
import { dropDigits, remainderDecimals, toDecimal128 } from '../../values/numbers/decimal.ts';
import type { Decimal } from '../../values/numbers/decimal.ts';
import type { Value } from '../../values/bson/doc.ts';
import { doubleValue, toExact, toNumber } from '../../values/numbers/numbers.ts';
import { binary, unary, variadic } from './operands/arguments.ts';
import type { OperatorTable } from './operands/expression.ts';
import { isNullish } from './operands/truth.ts';

export const arithmeticOperators: OperatorTable = {
  $add: variadic(addAll),
  $subtract: binary(subtractTwo),
  $multiply: variadic((values) => {
    if (values.some(isNullish)) return null;
    for (const value of values)
      if (!isNumeric(value))
        throw typeMismatch(`$multiply only supports numeric types, not ${typeName(value)}`);
    return values.reduce(
      (product, value) => multiply(product, value) ?? doubleValue(toNumber(product) * toNumber(value)),
      1,
    );
  }),
  $divide: binary(divideTwo),
  $mod: binary(modulo),
  $abs: unary(absolute),
  $ceil: unary((value, name) => rounded(value, name, Math.ceil)),
  $floor: unary((value, name) => rounded(value, name, Math.floor)),
  $round: variadic((values, name) => toPlace(values, name, roundHalfEven), 1, 2),
  $trunc: variadic((values, name) => toPlace(values, name, Math.trunc), 1, 2),
  $sqrt: unary((value, name) =>
    real(value, name, (number) => {
      if (number < 0) throw location(28714, "$sqrt's argument must be greater than or equal to 0");
      return Math.sqrt(number);
    }),
  ),
  $exp: unary((value, name) => real(value, name, Math.exp)),
  $ln: unary((value, name) => real(value, name, (number) => Math.log(positive(number, name)))),
  $log10: unary((value, name) => real(value, name, (number) => Math.log10(positive(number, name)))),
  $pow: binary(power),
};

function addAll(values: Value[]): Value {
  if (values.some(isNullish)) return null;
  const dates = values.filter((value) => value instanceof Date);
  if (dates.length > 1) throw location(16612, 'only one date allowed in an $add expression');
  let sum: Value = 0;
  for (const value of values) {
    if (value instanceof Date) continue;
    if (!isNumeric(value))
      throw typeMismatch(`$add only supports numeric or date types, not ${typeName(value)}`);
    sum = add(sum, value) ?? doubleValue(toNumber(sum) + toNumber(value));
  }
  return dates.length === 0 ? sum : new Date((dates[0] as Date).getTime() + Math.round(toNumber(sum)));
}

function subtractTwo(a: Value, b: Value): Value {
  if (isNullish(a) || isNullish(b)) return null;
  if (a instanceof Date && b instanceof Date) return Long.fromNumber(a.getTime() - b.getTime());
  if (a instanceof Date && isNumeric(b)) return new Date(a.getTime() - Math.round(toNumber(b)));
  if (!isNumeric(a) || !isNumeric(b))
    throw typeMismatch(`can't $subtract ${typeName(b)} from ${typeName(a)}`);
  return subtract(a, b) ?? doubleValue(toNumber(a) - toNumber(b));
}

function divideTwo(a: Value, b: Value): Value {
  if (isNullish(a) || isNullish(b)) return null;
  if (!isNumeric(a) || !isNumeric(b))
    throw typeMismatch(`$divide only supports numeric types, not ${typeName(a)} and ${typeName(b)}`);
  if (toNumber(b) === 0) throw badValue("can't $divide by zero");
  return divide(a, b);
}

function modulo(a: Value, b: Value): Value {
  if (isNullish(a) || isNullish(b)) return null;
  if (!isNumeric(a) || !isNumeric(b))
    throw location(16611, `$mod only supports numeric types, not ${typeName(a)} and ${typeName(b)}`);
  if (toNumber(b) === 0) throw location(16610, "can't $mod by zero");
  const types = [bsonType(a), bsonType(b)];
  if (types.includes(BsonType.decimal)) {
    const x = decimalOf(a);
    const y = decimalOf(b);
    if (typeof x === 'number' || typeof y === 'number') return toDecimal128(toNumber(a) % toNumber(b));
    return toDecimal128(remainderDecimals(x, y));
  }
  if (types.includes(BsonType.double)) return doubleValue(toNumber(a) % toNumber(b));
  if (types.includes(BsonType.long)) return int64(toBigInt(a) % toBigInt(b));
  return (toNumber(a) % toNumber(b)) + 0;
}

function numeric(value: Value, name: string): void {
  if (!isNumeric(value)) throw location(28765, `${name} only supports numeric types, not ${typeName(value)}`);
}

function absolute(value: Value, name: string): Value {
  if (isNullish(value)) return null;
  numeric(value, name);
  if (value instanceof Decimal128 || toNumber(value) >= 0)
    return value instanceof Decimal128 ? decimalMagnitude(value) : value;
  if (value instanceof Long && value.equals(Long.MIN_VALUE))
    throw location(28680, "can't take $abs of long long min");
  return subtract(0, value);
}

function decimalMagnitude(value: Decimal128): Decimal128 {
  return Decimal128.fromString(value.toString().replace(/^-/, ''));
}

function rounded(value: Value, name: string, round: (value: number) => number): Value {
  if (isNullish(value)) return null;
  numeric(value, name);
  const type = bsonType(value);
  if (type === BsonType.int || type === BsonType.long) return value;
  if (type === BsonType.decimal) return decimalRounded(value as Decimal128, 0, round);
  return doubleValue(round(toNumber(value)));
}

function toPlace([value, placeValue]: Value[], name: string, round: (value: number) => number): Value {
  if (isNullish(value) || placeValue === null) return null;
  numeric(value, name);
  if (placeValue !== undefined) numeric(placeValue, name);
  const place = placeValue === undefined ? 0 : toNumber(placeValue);
  if (!Number.isInteger(place) || place < -20 || place > 100) {
    throw location(51083, `cannot apply ${name} with precision value ${place} value must be in [-20, 100]`);
  }
  const type = bsonType(value);
  if (type === BsonType.decimal) return decimalRounded(value as Decimal128, place, round);
  if (type === BsonType.double) return doubleValue(doubleRounded(toNumber(value), place, round));
  return place >= 0 ? value : integerRounded(value, place, round);
}

function roundHalfEven(value: number): number {
  const floor = Math.floor(value);
  const rest = value - floor;
  if (rest === 0.5) return floor % 2 === 0 ? floor : floor + 1;
  return rest < 0.5 ? floor : floor + 1;
}

/** Rounds the exact decimal value, because the double 2.675 is slightly less than 2.675. */
function doubleRounded(value: number, place: number, round: (value: number) => number): number {
  if (!Number.isFinite(value)) return value;
  if (place === 0) return round(value);
  return toNumber(decimalRounded(toDecimal128(toExact(value)), place, round));
}

function integerRounded(value: Value, place: number, round: (value: number) => number): Value {
  const rounded = decimalRounded(toDecimal128(toExact(value)), place, round);
  return value instanceof Long ? Long.fromBigInt(wholeOf(toExact(rounded) as Decimal)) : toNumber(rounded);
}

function wholeOf({ coefficient, exponent }: Decimal): bigint {
  return exponent < 0 ? coefficient / 10n ** BigInt(-exponent) : coefficient * 10n ** BigInt(exponent);
}

function decimalRounded(value: Decimal128, place: number, round: (value: number) => number): Decimal128 {
  const exact = toExact(value);
  if (typeof exact === 'number') return value;
  const drop = -place - exact.exponent;
  if (drop <= 0) return value;
  if (round === roundHalfEven) return toDecimal128(dropDigits(exact, drop));
  const unit = 10n ** BigInt(drop);
  const whole = exact.coefficient / unit;
  const inexact = exact.coefficient % unit !== 0n;
  const direction = BigInt(round(exact.coefficient < 0n ? -0.5 : 0.5));
  return toDecimal128({ coefficient: whole + (inexact ? direction : 0n), exponent: exact.exponent + drop });
}

function real(value: Value, name: string, compute: (value: number) => number): Value {
  if (isNullish(value)) return null;
  numeric(value, name);
  const result = compute(toNumber(value));
  return value instanceof Decimal128 ? toDecimal128(result) : doubleValue(result);
}

function positive(value: number, name: string): number {
  if (value <= 0) throw location(28766, `${name}'s argument must be a positive number, but is ${value}`);
  return value;
}

function power(base: Value, exponent: Value): Value {
  if (isNullish(base) || isNullish(exponent)) return null;
  if (!isNumeric(base)) throw location(28762, `$pow's base must be numeric, not ${typeName(base)}`);
  if (!isNumeric(exponent))
    throw location(28763, `$pow's exponent must be numeric, not ${typeName(exponent)}`);
  const integers = [base, exponent].every((value) =>
    [BsonType.int, BsonType.long].includes(bsonType(value) as 16 | 18),
  );
  if (toNumber(base) === 0 && toNumber(exponent) < 0)
    throw location(28764, '$pow cannot take a base of 0 and a negative exponent');
  if (integers && toNumber(exponent) >= 0 && toNumber(exponent) < 64) {
    const whole = toBigInt(base) ** toBigInt(exponent);
    const bothInt = bsonType(base) === BsonType.int && bsonType(exponent) === BsonType.int;
    if (bothInt && BigInt(Number(whole) | 0) === whole) return Number(whole);
    const wide = int64(whole);
    if (wide !== undefined) return wide;
  }
  const result = toNumber(base) ** toNumber(exponent);
  return base instanceof Decimal128 || exponent instanceof Decimal128
    ? toDecimal128(result)
    : doubleValue(result);
}
