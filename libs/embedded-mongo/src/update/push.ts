import { badValue } from '../errors.ts';
import { compileSort } from '../sort/compile-sort.ts';
import { isNumeric, typeName } from '../values/bson/bson-type.ts';
import { compareValues } from '../values/compare.ts';
import { isDoc, newDoc } from '../values/bson/doc.ts';
import type { Doc, Value } from '../values/bson/doc.ts';
import { formatValue } from '../values/format.ts';
import { toNumber } from '../values/numbers/numbers.ts';
import type { Modifier } from './update-context.ts';

const clauses = ['$each', '$position', '$sort', '$slice'];

export function pushModifier(operand: Value, _path: string): Modifier {
  const spec = isDoc(operand) && '$each' in operand ? operand : undefined;
  const added = spec ? eachValues(spec) : [operand];
  const position = spec?.$position === undefined ? undefined : integer('$position', spec.$position);
  const slice = spec?.$slice === undefined ? undefined : integer('$slice', spec.$slice);
  const sort = spec?.$sort === undefined ? undefined : elementSort(spec.$sort);
  return (current, context, path) => {
    if (current !== undefined && !Array.isArray(current)) {
      throw badValue(
        `The field '${path}' must be an array but is of type ${typeName(current)} in document {_id: ${formatValue(context.original._id)}}`,
      );
    }
    let result: Value[] = [...((current as Value[] | undefined) ?? [])];
    result.splice(position ?? result.length, 0, ...added);
    if (sort) result.sort(sort);
    if (slice !== undefined) result = slice >= 0 ? result.slice(0, slice) : result.slice(slice);
    return result;
  };
}

function eachValues(spec: Doc): Value[] {
  const foreign = Object.keys(spec).find((key) => !clauses.includes(key));
  if (foreign !== undefined) throw badValue(`Unrecognized clause in $push: ${foreign}`);
  if (!Array.isArray(spec.$each))
    throw badValue(
      `The argument to $each in $push must be an array but it was of type: ${typeName(spec.$each)}`,
    );
  return spec.$each;
}

function integer(clause: string, value: Value): number {
  const number = isNumeric(value) ? toNumber(value) : NaN;
  if (!Number.isInteger(number))
    throw badValue(`The value for ${clause} must be an integer value but was given type: ${typeName(value)}`);
  return number;
}

function elementSort(sort: Value): (a: Value, b: Value) => number {
  if (isNumeric(sort)) {
    const direction = toNumber(sort);
    if (direction !== 1 && direction !== -1) throw badValue('The $sort element value must be either 1 or -1');
    return (a, b) => compareValues(a, b) * direction;
  }
  if (!isDoc(sort))
    throw badValue(
      'The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields',
    );
  if (Object.keys(sort).length === 0)
    throw badValue('The $sort pattern is empty when it should be a set of fields.');
  const compare = compileSort(sort);
  return (a, b) => compare(isDoc(a) ? a : newDoc(), isDoc(b) ? b : newDoc());
}
