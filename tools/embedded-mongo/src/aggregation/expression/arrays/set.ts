import { location } from '../../../errors.ts';
import { typeName } from '../../../values/bson/bson-type.ts';
import type { Value } from '../../../values/bson/doc.ts';
import { encodeValue } from '../../../values/key-encoding.ts';
import { binary, unary, variadic } from '../operands/arguments.ts';
import type { OperatorTable } from '../operands/expression.ts';
import { isNullish, isTruthy } from '../operands/truth.ts';

export const setOperators: OperatorTable = {
  $setUnion: variadic((values) =>
    values.some(isNullish) ? null : unique(values.flatMap((value) => list(value, 17043, '$setUnion'))),
  ),
  $setIntersection: variadic((values) => {
    if (values.some(isNullish)) return null;
    const [first = [], ...others] = values.map((value) => list(value, 17047, '$setIntersection'));
    const keys = others.map(keySet);
    return unique(first.filter((value) => keys.every((set) => set.has(encodeValue(value)))));
  }),
  $setDifference: binary((a, b) => {
    if (isNullish(a) || isNullish(b)) return null;
    const kept = list(a, 17048, '$setDifference');
    const removed = keySet(list(b, 17049, '$setDifference'));
    return unique(kept.filter((value) => !removed.has(encodeValue(value))));
  }),
  $setEquals: variadic((values) => {
    const [first, ...others] = values.map((value) => keySet(list(value, 17044, '$setEquals')));
    return others.every((other) => other.size === first!.size && [...other].every((key) => first!.has(key)));
  }, 2),
  $setIsSubset: binary((a, b) => {
    const whole = keySet(list(b, 17042, '$setIsSubset'));
    return list(a, 17046, '$setIsSubset').every((value) => whole.has(encodeValue(value)));
  }),
  $anyElementTrue: unary((value) => list(value, 17041, '$anyElementTrue').some(isTruthy)),
  $allElementsTrue: unary((value) => list(value, 17040, '$allElementsTrue').every(isTruthy)),
};

function list(value: Value, code: number, name: string): Value[] {
  if (!Array.isArray(value))
    throw location(
      code,
      `All operands of ${name} must be arrays. One argument is of type: ${typeName(value)}`,
    );
  return value;
}

function keySet(values: Value[]): Set<string> {
  return new Set(values.map(encodeValue));
}

function unique(values: Value[]): Value[] {
  const byKey = new Map<string, Value>();
  for (const value of values) {
    const key = encodeValue(value);
    if (!byKey.has(key)) byKey.set(key, value);
  }
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
}
