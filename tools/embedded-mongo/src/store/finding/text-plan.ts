import { MongoError, badValue } from '../../errors.ts';
import type { Interval } from '../../query/compile-query.ts';
import { compileTextSearch, type TextSearch } from '../../text/search/text-search.ts';
import { compareValues } from '../../values/compare.ts';
import type { Value } from '../../values/bson/doc.ts';
import type { Collection } from '../collection.ts';
import type { CollectionIndex } from '../records/collection-index.ts';
import type { TextKeys } from '../records/text-keys.ts';
import { isUsable } from './index-usability.ts';
import { ABOVE } from './key-ranges.ts';
import type { Plan, PlanRequest } from './plan.ts';

type TextIndex = CollectionIndex & { text: TextKeys };

export function textCompiler(collection: Collection): (operand: Value) => TextSearch {
  return (operand) => {
    const index = textIndexOf(collection);
    return index === undefined ? missingTextIndex() : compileTextSearch(operand, index.text.scope);
  };
}

export function missingTextIndex(): never {
  throw new MongoError(27, 'IndexNotFound', 'text index required for $text query');
}

/** Every document with one of the words; `$text` itself, and the rest of the filter, are tested on each. */
export function planText(collection: Collection, request: PlanRequest, search: TextSearch): Plan {
  if (request.hint !== undefined) throw badValue('text and hint not allowed in same query');
  if (request.sort?.['$natural'] !== undefined) throw badValue('$natural sort cannot be set with $text');
  const index = textIndexOf(collection)!;
  const { bounds } = request.query;
  const before = index.text.before.map((path) => fixedValue(bounds.get(path)));
  if (before.includes(undefined) || !isUsable(index, bounds, undefined))
    throw new MongoError(
      291,
      'NoQueryExecutionPlans',
      'failed to use text index to satisfy $text query (if text index is compound, are equality predicates given for all prefix fields?)',
    );
  const prefixes = search.terms.map((term) => index.text.prefixOf(before, term)).sort();
  return {
    index,
    reach: {
      ranges: prefixes.map((low) => ({ low, high: low + ABOVE, points: low.length })),
      most: prefixes.length,
      fixedFields: 0,
      pointFields: 0,
      boundedFields: before.length + 1,
    },
    reverse: false,
    isSorted: request.sort === undefined,
    isMerged: false,
    isExact: false,
  };
}

function textIndexOf({ indexes }: Collection): TextIndex | undefined {
  return indexes.find((index): index is TextIndex => index.text !== null && !index.spec.hidden);
}

function fixedValue(intervals: Interval[] | undefined): Value {
  const [only, ...more] = intervals ?? [];
  return only !== undefined && more.length === 0 && compareValues(only.low, only.high) === 0
    ? only.low
    : undefined;
}
