import { badValue, typeMismatch } from '../errors.ts';
import { add } from '../values/numbers/arithmetic.ts';
import { BsonType, bsonType, isNumeric, typeName } from '../values/bson/bson-type.ts';
import { compareValues } from '../values/compare.ts';
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
