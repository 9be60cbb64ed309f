import { Decimal128, Double, Int32, Long } from 'bson';
import { compareDecimals, decimalToNumber, exactDouble, parseDecimal } from './decimal.ts';
import type { Exact } from './decimal.ts';
import type { Value } from '../bson/doc.ts';

/** The JavaScript number nearest to any BSON number. */
export function toNumber(value: Value): number {
  if (typeof value === 'number') return value;
  if (value instanceof Double || value instanceof Int32) return value.value;
  if (value instanceof Long) return value.toNumber();
  return decimalToNumber(parseDecimal(value as Decimal128));
}

export function toExact(value: Value): Exact {
  if (value instanceof Long) return { coefficient: value.toBigInt(), exponent: 0 };
  if (value instanceof Decimal128) return parseDecimal(value);
  return exactDouble(toNumber(value));
}

export function isNaNValue(value: Value): boolean {
  if (typeof value === 'number') return Number.isNaN(value);
  return value instanceof Double || value instanceof Decimal128 ? Number.isNaN(toNumber(value)) : false;
}

/** Wraps an integral double, which would otherwise be encoded as an int32. */
export function doubleValue(value: number): Value {
  return Number.isInteger(value) ? new Double(value) : value;
}

/** Below this magnitude, a double represents exactly one integer. */
const exactBelow = 2 ** 53;

/** Exact order of any two BSON numbers; NaN is below all others and equals itself. */
export function compareNumbers(a: Value, b: Value): number {
  if (a instanceof Long && b instanceof Long) return a.compare(b);
  const x = toNumber(a);
  const y = toNumber(b);
  if (Number.isNaN(x) || Number.isNaN(y) || (isPlain(a, x) && isPlain(b, y))) return compareDoubles(x, y);
  return compareExact(a, b);
}

/** Whether the double is the exact value. */
export function isPlain(value: Value, double: number): boolean {
  return Math.abs(double) < exactBelow
    ? !(value instanceof Decimal128)
    : typeof value === 'number' || value instanceof Double;
}

function compareExact(a: Value, b: Value): number {
  const x = toExact(a);
  const y = toExact(b);
  if (typeof x === 'number' || typeof y === 'number') return compareDoubles(limit(x), limit(y));
  return compareDecimals(x, y);
}

/** When one side is infinite, every finite value compares the same way. */
function limit(value: Exact): number {
  return typeof value === 'number' ? value : 0;
}

function compareDoubles(x: number, y: number): number {
  if (x < y) return -1;
  if (x > y) return 1;
  if (x === y) return 0;
  if (Number.isNaN(x)) return Number.isNaN(y) ? 0 : -1;
  return 1;
}
