import { Decimal128, Double, Long, ObjectId } from 'bson';
import { MongoError } from '../../../errors.ts';
import { BsonType, bsonType, isNumeric, typeCodeOf, typeName } from '../../../values/bson/bson-type.ts';
import { textOf } from '../../../values/compare.ts';
import { decimalOf, int64 } from '../../../values/numbers/arithmetic.ts';
import { toDecimal128 } from '../../../values/numbers/decimal.ts';
import { isDoc } from '../../../values/bson/doc.ts';
import type { Value } from '../../../values/bson/doc.ts';
import { doubleValue, toExact, toNumber } from '../../../values/numbers/numbers.ts';
import { namedArguments, unary } from '../operands/arguments.ts';
import type { Compiler, Expression, OperatorTable } from '../operands/expression.ts';
import { parseDate } from '../dates/date-parsing.ts';
import { isNullish, isTruthy } from '../operands/truth.ts';

export const conversionOperators: OperatorTable = {
  $type: unary((value) => typeName(value)),
  $isNumber: unary((value) => isNumeric(value)),
  $toString: unary((value) => convert(value, BsonType.string)),
  $toObjectId: unary((value) => convert(value, BsonType.objectId)),
  $toInt: unary((value) => convert(value, BsonType.int)),
  $toLong: unary((value) => convert(value, BsonType.long)),
  $toDouble: unary((value) => convert(value, BsonType.double)),
  $toDecimal: unary((value) => convert(value, BsonType.decimal)),
  $toBool: unary((value) => convert(value, BsonType.bool)),
  $toDate: unary((value) => convert(value, BsonType.date)),
  $convert: convertOperator,
};

function convertOperator(operand: Value, compiler: Compiler, name: string): Expression {
  const named = namedArguments(operand, name, ['input', 'to'], ['onError', 'onNull']);
  const input = compiler.expression(named.input);
  const target = compiler.expression(named.to);
  const onNull = 'onNull' in named ? compiler.expression(named.onNull) : () => null;
  const onError = 'onError' in named ? compiler.expression(named.onError) : undefined;
  return (scope) => {
    const value = input(scope);
    const type = target(scope);
    if (isNullish(type)) return null;
    if (isNullish(value)) return onNull(scope);
    try {
      return convert(value, typeCode(type));
    } catch (error) {
      if (!onError || !(error instanceof MongoError) || error.code !== failure('').code) throw error;
      return onError(scope);
    }
  };
}

function typeCode(type: Value): number {
  const named = isDoc(type) ? type.type : type;
  const code = typeof named === 'string' ? typeCodeOf(named) : isNumeric(named) ? toNumber(named) : undefined;
  if (code === undefined) throw new MongoError(2, 'BadValue', 'Unknown type name in $convert');
  return code;
}

function failure(reason: string): MongoError {
  return new MongoError(241, 'ConversionFailure', `${reason} in $convert with no onError value`);
}

function unsupported(value: Value, target: string): MongoError {
  return failure(`Unsupported conversion from ${typeName(value)} to ${target}`);
}

function convert(value: Value, type: number): Value {
  if (isNullish(value)) return null;
  switch (type) {
    case BsonType.string:
      return asText(value);
    case BsonType.objectId:
      return asObjectId(value);
    case BsonType.int:
      return asInt(value);
    case BsonType.long:
      return asLong(value);
    case BsonType.double:
      return asDouble(value);
    case BsonType.decimal:
      return asDecimal(value);
    case BsonType.bool:
      return isNumeric(value) || value === false ? isTruthy(value) : true;
    case BsonType.date:
      return asDate(value);
    default:
      throw unsupported(value, 'the type asked for');
  }
}

/** Also used by $toLower and similar operators for numbers and dates. */
export function asText(value: Value): string {
  if (value instanceof Date) return value.toISOString();
  if (value instanceof ObjectId) return value.toHexString();
  if (value instanceof Double) return String(value.value);
  switch (bsonType(value)) {
    case BsonType.string:
    case BsonType.symbol:
      return textOf(value);
    case BsonType.int:
    case BsonType.double:
    case BsonType.bool:
    case BsonType.long:
    case BsonType.decimal:
      return String(value);
    default:
      throw unsupported(value, 'string');
  }
}

function asObjectId(value: Value): ObjectId {
  if (value instanceof ObjectId) return value;
  if (typeof value !== 'string') throw unsupported(value, 'objectId');
  if (!/^[0-9a-f]{24}$/i.test(value)) throw failure(`Failed to parse objectId '${value}'`);
  return new ObjectId(value);
}

function asInt(value: Value): number {
  const integer = wholeNumber(value, 'int');
  if (integer < -(2n ** 31n) || integer >= 2n ** 31n) throw failure(`Conversion would overflow target type`);
  return Number(integer);
}

function asLong(value: Value): Value {
  const long = int64(value instanceof Date ? BigInt(value.getTime()) : wholeNumber(value, 'long'));
  if (long === undefined) throw failure('Conversion would overflow target type');
  return long;
}

function wholeNumber(value: Value, target: string): bigint {
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (typeof value === 'string') {
    if (!/^[+-]?\d+$/.test(value)) throw failure(`Failed to parse number '${value}'`);
    return BigInt(value.replace('+', ''));
  }
  if (!isNumeric(value)) throw unsupported(value, target);
  const exact = toExact(value);
  if (typeof exact === 'number')
    throw failure(`Attempt to convert ${Number.isNaN(exact) ? 'NaN' : 'infinity'} value to integer type`);
  return exact.exponent >= 0
    ? exact.coefficient * 10n ** BigInt(exact.exponent)
    : exact.coefficient / 10n ** BigInt(-exact.exponent);
}

const decimalText = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$|^[+-]?(nan|inf(inity)?)$/i;

function asDouble(value: Value): Value {
  if (typeof value === 'boolean') return doubleValue(value ? 1 : 0);
  if (value instanceof Date) return doubleValue(value.getTime());
  if (typeof value === 'string') {
    if (!decimalText.test(value)) throw failure(`Failed to parse number '${value}'`);
    return doubleValue(Number(value.replace(/inf(inity)?/i, 'Infinity')));
  }
  if (!isNumeric(value)) throw unsupported(value, 'double');
  return doubleValue(toNumber(value));
}

function asDecimal(value: Value): Value {
  if (typeof value === 'boolean') return Decimal128.fromString(value ? '1' : '0');
  if (value instanceof Date) return Decimal128.fromString(String(value.getTime()));
  if (typeof value === 'string') {
    if (!decimalText.test(value)) throw failure(`Failed to parse number '${value}'`);
    return Decimal128.fromString(value);
  }
  if (value instanceof Decimal128) return value;
  if (!isNumeric(value)) throw unsupported(value, 'decimal');
  return toDecimal128(decimalOf(value));
}

function asDate(value: Value): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (typeof value === 'string') return parseDate(value, failure);
  if (bsonType(value) === BsonType.timestamp) return new Date(((value as Long).high >>> 0) * 1000);
  if (!isNumeric(value) || bsonType(value) === BsonType.int) throw unsupported(value, 'date');
  return new Date(Math.trunc(toNumber(value)));
}
