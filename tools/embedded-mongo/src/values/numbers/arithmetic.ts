import { Decimal128, Long } from 'bson';
import { BsonType, bsonType } from '../bson/bson-type.ts';
import { addDecimals, divideDecimals, multiplyDecimals, toDecimal128 } from './decimal.ts';
import type { Decimal, Exact } from './decimal.ts';
import type { Value } from '../bson/doc.ts';
import { doubleValue, toExact, toNumber } from './numbers.ts';

const int64Low = -(2n ** 63n);
const int64High = 2n ** 63n - 1n;
const int32High = 2 ** 31 - 1;
const int32Low = -(2 ** 31);

interface Rules {
  doubles(a: number, b: number): number;
  integers(a: bigint, b: bigint): bigint;
  decimals(a: Decimal, b: Decimal): Decimal;
}

const addition: Rules = { doubles: (a, b) => a + b, integers: (a, b) => a + b, decimals: addDecimals };
const subtraction: Rules = {
  doubles: (a, b) => a - b,
  integers: (a, b) => a - b,
  decimals: (a, b) => addDecimals(a, { coefficient: -b.coefficient, exponent: b.exponent }),
};
const multiplication: Rules = {
  doubles: (a, b) => a * b,
  integers: (a, b) => a * b,
  decimals: multiplyDecimals,
};

/**
 * The result has the wider of the two types. An int32 that overflows becomes a Long; a Long that overflows,
 * `undefined`.
 */
export const add = (a: Value, b: Value): Value => apply(addition, a, b);
export const subtract = (a: Value, b: Value): Value => apply(subtraction, a, b);
export const multiply = (a: Value, b: Value): Value => apply(multiplication, a, b);

function apply(rules: Rules, a: Value, b: Value): Value {
  const left = bsonType(a);
  const right = bsonType(b);
  if (left === BsonType.int && right === BsonType.int)
    return smallInteger(rules.doubles(toNumber(a), toNumber(b)));
  if (left === BsonType.decimal || right === BsonType.decimal) return decimalResult(rules, a, b);
  if (left === BsonType.double || right === BsonType.double)
    return doubleValue(rules.doubles(toNumber(a), toNumber(b)));
  return int64(rules.integers(toBigInt(a), toBigInt(b)));
}

function smallInteger(result: number): Value {
  return result >= int32Low && result <= int32High ? result + 0 : Long.fromBigInt(BigInt(result));
}

export function toBigInt(value: Value): bigint {
  return value instanceof Long ? value.toBigInt() : BigInt(toNumber(value));
}

export function int64(result: bigint): Value {
  return result < int64Low || result > int64High ? undefined : Long.fromBigInt(result);
}

function decimalResult(rules: Rules, a: Value, b: Value): Decimal128 {
  const x = decimalOf(a);
  const y = decimalOf(b);
  if (typeof x === 'number' || typeof y === 'number')
    return toDecimal128(rules.doubles(approximate(x), approximate(y)));
  return toDecimal128(rules.decimals(x, y));
}

/** Uses 15 digits of a double in decimal arithmetic, as the rest are uncertain. */
export function decimalOf(value: Value): Exact {
  if (bsonType(value) !== BsonType.double) return toExact(value);
  const number = toNumber(value);
  if (!Number.isFinite(number)) return number;
  return toExact(Decimal128.fromString(number.toPrecision(15)));
}

function approximate(value: Exact): number {
  return typeof value === 'number' ? value : Number(`${value.coefficient}e${value.exponent}`);
}

/** Always a double, also when integral: 4 / 2 is the double 2. The divisor must not be zero. */
export function divide(a: Value, b: Value): Value {
  if (bsonType(a) !== BsonType.decimal && bsonType(b) !== BsonType.decimal)
    return doubleValue(toNumber(a) / toNumber(b));
  const x = decimalOf(a);
  const y = decimalOf(b);
  if (typeof x === 'number' || typeof y === 'number') return toDecimal128(approximate(x) / approximate(y));
  return toDecimal128(divideDecimals(x, y));
}
