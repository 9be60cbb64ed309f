import { location } from '../errors.ts';
import { compileElementTest } from '../query/compile-element-test.ts';
import { compileQuery } from '../query/compile-query.ts';
import { typeName } from '../values/bson/bson-type.ts';
import { isDoc } from '../values/bson/doc.ts';
import type { Doc, Value } from '../values/bson/doc.ts';
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

/** The element that the filter matched. */
export function positionalProjection(filter: Doc): Compute {
  const query = compileQuery(filter);
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
