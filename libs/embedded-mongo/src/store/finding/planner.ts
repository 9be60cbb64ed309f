import { MongoError } from '../../errors.ts';
import type { Interval, Query } from '../../query/compile-query.ts';
import { isDoc, type Doc } from '../../values/bson/doc.ts';
import { isIndexName } from '../../values/paths.ts';
import type { Collection } from '../collection.ts';
import type { CollectionIndex } from '../records/collection-index.ts';
import { contains, isUsable } from './index-usability.ts';
import { reachOf, WHOLE_INDEX, type IndexReach } from './key-ranges.ts';
import { isExact } from './exact-filter.ts';
import { fewestEntries } from './fewest-entries.ts';
import type { Plan, PlanRequest } from './plan.ts';

/** As many ranges as MongoDB merges; the documents of more are sorted. */
const MAX_MERGED = 200;

export function choosePlan(collection: Collection, request: PlanRequest): Plan {
  const { sort } = request;
  const natural = naturalDirection(sort) ?? naturalDirection(request.hint);
  if (natural !== null)
    return collectionScan(request.filter, natural === -1, naturalDirection(sort) !== null);
  if (request.hint !== undefined) return planFor(hinted(collection, request.hint), request, true);
  let best: Plan = collectionScan(request.filter, false, sort === undefined);
  let bestScore = 0;
  const { bounds } = request.query;
  for (const index of collection.indexes) {
    if (!isUsable(index, bounds)) continue;
    const plan = planFor(index, request, false);
    const score = scoreOf(plan, sort !== undefined);
    if (score > bestScore) {
      best = plan;
      bestScore = score;
    }
  }
  return best;
}

function planFor(index: CollectionIndex, { filter, query, sort }: PlanRequest, isHinted: boolean): Plan {
  const reach = reachBy(index, query);
  const whole = sort === undefined ? 1 : sortDirection(index, sort, reach);
  const canMerge = whole === 0 && reach.most <= MAX_MERGED;
  const merged = canMerge ? sortDirection(index, sort!, reach, reach.pointFields) : 0;
  return {
    index,
    reach: reach.boundedFields === 0 ? WHOLE_INDEX : reach,
    reverse: whole + merged === -1,
    isSorted: whole + merged !== 0,
    isMerged: merged !== 0,
    isExact: isExact(filter, index, reach) && (!isHinted || index.spec.partialFilterExpression === undefined),
  };
}

/** A multikey index can be entered by one of several conditions on a path, such as the words that an array must hold. */
function reachBy(index: CollectionIndex, query: Query): IndexReach {
  const bounds = boundsFor(index, query);
  const reach = reachOf(index, bounds);
  const path = index.paths[reach.boundedFields - 1];
  if (!index.isMultikey || path === undefined || namesElement(path)) return reach;
  const rivals = query.rivals(path);
  if (rivals.length < 2) return reach;
  return fewestEntries(
    index,
    rivals.map((intervals) => reachOf(index, new Map(bounds).set(path, intervals))),
  );
}

function boundsFor(index: CollectionIndex, query: Query): Map<string, Interval[]> {
  const bounds = index.isMultikey ? multikeyBounds(index, query) : query.scalarBounds;
  for (const path of index.paths) {
    const admitsNull = namesElement(path) && bounds.get(path)?.some((interval) => contains(interval, null));
    if (admitsNull) bounds.delete(path);
  }
  return bounds;
}

/**
 * On a multikey index, two elements of an array may meet one condition each: use one condition per path, and of several
 * paths into one array only the first.
 */
function multikeyBounds(index: CollectionIndex, query: Query): Map<string, Interval[]> {
  const bounds = query.bounds;
  const roots = index.paths.map((path) => path.split('.')[0]);
  index.paths.forEach((path, i) => {
    if (roots.indexOf(roots[i]) !== i) bounds.delete(path);
  });
  return bounds;
}

/**
 * In an array, a number in a path names an element, which is the key. An element without such a field also counts as
 * null.
 */
function namesElement(path: string): boolean {
  return path.split('.').slice(1).some(isIndexName);
}

/** One value is worth more than the order of several: what has one of several may be nearly everything. */
function scoreOf(plan: Plan, needsSort: boolean): number {
  const { index, reach, isSorted, isMerged } = plan;
  const sorts = needsSort && isSorted;
  if (reach.boundedFields === 0) return sorts ? 1 : 0;
  const unique = index!.spec.unique && reach.pointFields === index!.paths.length ? 1000 : 0;
  const bounds = reach.pointFields * 20 + (reach.boundedFields - reach.pointFields) * 6;
  const order = sorts ? (isMerged ? 2 : 5) : 0;
  return unique + bounds + reach.fixedFields * 3 + order + 1;
}

/**
 * 1 or -1: scanning in this direction what has the same values before the field at `from` gives the order; 0: neither
 * does.
 */
function sortDirection(
  index: CollectionIndex,
  sort: Doc,
  { fixedFields }: IndexReach,
  from = fixedFields,
): 1 | -1 | 0 {
  if (index.isMultikey) return 0;
  let direction: 1 | -1 | 0 = 0;
  let at = 0;
  for (const [path, wanted] of Object.entries(sort)) {
    if (isDoc(wanted)) return 0;
    const fixed = index.paths.indexOf(path);
    if (fixed !== -1 && fixed < fixedFields) continue;
    if (at < from) at = from;
    if (index.paths[at] !== path) return 0;
    const here = Number(wanted) === index.directions[at] ? 1 : -1;
    if (direction !== 0 && direction !== here) return 0;
    direction = here;
    at++;
  }
  return direction === 0 ? 1 : direction;
}

function naturalDirection(spec: unknown): number | null {
  return isDoc(spec) && spec['$natural'] !== undefined ? Number(spec['$natural']) : null;
}

function collectionScan(filter: Doc, reverse: boolean, isSorted: boolean): Plan {
  return {
    index: null,
    reach: WHOLE_INDEX,
    reverse,
    isSorted,
    isMerged: false,
    isExact: Object.keys(filter).length === 0,
  };
}

function hinted(collection: Collection, hint: unknown): CollectionIndex {
  const wanted = JSON.stringify(hint);
  const index = collection.indexes.find(
    ({ spec }) => spec.name === hint || JSON.stringify(spec.key) === wanted,
  );
  if (index !== undefined) return index;
  throw new MongoError(
    2,
    'BadValue',
    'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
  );
}
