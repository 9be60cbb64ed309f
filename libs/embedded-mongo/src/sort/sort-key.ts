import { isDoc } from '../values/bson/doc.ts';
import type { Doc, Value } from '../values/bson/doc.ts';
import { compareValues } from '../values/compare.ts';
import { isIndexName } from '../values/paths.ts';

/** The element by which a path with an array is sorted. */
export function sortKey(doc: Doc, names: readonly string[], direction: 1 | -1): Value {
  let best: Value;
  let found = false;
  collect(doc, names, 0, (candidate) => {
    if (!found || compareValues(candidate, best) * direction < 0) best = candidate;
    found = true;
  });
  return found ? best : null;
}

/** An empty array at the end of the path sorts below null, as `undefined` does. */
const emptyArray = undefined;

function collect(value: Value, names: readonly string[], at: number, take: (value: Value) => void): void {
  if (Array.isArray(value)) return collectArray(value, names, at, take);
  if (at === names.length) return take(value === undefined ? null : value);
  return isDoc(value) ? collect(value[names[at]!], names, at + 1, take) : take(null);
}

function collectArray(
  array: Value[],
  names: readonly string[],
  at: number,
  take: (value: Value) => void,
): void {
  if (
    at < names.length &&
    isIndexName(names[at]!) &&
    !array.some((element) => isDoc(element) && names[at]! in element)
  ) {
    return collect(array[Number(names[at])], names, at + 1, take);
  }
  if (array.length === 0) return take(at === names.length ? emptyArray : null);
  for (const element of array) {
    if (at === names.length) take(element);
    else if (isDoc(element)) collect(element, names, at, take);
    else take(null);
  }
}
