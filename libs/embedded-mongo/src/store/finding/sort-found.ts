import { compileSort } from '../../sort/compile-sort.ts';
import { MemoryLimit } from '../../values/memory-limit.ts';
import type { Doc } from '../../values/bson/doc.ts';
import { keepFields, rawNames } from '../records/pick-fields.ts';
import type { Steps } from '../records/slices.ts';
import type { Found, StoredRecord } from '../records/records.ts';

/** What an entry takes besides the bytes of its key. */
const ENTRY_BYTES = 200;
const STEP = 500;

interface Keyed {
  item: Found;
  key: Doc;
}

/**
 * The first `wanted` in the order of `sort`, holding for each only the fields of its key, and no more than twice as
 * many as wanted. Above MongoDB's limit it refuses, instead of taking the memory of everybody else.
 */
export function* sortingFound(found: Found[], sort: Doc, wanted: number): Steps<Found[]> {
  const compare = compileSort(sort);
  const names = rawNames(new Set(Object.keys(sort).map((path) => path.split('.')[0]!)));
  const memory = new MemoryLimit('Sort');
  const byKey = (a: Keyed, b: Keyed): number => compare(a.key, b.key);
  const most = wanted * 2 + 1_000;
  let keyed: Keyed[] = [];
  let left = STEP;
  for (const item of found) {
    const key = keyOf(item.record, names);
    if (wanted === Infinity) memory.take(key.bytes);
    keyed.push({ item, key: key.doc });
    if (keyed.length > most) keyed = keyed.sort(byKey).slice(0, wanted);
    if (--left > 0) continue;
    yield;
    left = STEP;
  }
  return keyed.sort(byKey).map(({ item }) => item);
}

function keyOf(record: StoredRecord, names: readonly string[]): { doc: Doc; bytes: number } {
  if (record.doc !== null) return { doc: record.doc, bytes: ENTRY_BYTES };
  const raw = record.latin1();
  const { doc, bytes } = keepFields(raw, names);
  return { doc, bytes: ENTRY_BYTES + bytes };
}
