import type { Doc } from '../values/bson/doc.ts';
import { conditionsOf } from './bounds/bounds.ts';
import type { Conditions } from './bounds/bounds.ts';
import { matched } from './elements/element-path.ts';
import { operatorsCondition } from './operators/field-operators.ts';
import { compileFilter } from './filter.ts';
import { intersected } from './bounds/intervals.ts';
import type { Interval } from './bounds/intervals.ts';

export type { Interval } from './bounds/intervals.ts';
export { equalityFields } from './bounds/equality-fields.ts';

export interface Query {
  matches(doc: Doc): boolean;
  /** The index of the array element that made the document match, for `$` in update paths and projections. */
  matchedIndex(doc: Doc): number | undefined;
  /**
   * Intervals per path for the planner. Each is a necessary condition taken from one predicate, so it also holds for a
   * multikey index, where two different elements may meet `{ $gt: 1, $lt: 5 }`.
   */
  bounds: Map<string, Interval[]>;
  /** Like `bounds`, but all predicates on a path that are equally narrow by their form, and not just one of them. */
  rivals(path: string): Interval[][];
  /** The intersection of all predicates on a path: valid only if the index holds no array for that path. */
  scalarBounds: Map<string, Interval[]>;
}

export interface QueryOptions {
  now?: Date;
}

export function compileQuery(filter: Doc, options: QueryOptions = {}): Query {
  const matches = compileFilter(filter, {
    field: '',
    now: options.now ?? new Date(),
    compileFilter,
    compileOperators: operatorsCondition,
  });
  let conditions: Conditions | undefined;
  const known = (): Conditions => (conditions ??= conditionsOf(filter));
  return {
    matches,
    matchedIndex(doc) {
      matched.index = undefined;
      return matches(doc) ? matched.index : undefined;
    },
    get bounds() {
      return mapBounds(known(), narrowest);
    },
    rivals(path) {
      const candidates = known().get(path) ?? [];
      const least = Math.min(...candidates.map(cost));
      return candidates.filter((intervals) => cost(intervals) === least);
    },
    get scalarBounds() {
      return mapBounds(known(), (intervals) => intervals.reduce(intersected));
    },
  };
}

function mapBounds(
  conditions: Conditions,
  choose: (intervals: Interval[][]) => Interval[],
): Map<string, Interval[]> {
  return new Map(Array.from(conditions, ([path, intervals]) => [path, choose(intervals)]));
}

/** Prefers points to ranges and few points to many, because they match fewer documents. */
function narrowest(candidates: Interval[][]): Interval[] {
  return candidates.reduce((best, next) => (cost(next) < cost(best) ? next : best));
}

function cost(intervals: Interval[]): number {
  return intervals.reduce((sum, { low, high }) => sum + (low === high ? 1 : 1000), 0);
}
