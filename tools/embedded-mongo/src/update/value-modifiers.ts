import { Timestamp } from 'bson';
import { badValue, typeMismatch } from '../errors.ts';
import { add, int64, multiply, toBigInt } from '../values/numbers/arithmetic.ts';
import { BsonType, bsonType, isNumeric, typeName } from '../values/bson/bson-type.ts';
import { compareValues } from '../values/compare.ts';
import { isDoc } from '../values/bson/doc.ts';
import type { Doc, Value } from '../values/bson/doc.ts';
import { formatValue } from '../values/format.ts';
import { lenient, type Modifier } from './update-context.ts';

export type ModifierFactory = (operand: Value, path: string) => Modifier;

/** Modifiers of a single value of any type. */
export const valueModifiers: Record<string, ModifierFactory> = {
  $set: (operand) => () => operand,
  $setOnInsert: (operand) => lenient((current, context) => (context.isInsert ? operand : current)),
  $unset: () => lenient(() => undefined),
  $min: (operand) => (current) =>
    current === undefined || compareValues(operand, current) < 0 ? operand : current,
  $max: (operand) => (current) =>
    current === undefined || compareValues(operand, current) > 0 ? operand : current,
  $inc: (operand, path) => {
    if (!isNumeric(operand))
      throw typeMismatch(`Cannot increment with non-numeric argument: {${path}: ${formatValue(operand)}}`);
    return (current, context, at) =>
      current === undefined ? operand : calculate('$inc', add, current, operand, context.original, at);
  },
  $mul: (operand, path) => {
    if (!isNumeric(operand))
      throw typeMismatch(`Cannot multiply with non-numeric argument: {${path}: ${formatValue(operand)}}`);
    return (current, context, at) =>
      calculate('$mul', multiply, current === undefined ? 0 : current, operand, context.original, at);
  },
  $currentDate: currentDate,
  $bit: bit,
};

function calculate(
  name: string,
  compute: (a: Value, b: Value) => Value,
  current: Value,
  operand: Value,
  doc: Doc,
  path: string,
): Value {
  const where = `{_id: ${formatValue(doc._id)}}`;
  if (!isNumeric(current)) {
    const field = path.split('.').at(-1) ?? '';
    throw typeMismatch(
      `Cannot apply ${name} to a value of non-numeric type. ${where} has the field '${field}' of non-numeric type ${typeName(current)}`,
    );
  }
  const result = compute(current, operand);
  if (result === undefined) {
    throw badValue(
      `Failed to apply ${name} operations to current value ((${shellTypes.get(bsonType(current))})${formatValue(current)}) for document ${where}`,
    );
  }
  return result;
}

const shellTypes = new Map<number, string>([
  [BsonType.int, 'NumberInt'],
  [BsonType.long, 'NumberLong'],
]);

function currentDate(operand: Value): Modifier {
  if (operand === true || operand === false) return (_current, context) => context.now;
  if (!isDoc(operand)) {
    throw badValue(
      `${typeName(operand)} is not valid type for $currentDate. Please use a boolean ('true') or a $type expression ({$type: 'timestamp/date'}).`,
    );
  }
  const foreign = Object.keys(operand).find((key) => key !== '$type');
  if (foreign !== undefined) throw badValue(`Unrecognized $currentDate option: ${foreign}`);
  if (operand.$type === 'date') return (_current, context) => context.now;
  if (operand.$type === 'timestamp') return (_current, context) => timestampOf(context.now);
  throw badValue(
    "The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}",
  );
}

let lastSecond = 0;
let increment = 0;

/** Unique and increasing: a counter distinguishes timestamps within a second. */
function timestampOf(now: Date): Timestamp {
  const second = Math.max(lastSecond, Math.floor(now.getTime() / 1000));
  increment = second === lastSecond ? increment + 1 : 1;
  lastSecond = second;
  return new Timestamp({ t: second, i: increment });
}

const bitOperations: Record<string, (a: bigint, b: bigint) => bigint> = {
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
};

function isInteger(value: Value): boolean {
  const type = bsonType(value);
  return type === BsonType.int || type === BsonType.long;
}

function bit(operand: Value, path: string): Modifier {
  if (!isDoc(operand)) {
    throw badValue(
      `The $bit modifier is not compatible with a ${typeName(operand)}. You must pass in an embedded document: {$bit: {field: {and/or/xor: #}}`,
    );
  }
  const names = Object.keys(operand);
  if (names.length === 0)
    throw badValue(
      `You must pass in at least one bitwise operation. The format is: {$bit: {field: {and/or/xor: #}}`,
    );
  for (const name of names) {
    if (!Object.hasOwn(bitOperations, name))
      throw badValue(
        `The $bit modifier only supports 'and', 'or', and 'xor', not '${name}' which is an unknown operator: {${name}: ${formatValue(operand[name])}}`,
      );
    if (!isInteger(operand[name]))
      throw badValue(
        `The $bit modifier field must be an Integer(32/64 bit); a '${typeName(operand[name])}' is not supported here: {${name}: ${formatValue(operand[name])}}`,
      );
  }
  return (current, context) => {
    const start: Value = current === undefined ? 0 : current;
    if (!isInteger(start)) {
      throw badValue(
        `Cannot apply $bit to a value of non-integral type.{_id: ${formatValue(context.original._id)}} has the field ${path} of non-integer type ${typeName(start)}`,
      );
    }
    return names.reduce((value, name) => bitResult(bitOperations[name]!, value, operand[name]), start);
  };
}

function bitResult(operation: (a: bigint, b: bigint) => bigint, a: Value, b: Value): Value {
  const result = operation(toBigInt(a), toBigInt(b));
  return bsonType(a) === BsonType.int && bsonType(b) === BsonType.int ? Number(result) : int64(result);
}
