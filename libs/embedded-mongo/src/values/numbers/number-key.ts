import { addDecimals, exactDouble } from './decimal.ts';
import type { Decimal } from './decimal.ts';
import type { Value } from '../bson/doc.ts';
import { isPlain, toExact, toNumber } from './numbers.ts';

const float = new Float64Array(1);
const words = new Uint32Array(float.buffer);
const below = '\0';
const equal = '\x01';
const above = '\x02';
const nan = '\0'.repeat(8) + equal;

/**
 * Eight bytes that sort like the nearest double; then whether the exact value is below, equal to or above it; then, if
 * a Long or Decimal128 has more digits than a double, the exact remainder.
 */
export function encodeNumber(value: Value): string {
  if (typeof value === 'number') return value === value ? encodeDouble(value) + equal : nan;
  const nearest = toNumber(value);
  if (Number.isNaN(nearest)) return nan;
  return isPlain(value, nearest) ? encodeDouble(nearest) + equal : encodeExact(value, nearest);
}

function encodeDouble(value: number): string {
  float[0] = value === 0 ? 0 : value;
  const upper = words[1]!;
  const lower = words[0]!;
  const negative = upper >>> 31 === 1;
  const high = negative ? ~upper : upper ^ 0x80000000;
  const low = negative ? ~lower : lower;
  return String.fromCharCode(
    (high >>> 24) & 255,
    (high >>> 16) & 255,
    (high >>> 8) & 255,
    high & 255,
    (low >>> 24) & 255,
    (low >>> 16) & 255,
    (low >>> 8) & 255,
    low & 255,
  );
}

function encodeExact(value: Value, nearest: number): string {
  const exact = toExact(value);
  if (typeof exact === 'number') return encodeDouble(exact) + equal;
  const base = clamped(nearest);
  const remainder = addDecimals(exact, negated(exactDouble(base) as Decimal));
  if (remainder.coefficient === 0n) return encodeDouble(base) + equal;
  if (remainder.coefficient > 0n) return encodeDouble(base) + above + encodeMagnitude(remainder);
  return encodeDouble(base) + below + invert(encodeMagnitude(negated(remainder)));
}

/** Keeps it finite, because only infinity itself may have infinity's key. */
function clamped(nearest: number): number {
  return Math.min(Math.max(nearest, -Number.MAX_VALUE), Number.MAX_VALUE);
}

function negated(value: Decimal): Decimal {
  return { coefficient: -value.coefficient, exponent: value.exponent };
}

/** A positive decimal: position of its first digit (biased, two bytes), then its digits without trailing zeros. */
function encodeMagnitude(value: Decimal): string {
  const digits = value.coefficient.toString().replace(/0+$/, '');
  const position = value.coefficient.toString().length + value.exponent + 0x8000;
  return String.fromCharCode(position >> 8, position & 255) + digits + '\0';
}

function invert(text: string): string {
  return Array.from(text, (char) => String.fromCharCode(255 - char.charCodeAt(0))).join('');
}
