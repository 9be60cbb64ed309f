import { MongoError, location } from '../errors.ts';
import { isNumeric } from '../values/bson/bson-type.ts';
import { compareValues } from '../values/compare.ts';
import type { Doc, Value } from '../values/bson/doc.ts';
import { formatValue } from '../values/format.ts';
import { toNumber } from '../values/numbers/numbers.ts';
import { sortKey } from './sort-key.ts';

export type DocComparer = (a: Doc, b: Doc) => number;

interface Part {
  path: string;
  names: string[];
  direction: 1 | -1;
}

/**
 * The order of documents: an array counts as its smallest element ascending and its largest descending; missing as
 * null.
 */
export function compileSort(spec: Doc): DocComparer {
  const comparers = Object.keys(spec).map((path) => compareBy(parsePart(path, spec[path])));
  if (comparers.length === 1) return comparers[0]!;
  return (a, b) => {
    for (const comparer of comparers) {
      const order = comparer(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}

function compareBy(part: Part): DocComparer {
  const { path, names, direction } = part;
  const key = (doc: Doc): Value => {
    const value = names.length === 1 ? doc[path] : undefined;
    return names.length === 1 && !Array.isArray(value) ? (value ?? null) : sortKey(doc, names, direction);
  };
  return direction === 1 ? (a, b) => compareValues(key(a), key(b)) : (a, b) => compareValues(key(b), key(a));
}

function parsePart(path: string, order: Value): Part {
  const direction = isNumeric(order) ? toNumber(order) : NaN;
  if (!isNumeric(order))
    throw location(15974, `Illegal key in $sort specification: ${path}: ${formatValue(order)}`);
  if (direction !== 1 && direction !== -1)
    throw location(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
  if (path === '' || path.split('.').includes('')) {
    throw new MongoError(40352, 'Location40352', 'FieldPath cannot be constructed with empty string');
  }
  if (path.startsWith('$'))
    throw location(
      16410,
      `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
    );
  return { path, names: path.split('.'), direction };
}
