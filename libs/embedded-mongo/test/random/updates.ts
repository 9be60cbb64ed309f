import fc from 'fast-check';
import type { Doc, Value } from '../model/order.ts';
import { elementCondition } from './filters.ts';
import { path, scalar, value } from './values.ts';

/** Numbers whose sums the model can compute; the rest of MongoDB's arithmetic has its own tests. */
const addend = fc.constantFrom<Value>(1, 2, -1, 0.5, 2147483647);
const whole = fc.constantFrom(-2, -1, 0, 1, 2);

const each = fc.record(
  {
    $each: fc.array(value, { maxLength: 3 }),
    $position: whole,
    $sort: fc.constantFrom(1, -1),
    $slice: whole,
  },
  { requiredKeys: ['$each'] },
);

const ARGUMENTS: Record<string, fc.Arbitrary<Value>> = {
  $set: value,
  $setOnInsert: value,
  $unset: fc.constant(''),
  $inc: addend,
  $min: value,
  $max: value,
  $push: fc.oneof(value, each),
  $addToSet: value,
  $pop: fc.constantFrom(1, -1),
  $pullAll: fc.array(value, { maxLength: 3 }),
  $pull: fc.oneof(scalar, elementCondition),
};

const modifier = fc
  .constantFrom(...Object.keys(ARGUMENTS))
  .chain((name) => fc.tuple(fc.constant(name), path, ARGUMENTS[name]!));

export const update: fc.Arbitrary<Doc> = fc
  .array(modifier, { minLength: 1, maxLength: 3 })
  .map((modifiers) => {
    const result: Doc = {};
    for (const [name, at, argument] of modifiers) {
      const operand = (result[name] ??= {}) as Doc;
      Object.defineProperty(operand, at, { value: argument, enumerable: true, configurable: true });
    }
    return result;
  });
