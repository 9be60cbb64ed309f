import { Decimal128, Long } from 'bson';
import { BsonType, bsonType } from '../bson/bson-type.ts';
import { addDecimals, toDecimal128 } from './decimal.ts';
import type { Exact } from './decimal.ts';
import type { Value } from '../bson/doc.ts';
import { doubleValue, toExact, toNumber } from './numbers.ts';

const int64Low = -(2n ** 63n);
const int64High = 2n ** 63n - 1n;
const int32High = 2 ** 31 - 1;
const int32Low = -(2 ** 31);

/**
 * The result has the wider of the two types. An int32 that overflows becomes a Long; a Long that overflows,
 * `undefined`.
 */
export function add(a: Value, b: Value): Value {
  const left = bsonType(a);
  const right = bsonType(b);
  if (left === BsonType.int && right === BsonType.int) return smallInteger(toNumber(a) + toNumber(b));
  if (left === BsonType.decimal || right === BsonType.decimal) return addAsDecimals(a, b);
  if (left === BsonType.double || right === BsonType.double) return doubleValue(toNumber(a) + toNumber(b));
  return int64(toBigInt(a) + toBigInt(b));
}

function smallInteger(result: number): Value {
  return result >= int32Low && result <= int32High ? result + 0 : Long.fromBigInt(BigInt(result));
}

function toBigInt(value: Value): bigint {
  return value instanceof Long ? value.toBigInt() : BigInt(toNumber(value));
}

function int64(result: bigint): Value {
  return result < int64Low || result > int64High ? undefined : Long.fromBigInt(result);
}

function addAsDecimals(a: Value, b: Value): Decimal128 {
  const x = decimalOf(a);
  const y = decimalOf(b);
  if (typeof x === 'number' || typeof y === 'number') return toDecimal128(approximate(x) + approximate(y));
  return toDecimal128(addDecimals(x, y));
}

/** Uses 15 digits of a double in decimal arithmetic, as the rest are uncertain. */
function decimalOf(value: Value): Exact {
  if (bsonType(value) !== BsonType.double) return toExact(value);
  const number = toNumber(value);
  if (!Number.isFinite(number)) return number;
  return toExact(Decimal128.fromString(number.toPrecision(15)));
}

function approximate(value: Exact): number {
  return typeof value === 'number' ? value : Number(`${value.coefficient}e${value.exponent}`);
}
