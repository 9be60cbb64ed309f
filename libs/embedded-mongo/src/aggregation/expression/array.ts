import { location } from '../../errors.ts';
import { isNumeric, typeName } from '../../values/bson/bson-type.ts';
import { valuesEqual } from '../../values/compare.ts';
import type { Value } from '../../values/bson/doc.ts';
import { toNumber } from '../../values/numbers/numbers.ts';
import { binary, unary, variadic } from './operands/arguments.ts';
import type { OperatorTable } from './operands/expression.ts';
import { isNullish } from './operands/truth.ts';

export const arrayOperators: OperatorTable = {
  $size: unary((value) => {
    if (!Array.isArray(value))
      throw location(17124, `The argument to $size must be an array, but was of type: ${typeName(value)}`);
    return value.length;
  }),
  $arrayElemAt: binary(elementAt),
  $indexOfArray: variadic(indexOf, 2, 4),
};

function integer(value: Value, code: number, what: string): number {
  const number = isNumeric(value) ? toNumber(value) : NaN;
  if (!Number.isInteger(number)) throw location(code, `${what}, found: ${typeName(value)}`);
  return number;
}

function elementAt(array: Value, index: Value): Value {
  if (isNullish(array) || isNullish(index)) return null;
  if (!Array.isArray(array))
    throw location(28689, `$arrayElemAt's first argument must be an array, but is ${typeName(array)}`);
  return array.at(
    integer(
      index,
      28690,
      "$arrayElemAt's second argument must be a numeric value representable as a 32-bit integer",
    ),
  );
}

function indexOf([array, wanted, start, end]: Value[]): Value {
  if (isNullish(array)) return null;
  if (!Array.isArray(array))
    throw location(40090, `$indexOfArray requires an array as a first argument, found: ${typeName(array)}`);
  const from =
    start === undefined ? 0 : integer(start, 40096, '$indexOfArray requires an integral starting index');
  const to =
    end === undefined ? array.length : integer(end, 40096, '$indexOfArray requires an integral ending index');
  for (let i = from; i < Math.min(to, array.length); i++) if (valuesEqual(array[i], wanted)) return i;
  return -1;
}
