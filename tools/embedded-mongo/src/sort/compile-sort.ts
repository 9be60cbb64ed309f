import { MongoError, badValue, location } from '../errors.ts';
import { collationComparer } from '../text/collation.ts';
import type { Comparer } from '../text/collation.ts';
import { isNumeric } from '../values/bson/bson-type.ts';
import { isDoc } from '../values/bson/doc.ts';
import type { Doc, Value } from '../values/bson/doc.ts';
import { toNumber } from '../values/numbers/numbers.ts';
import { scoreOf } from '../text/search/score.ts';
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
export function compileSort(spec: Doc, options: { collation?: Doc } = {}): DocComparer {
  const compare = collationComparer(options.collation);
  const comparers = Object.keys(spec).map((path) =>
    isDoc(spec[path]) ? byScore(spec[path]) : compareBy(parsePart(path, spec[path]), compare),
  );
  if (comparers.length === 1) return comparers[0]!;
  return (a, b) => {
    for (const comparer of comparers) {
      const order = comparer(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}

function compareBy(part: Part, compare: Comparer): DocComparer {
  const { path, names, direction } = part;
  const key = (doc: Doc): Value => {
    const value = names.length === 1 ? doc[path] : undefined;
    return names.length === 1 && !Array.isArray(value)
      ? (value ?? null)
      : sortKey(doc, names, direction, compare);
  };
  return direction === 1 ? (a, b) => compare(key(a), key(b)) : (a, b) => compare(key(b), key(a));
}

/** `{ $meta: 'textScore' }`: what fits best comes first, whatever the name of the field. */
function byScore(order: Doc): DocComparer {
  if (Object.keys(order).join() !== '$meta' || order['$meta'] !== 'textScore')
    throw badValue("a sort by $meta supports only 'textScore' on this server");
  return (a, b) => scoreOf(b) - scoreOf(a);
}

function parsePart(path: string, order: Value): Part {
  const direction = isNumeric(order) ? toNumber(order) : NaN;
  if (!isNumeric(order))
    throw location(15974, `Illegal key in $sort specification: ${path}: ${String(order)}`);
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
