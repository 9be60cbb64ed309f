import { Decimal128 } from 'bson';

/** A finite decimal: coefficient × 10^exponent, exact. */
export interface Decimal {
  coefficient: bigint;
  exponent: number;
}

/** A number without loss: finite ones as a decimal, others as JavaScript's NaN, Infinity or -Infinity. */
export type Exact = Decimal | number;

const digitsKept = 34;
const largestExponent = 6111;
const smallestExponent = -6176;

export function parseDecimal(value: Decimal128): Exact {
  const text = value.toString();
  if (text === 'NaN') return NaN;
  if (text === 'Infinity') return Infinity;
  if (text === '-Infinity') return -Infinity;
  const [mantissa = '', exponent = '0'] = text.split('E');
  const [whole, fraction = ''] = mantissa.split('.');
  return { coefficient: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}

/** A double is a binary fraction, so it can always be written as a finite decimal. */
export function exactDouble(value: number): Exact {
  if (!Number.isFinite(value)) return value;
  if (Number.isInteger(value)) return { coefficient: BigInt(value), exponent: 0 };
  let scaled = value;
  let shift = 0;
  while (!Number.isInteger(scaled)) {
    const step = Math.min(52, 1023);
    scaled *= 2 ** step;
    shift += step;
  }
  return { coefficient: BigInt(scaled) * 5n ** BigInt(shift), exponent: -shift };
}

export function compareDecimals(a: Decimal, b: Decimal): number {
  if (a.exponent === b.exponent) return compareBig(a.coefficient, b.coefficient);
  const exponent = Math.min(a.exponent, b.exponent);
  return compareBig(scaleTo(a, exponent), scaleTo(b, exponent));
}

function compareBig(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The coefficient of `value` at an equal or smaller exponent. */
function scaleTo(value: Decimal, exponent: number): bigint {
  return value.coefficient * 10n ** BigInt(value.exponent - exponent);
}

export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const exponent = Math.min(a.exponent, b.exponent);
  return { coefficient: scaleTo(a, exponent) + scaleTo(b, exponent), exponent };
}

function digitCount(value: bigint): number {
  return (value < 0n ? -value : value).toString().length;
}

/** Rounds the last `drop` digits away, half to even. */
function dropDigits(value: Decimal, drop: number): Decimal {
  if (drop <= 0) return value;
  const unit = 10n ** BigInt(drop);
  const quotient = value.coefficient / unit;
  const rest = value.coefficient % unit;
  const twice = (rest < 0n ? -rest : rest) * 2n;
  const up = twice > unit || (twice === unit && quotient % 2n !== 0n);
  const direction = value.coefficient < 0n ? -1n : 1n;
  return { coefficient: up ? quotient + direction : quotient, exponent: value.exponent + drop };
}

export function toDecimal128(value: Exact): Decimal128 {
  if (typeof value === 'number') return Decimal128.fromString(String(value));
  let rounded = dropDigits(value, digitCount(value.coefficient) - digitsKept);
  rounded = dropDigits(rounded, digitCount(rounded.coefficient) - digitsKept);
  if (rounded.exponent < smallestExponent) rounded = dropDigits(rounded, smallestExponent - rounded.exponent);
  if (rounded.exponent > largestExponent && rounded.coefficient !== 0n) {
    const room = digitsKept - digitCount(rounded.coefficient);
    if (rounded.exponent - largestExponent > room)
      return Decimal128.fromString(rounded.coefficient < 0n ? '-Infinity' : 'Infinity');
    rounded = { coefficient: scaleTo(rounded, largestExponent), exponent: largestExponent };
  }
  return Decimal128.fromString(`${rounded.coefficient}E${Math.min(rounded.exponent, largestExponent)}`);
}

export function decimalToNumber(value: Exact): number {
  return typeof value === 'number' ? value : Number(`${value.coefficient}e${value.exponent}`);
}
