import { compileQuery, type Query } from '../query/compile-query.ts';
import { compileSort } from '../sort/compile-sort.ts';
import type { Doc } from '../values/doc.ts';
import type { Collection } from './collection.ts';
import { isScalar } from './exact-filter.ts';
import { choosePlan, type Plan } from './planner.ts';
import { compileScanFilter } from './scan-filter.ts';
import type { Found, Slot, StoredRecord } from './records.ts';
import type { Shadow } from './snapshots.ts';
import { encodeKey } from '../values/key-encoding.ts';

export interface FindRequest {
  filter: Doc;
  sort?: Doc | undefined;
  skip?: number;
  /** 0: all */
  limit?: number;
  hint?: unknown;
  collation?: Doc | undefined;
  let?: Doc | undefined;
}

const ASCENDING: 1[] = [1];

/** The matching documents as a reader with this shadow sees them: ordered, complete, and unaffected by later writes. */
export function findRecords(collection: Collection, shadow: Shadow | null, request: FindRequest): Found[] {
  const { filter } = request;
  const collation = request.collation ?? collection.defaultCollation;
  if (shadow === null && isIdLookup(filter) && request.hint === undefined && collation === undefined) {
    return pageOf(findById(collection, filter['_id']), request);
  }
  const query = compileQuery(filter, {
    ...(collation && { collation }),
    ...(request.let && { let: request.let }),
  });
  const sort = request.sort !== undefined && Object.keys(request.sort).length > 0 ? request.sort : undefined;
  const plan = choosePlan(collection, { filter, query, sort, hint: request.hint, collation });
  const wanted = request.limit ? (request.skip ?? 0) + request.limit : Infinity;
  const canStop = plan.isSorted && shadow === null;
  const matches = compileScanFilter(filter, query, collation !== undefined);
  const found = scan(collection, plan, matches, shadow, canStop ? wanted : Infinity);
  if (shadow !== null) addShadowed(found, shadow, query);
  if (sort !== undefined && !canStop && sort['$natural'] === undefined)
    sortFound(collection, found, sort, collation);
  return pageOf(found, request);
}

function isIdLookup(filter: Doc): boolean {
  for (const name in filter) if (name !== '_id') return false;
  return isScalar(filter['_id']);
}

function findById(collection: Collection, id: unknown): Found[] {
  const slot = collection.indexes[0]!.tree.first(encodeKey([id], ASCENDING));
  return slot === undefined ? [] : [{ slot, record: slot.record! }];
}

function scan(
  collection: Collection,
  plan: Plan,
  matches: (record: StoredRecord) => boolean,
  shadow: Shadow | null,
  wanted: number,
): Found[] {
  const found: Found[] = [];
  const seen = plan.index?.isMultikey || plan.reach.ranges.length > 1 ? new Set<Slot>() : null;
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
  if (plan.index === null) scanSlots(collection, plan.reverse, visit);
  else {
    const ranges = plan.reverse ? plan.reach.ranges.toReversed() : plan.reach.ranges;
    for (const { low, high } of ranges) if (!plan.index.tree.scan(low, high, plan.reverse, visit)) break;
  }
  return found;
}

function scanSlots(collection: Collection, reverse: boolean, visit: (slot: Slot) => boolean): void {
  const slots = reverse ? [...collection.slots.values()].reverse() : collection.slots.values();
  for (const slot of slots) if (!visit(slot)) return;
}

function addShadowed(found: Found[], shadow: Shadow, query: Query): void {
  for (const [slot, record] of shadow) {
    if (record !== null && query.matches(record.document())) found.push({ slot, record });
  }
}

function sortFound(collection: Collection, found: Found[], sort: Doc, collation: Doc | undefined): void {
  const compare = compileSort(sort, collation && { collation });
  const keyed = found.map((item) => ({ item, doc: documentOf(collection, item.record) }));
  keyed.sort((a, b) => compare(a.doc, b.doc));
  keyed.forEach(({ item }, i) => (found[i] = item));
}

function documentOf(collection: Collection, record: StoredRecord): Doc {
  return collection.cache.document(record, true);
}

function pageOf(found: Found[], { skip = 0, limit = 0 }: FindRequest): Found[] {
  if (skip === 0 && (limit === 0 || found.length <= limit)) return found;
  return found.slice(skip, limit === 0 ? undefined : skip + limit);
}
