import { Decimal128, Long } from 'bson';
import { badValue, failedToParse } from '../../errors.ts';
import { Rank, isNumeric, rankOf } from '../../values/bson/bson-type.ts';
import { binaryParts } from '../../values/compare.ts';
import type { Value } from '../../values/bson/doc.ts';
import { formatValue } from '../../values/format.ts';
import { toExact, toNumber } from '../../values/numbers/numbers.ts';
import type { ElementTest } from '../elements/element-path.ts';

/** The integer part as int64, or undefined if there is none. */
function truncatedInteger(value: Value): bigint | undefined {
  if (!isNumeric(value)) return undefined;
  if (value instanceof Long) return value.toBigInt();
  if (value instanceof Decimal128) {
    const exact = toExact(value);
    if (typeof exact === 'number') return undefined;
    return exact.exponent >= 0
      ? exact.coefficient * 10n ** BigInt(exact.exponent)
      : exact.coefficient / 10n ** BigInt(-exact.exponent);
  }
  const number = Math.trunc(toNumber(value));
  return Number.isFinite(number) && Math.abs(number) < 2 ** 63 ? BigInt(number) : undefined;
}

export function modTest(operand: Value): ElementTest {
  if (!Array.isArray(operand)) throw badValue('malformed mod, needs to be an array');
  if (operand.length < 2) throw badValue('malformed mod, not enough elements');
  if (operand.length > 2) throw badValue('malformed mod, too many elements');
  if (!isNumeric(operand[0])) throw badValue('malformed mod, divisor not a number');
  if (!isNumeric(operand[1])) throw badValue('malformed mod, remainder not a number');
  const divisor = truncatedInteger(operand[0]);
  const remainder = truncatedInteger(operand[1]);
  if (divisor === undefined) throw badValue('malformed mod, divisor value is invalid');
  if (remainder === undefined) throw badValue('malformed mod, remainder value is invalid');
  if (divisor === 0n) throw badValue('divisor cannot be 0');
  return (element) => {
    const integer = truncatedInteger(element);
    return integer !== undefined && integer % divisor === remainder;
  };
}

export function sizeTest(operand: Value): ElementTest {
  const text = `$size: ${formatValue(operand)}`;
  if (!isNumeric(operand)) throw failedToParse(`Failed to parse $size. Expected a number in: ${text}`);
  const size = toNumber(operand);
  if (!Number.isInteger(size)) throw failedToParse(`Failed to parse $size. Expected an integer: ${text}`);
  if (size < 0) throw failedToParse(`Failed to parse $size. Expected a non-negative number in: ${text}`);
  return (element) => Array.isArray(element) && element.length === size;
}

type BitRelation = '$bitsAllSet' | '$bitsAllClear' | '$bitsAnySet' | '$bitsAnyClear';

export function bitsTest(relation: BitRelation, operand: Value): ElementTest {
  const mask = bitMask(relation, operand);
  return (element) => {
    const bits = bitsOf(element);
    if (bits === undefined) return false;
    const set = bits & mask;
    if (relation === '$bitsAllSet') return set === mask;
    if (relation === '$bitsAllClear') return set === 0n;
    return relation === '$bitsAnySet' ? set !== 0n : set !== mask;
  };
}

function bitMask(relation: string, operand: Value): bigint {
  if (Array.isArray(operand))
    return operand.reduce((mask: bigint, position) => mask | (1n << bitPosition(position)), 0n);
  if (rankOf(operand) === Rank.binData) return littleEndian(binaryParts(operand).bytes);
  if (!isNumeric(operand)) {
    throw badValue(
      `${relation} takes an Array, a number, or a BinData but received: ${relation}: ${formatValue(operand)}`,
    );
  }
  const mask = integral(operand);
  if (mask === undefined) throw failedToParse(`Expected an integer: ${relation}: ${formatValue(operand)}`);
  if (mask < 0n)
    throw failedToParse(`Expected a non-negative number in: ${relation}: ${formatValue(operand)}`);
  return mask;
}

function bitPosition(value: Value): bigint {
  const position = isNumeric(value) ? integral(value) : undefined;
  if (position === undefined)
    throw failedToParse(`Failed to parse bit position. Expected a number in: 0: ${formatValue(value)}`);
  if (position < 0n)
    throw failedToParse(
      `Failed to parse bit position. Expected a non-negative number in: 0: ${formatValue(value)}`,
    );
  return position;
}

function integral(value: Value): bigint | undefined {
  const integer = truncatedInteger(value);
  return integer !== undefined && (value instanceof Long || Number(integer) === toNumber(value))
    ? integer
    : undefined;
}

/** As a BigInt, because its two's complement extends as far left as any mask needs. */
function bitsOf(element: Value): bigint | undefined {
  if (rankOf(element) === Rank.binData) return littleEndian(binaryParts(element).bytes);
  return isNumeric(element) ? integral(element) : undefined;
}

function littleEndian(bytes: Uint8Array): bigint {
  return bytes.reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n);
}
