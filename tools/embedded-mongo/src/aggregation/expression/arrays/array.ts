import { location } from '../../../errors.ts';
import { isNumeric, typeName } from '../../../values/bson/bson-type.ts';
import { compareValues, valuesEqual } from '../../../values/compare.ts';
import { docOf, isDoc } from '../../../values/bson/doc.ts';
import type { Doc, Value } from '../../../values/bson/doc.ts';
import { toNumber } from '../../../values/numbers/numbers.ts';
import { compileSort, type DocComparer } from '../../../sort/compile-sort.ts';
import { binary, namedArguments, unary, variadic } from '../operands/arguments.ts';
import type { Compiler, Expression, OperatorTable } from '../operands/expression.ts';
import { isNullish } from '../operands/truth.ts';

export const arrayOperators: OperatorTable = {
  $size: unary((value) => {
    if (!Array.isArray(value))
      throw location(17124, `The argument to $size must be an array, but was of type: ${typeName(value)}`);
    return value.length;
  }),
  $isArray: unary((value) => Array.isArray(value)),
  $arrayElemAt: binary(elementAt),
  $first: unary((value, name) => endElement(value, name, 0)),
  $last: unary((value, name) => endElement(value, name, -1)),
  $in: binary((value, array) => {
    if (!Array.isArray(array))
      throw location(40081, `$in requires an array as a second argument, found: ${typeName(array)}`);
    return array.some((element) => valuesEqual(element, value));
  }),
  $concatArrays: variadic((values) => {
    if (values.some(isNullish)) return null;
    return values.flatMap((value) => {
      if (!Array.isArray(value))
        throw location(28664, `$concatArrays only supports arrays, not ${typeName(value)}`);
      return value as Value[];
    });
  }),
  $slice: variadic(slice, 2, 3),
  $reverseArray: unary((value) => {
    if (isNullish(value)) return null;
    if (!Array.isArray(value))
      throw location(
        34435,
        `The argument to $reverseArray must be an array, but was of type: ${typeName(value)}`,
      );
    return [...(value as Value[])].reverse();
  }),
  $range: variadic(range, 2, 3),
  $indexOfArray: variadic(indexOf, 2, 4),
  $arrayToObject: unary(arrayToObject),
  $sortArray: sortArray,
  $zip: zip,
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

function endElement(value: Value, name: string, index: number): Value {
  if (isNullish(value)) return null;
  if (!Array.isArray(value))
    throw location(28689, `${name}'s argument must be an array, but is ${typeName(value)}`);
  return value.at(index);
}

function slice([array, first, second]: Value[]): Value {
  if (isNullish(array) || isNullish(first) || second === null) return null;
  if (!Array.isArray(array))
    throw location(28724, `First argument to $slice must be an array, but is of type: ${typeName(array)}`);
  const start = integer(
    first,
    28725,
    'Second argument to $slice must be a numeric value representable as a 32-bit integer',
  );
  if (second === undefined) return start >= 0 ? array.slice(0, start) : array.slice(start);
  const count = integer(
    second,
    28727,
    'Third argument to $slice must be a numeric value representable as a 32-bit integer',
  );
  if (count <= 0) throw location(28729, 'Third argument to $slice must be positive: ' + String(count));
  const from = start >= 0 ? start : Math.max(0, array.length + start);
  return array.slice(from, from + count);
}

function range([start, end, step]: Value[]): Value {
  const from = integer(start, 34443, '$range requires a numeric starting value');
  const to = integer(end, 34445, '$range requires a numeric ending value');
  const by = step === undefined ? 1 : integer(step, 34447, '$range requires a numeric step value');
  if (by === 0) throw location(34449, '$range requires a non-zero step value');
  const values: number[] = [];
  for (let value = from; by > 0 ? value < to : value > to; value += by) values.push(value);
  return values;
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

function arrayToObject(array: Value): Value {
  if (isNullish(array)) return null;
  if (!Array.isArray(array))
    throw location(40386, `$arrayToObject requires an array input, found: ${typeName(array)}`);
  return docOf(array.map(toEntry));
}

function toEntry(item: Value): [string, Value] {
  const [name, value] =
    Array.isArray(item) && item.length === 2 ? (item as Value[]) : isDoc(item) ? [item.k, item.v] : [];
  if (typeof name !== 'string') {
    throw location(40398, `Unrecognised input type format for $arrayToObject: ${typeName(item)}`);
  }
  return [name, value];
}

function sortArray(operand: Value, compiler: Compiler, name: string): Expression {
  const { input, sortBy } = namedArguments(operand, name, ['input', 'sortBy']);
  const array = compiler.expression(input);
  const sort = isDoc(sortBy)
    ? (list: Value[]) => sortedItems(list, compileSort(sortBy))
    : (list: Value[]) => [...list].sort((a, b) => compareValues(a, b) * toNumber(sortBy));
  return (scope) => {
    const list = array(scope);
    if (isNullish(list)) return null;
    if (!Array.isArray(list))
      throw location(
        2942504,
        `The input argument to $sortArray must be an array, but was of type: ${typeName(list)}`,
      );
    return sort(list);
  };
}

function zip(operand: Value, compiler: Compiler, name: string): Expression {
  const { inputs, useLongestLength, defaults } = namedArguments(
    operand,
    name,
    ['inputs'],
    ['useLongestLength', 'defaults'],
  );
  if (!Array.isArray(inputs) || inputs.length === 0)
    throw location(34461, 'inputs must be an array of expressions');
  const arrays = inputs.map((input) => compiler.expression(input));
  const fillers = Array.isArray(defaults) ? defaults.map((filler) => compiler.expression(filler)) : [];
  return (scope) => {
    const lists = arrays.map((array) => array(scope));
    if (lists.some(isNullish)) return null;
    for (const list of lists)
      if (!Array.isArray(list))
        throw location(34468, `$zip found a non-array expression in input: ${typeName(list)}`);
    const lengths = (lists as Value[][]).map((list) => list.length);
    const length = useLongestLength === true ? Math.max(...lengths) : Math.min(...lengths);
    return Array.from({ length }, (_, i) =>
      (lists as Value[][]).map((list, at) => (i < list.length ? list[i] : (fillers[at]?.(scope) ?? null))),
    );
  };
}

function sortedItems(list: Value[], compare: DocComparer): Value[] {
  const none = docOf([]);
  const asDoc = (item: Value): Doc => (isDoc(item) ? item : none);
  return list.toSorted((a, b) => compare(asDoc(a), asDoc(b)));
}
