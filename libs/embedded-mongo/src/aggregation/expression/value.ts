import { location, typeMismatch } from '../../errors.ts';
import { isNumeric, typeName } from '../../values/bson/bson-type.ts';
import type { Value } from '../../values/bson/doc.ts';
import { mergeObjects } from '../../values/merge-objects.ts';
import { add } from '../../values/numbers/arithmetic.ts';
import { doubleValue, toNumber } from '../../values/numbers/numbers.ts';
import { namedArguments, unary, variadic } from './operands/arguments.ts';
import type { Compile, Expression, OperatorTable } from './operands/expression.ts';
import { isNullish } from './operands/truth.ts';

/** Operators that make a number, a text or a document of others. */
export const valueOperators: OperatorTable = {
  $literal: (operand) => () => operand,
  $add: variadic(addAll),
  $mergeObjects: variadic((values) =>
    mergeObjects(values.length === 1 && Array.isArray(values[0]) ? (values[0] as Value[]) : values),
  ),
  $replaceAll: replaceAll,
  $toLower: unary((value) => lower(isNullish(value) ? '' : text(value, '$toLower', 'its argument'))),
};

function addAll(values: Value[]): Value {
  if (values.some(isNullish)) return null;
  const dates = values.filter((value) => value instanceof Date);
  if (dates.length > 1) throw location(16612, 'only one date allowed in an $add expression');
  let sum: Value = 0;
  for (const value of values) {
    if (value instanceof Date) continue;
    if (!isNumeric(value))
      throw typeMismatch(`$add only supports numeric or date types, not ${typeName(value)}`);
    sum = add(sum, value) ?? doubleValue(toNumber(sum) + toNumber(value));
  }
  return dates.length === 0 ? sum : new Date((dates[0] as Date).getTime() + Math.round(toNumber(sum)));
}

/** As in MongoDB, only ASCII letters change case. */
function lower(value: string): string {
  return value.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

const REPLACED = ['input', 'find', 'replacement'] as const;

function replaceAll(operand: Value, compile: Compile, name: string): Expression {
  const named = namedArguments(operand, name, REPLACED);
  const parts = REPLACED.map((part) => compile(named[part]));
  return (scope) => {
    const values = parts.map((part) => part(scope));
    const texts = values.map((value, i) => (isNullish(value) ? null : text(value, name, `'${REPLACED[i]}'`)));
    const [input, find, replacement] = texts as [string | null, string | null, string | null];
    return input === null || find === null || replacement === null
      ? null
      : input.split(find).join(replacement);
  };
}

/** MongoDB would also make a text of a number or a date. */
function text(value: Value, name: string, what: string): string {
  if (typeof value === 'string') return value;
  throw location(51746, `${name} supports only strings here: ${what} is of type ${typeName(value)}`);
}
