import { alreadyFound } from '../text/search/text-search.ts';
import { location } from '../errors.ts';
import { compileElementTest } from '../query/compile-element-test.ts';
import { compileQuery } from '../query/compile-query.ts';
import { isNumeric, typeName } from '../values/bson/bson-type.ts';
import { isDoc } from '../values/bson/doc.ts';
import type { Doc, Value } from '../values/bson/doc.ts';
import { toNumber } from '../values/numbers/numbers.ts';
import type { Compute } from './projection-node.ts';

/** The first element that meets the condition; without one, the field is left out. */
export function elemMatchProjection(operand: Value): Compute {
  if (!isDoc(operand))
    throw location(31274, `elemMatch: Invalid argument, object required, but got ${typeName(operand)}`);
  const test = compileElementTest(operand);
  return (current) => {
    if (!Array.isArray(current)) return undefined;
    const index = current.findIndex(test);
    return index < 0 ? undefined : [current[index] as Value];
  };
}

export function sliceProjection(operand: Value): Compute {
  const [first, second] = (Array.isArray(operand) ? operand : [operand]) as Value[];
  if (!isNumeric(first) || (second !== undefined && !isNumeric(second))) {
    throw location(28667, 'First argument to $slice must be a number or an array of two numbers');
  }
  const start = Math.trunc(toNumber(first));
  if (second === undefined)
    return onArrays((array) => (start >= 0 ? array.slice(0, start) : array.slice(start)));
  const count = Math.trunc(toNumber(second));
  if (count <= 0) throw location(28724, 'Third argument to $slice must be positive: ' + String(count));
  return onArrays((array) => {
    const from = start >= 0 ? start : Math.max(0, array.length + start);
    return array.slice(from, from + count);
  });
}

function onArrays(slice: (array: Value[]) => Value[]): Compute {
  return (current) => (Array.isArray(current) ? slice(current as Value[]) : current);
}

/** The element that the filter matched. */
export function positionalProjection(filter: Doc, variables: Doc | undefined): Compute {
  const query = compileQuery(filter, { let: variables, text: alreadyFound });
  return (current, doc) => {
    if (!Array.isArray(current)) return current;
    const index = query.matchedIndex(doc);
    if (index === undefined)
      throw location(
        51246,
        "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
      );
    return index < current.length ? [current[index] as Value] : [];
  };
}
