import { MongoError } from '../../errors.ts';
import { compileQuery } from '../../query/compile-query.ts';
import { compileSort } from '../../sort/compile-sort.ts';
import type { Doc } from '../../values/bson/doc.ts';
import type { Collection } from '../collection.ts';
import { isScalar } from './exact-filter.ts';
import type { Plan } from './plan.ts';
import { choosePlan } from './planner.ts';
import { compileScanFilter } from '../records/scan-filter.ts';
import type { Found, Slot, StoredRecord } from '../records/records.ts';
import type { Shadow } from '../records/shadow.ts';
import { atOnce, type Steps } from '../records/slices.ts';
import { sortingFound } from './sort-found.ts';
import { visitingMerged } from './merged-ranges.ts';
import { encodeKey } from '../../values/key-encoding.ts';

export interface FindRequest {
  filter: Doc;
  sort?: Doc | undefined;
  skip?: number;
  /** 0: all */
  limit?: number;
  hint?: unknown;
}

const ASCENDING: 1[] = [1];
/** Documents between two possible pauses. */
const STEP = 500;

/** What others have changed since the reader began, or null: nothing. Asked again after each pause. */
export type Look = () => Shadow | null;

/** The matching documents as a reader with this shadow sees them: ordered, complete, and unaffected by later writes. */
export function findRecords(collection: Collection, shadow: Shadow | null, request: FindRequest): Found[] {
  return atOnce(findingRecords(collection, () => shadow, request));
}

/** The same in steps, between which others may write. */
export function* findingRecords(collection: Collection, look: Look, request: FindRequest): Steps<Found[]> {
  const { filter } = request;
  if (isIdLookup(filter) && request.hint === undefined && look() === null) {
    return pageOf(findById(collection, filter['_id']), request);
  }
  const query = compileQuery(filter);
  const sort = request.sort !== undefined && Object.keys(request.sort).length > 0 ? request.sort : undefined;
  const plan = choosePlan(collection, { filter, query, sort, hint: request.hint });
  const wanted = request.limit ? (request.skip ?? 0) + request.limit : Infinity;
  const matches = compileScanFilter(filter, query);
  const most = plan.isSorted ? wanted : Infinity;
  const found = yield* scanning(collection, plan, matches, look, most);
  const shadow = look();
  const added =
    shadow === null ? 0 : addShadowed(found, shadow, plan, matches, plan.isMerged ? Infinity : most);
  const isSorted = sort === undefined || sort['$natural'] !== undefined || (plan.isSorted && added === 0);
  return pageOf(isSorted ? found : yield* sortingFound(found, sort, wanted), request);
}

/** Throws what `findRecords` would throw if the collection existed: a request is wrong with and without documents. */
export function checkRequest({ filter, sort }: FindRequest): void {
  compileQuery(filter);
  if (sort !== undefined && sort['$natural'] === undefined) compileSort(sort);
}

function isIdLookup(filter: Doc): boolean {
  for (const name in filter) if (name !== '_id') return false;
  return isScalar(filter['_id']);
}

function findById(collection: Collection, id: unknown): Found[] {
  const slot = collection.indexes[0]!.tree.first(encodeKey([id], ASCENDING));
  return slot === undefined ? [] : [{ slot, record: slot.record! }];
}

function* scanning(
  collection: Collection,
  plan: Plan,
  matches: (record: StoredRecord) => boolean,
  look: Look,
  wanted: number,
): Steps<Found[]> {
  const found: Found[] = [];
  const seen = plan.index?.isMultikey || plan.reach.ranges.length > 1 ? new Set<Slot>() : null;
  let shadow = look();
  const visit = (slot: Slot): boolean => {
    if (shadow?.has(slot)) return true;
    if (seen !== null) {
      if (seen.has(slot)) return true;
      seen.add(slot);
    }
    const record = slot.record!;
    if (!plan.isExact && !matches(record)) return true;
    found.push({ slot, record });
    return found.length < wanted;
  };
  const visits =
    plan.index === null
      ? visitingAll(collection, plan, visit)
      : plan.isMerged
        ? visitingMerged(plan, visit)
        : visitingRanges(plan, visit);
  for (;;) {
    if (visits.next().done) return found;
    yield;
    checkPlan(collection, plan);
    shadow = look();
  }
}

/** While this scan paused, somebody may have dropped what it goes through. */
function checkPlan({ isDropped, indexes, namespace }: Collection, { index }: Plan): void {
  if (!isDropped && (index === null || indexes.includes(index))) return;
  throw new MongoError(175, 'QueryPlanKilled', `collection or index dropped during a query: ${namespace}`);
}

function* visitingAll(collection: Collection, plan: Plan, visit: (slot: Slot) => boolean): Steps<void> {
  const slots = plan.reverse ? [...collection.slots.values()].reverse() : collection.slots.values();
  let left = STEP;
  for (const slot of slots) {
    if (!visit(slot)) return;
    if (--left > 0) continue;
    yield;
    left = STEP;
  }
}

/** After a pause it goes on behind the entry where it stopped, because the leaves of the tree may have changed. */
function* visitingRanges({ index, reach, reverse }: Plan, visit: (slot: Slot) => boolean): Steps<void> {
  const { tree } = index!;
  const ranges = reverse ? reach.ranges.toReversed() : reach.ranges;
  for (let { low, high } of ranges) {
    let last: { slot: Slot; key: string } | null = null;
    let isEnough = false;
    for (;;) {
      let left = STEP;
      const isOver = tree.scan(low, high, reverse, (slot, key) => {
        if (last !== null && key === last.key && isBehind(slot, last.slot, reverse)) return true;
        if (left-- === 0) return false;
        isEnough = !visit(slot);
        last = { slot, key };
        return !isEnough;
      });
      if (isEnough) return;
      if (isOver) break;
      if (reverse) high = `${last!.key}\0`;
      else low = last!.key;
      yield;
    }
  }
}

function isBehind(slot: Slot, last: Slot, reverse: boolean): boolean {
  return reverse ? slot.rid >= last.rid : slot.rid <= last.rid;
}

/** Returns how many it added. Also those that the index gives in order come after the others. */
function addShadowed(
  found: Found[],
  shadow: Shadow,
  { index, reach, reverse }: Plan,
  matches: (record: StoredRecord) => boolean,
  most: number,
): number {
  const before = found.length;
  // What changed after this scan had already found it counts as it was found.
  const already = new Set(found.filter(({ slot }) => shadow.has(slot)).map(({ slot }) => slot));
  const shadowTree = index === null ? null : shadow.treeOf(index);
  if (shadowTree === null || (shadowTree.isMultikey && !index!.isMultikey)) {
    for (const [slot, record] of shadow.entries())
      if (record !== null && !already.has(slot) && matches(record)) found.push({ slot, record });
    return found.length - before;
  }
  const visit = (slot: Slot): boolean => {
    if (already.has(slot)) return true;
    already.add(slot);
    const record = shadow.get(slot)!;
    if (matches(record)) found.push({ slot, record });
    return found.length - before < most;
  };
  const ranges = reverse ? reach.ranges.toReversed() : reach.ranges;
  for (const { low, high } of ranges) if (!shadowTree.tree.scan(low, high, reverse, visit)) break;
  return found.length - before;
}

function pageOf(found: Found[], { skip = 0, limit = 0 }: FindRequest): Found[] {
  if (skip === 0 && (limit === 0 || found.length <= limit)) return found;
  return found.slice(skip, limit === 0 ? undefined : skip + limit);
}
