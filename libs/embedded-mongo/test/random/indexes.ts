import { EJSON } from 'bson';
import fc from 'fast-check';
import { matches } from '../model/match.ts';
import { compare, type Doc } from '../model/order.ts';
import { keysAt, sortCompare } from '../model/shape.ts';
import { MongoError } from '../../src/errors.ts';
import type { Collection } from '../../src/store/collection.ts';
import type { IndexSpec } from '../../src/store/records/collection-index.ts';
import { findRecords } from '../../src/store/finding/find-records.ts';
import { Store } from '../../src/store/store.ts';
import { directWriter } from '../../src/transactions/direct-writer.ts';
import { decode, encode } from '../../src/values/bson/document.ts';
import type { Trial } from './engine.ts';
import { filter } from './filters.ts';
import { named, direction, sort } from './shapes.ts';
import { document, PATHS } from './values.ts';

const PARTIAL: Doc[] = [
  { c: { $exists: true } },
  { c: { $gt: 0 } },
  { a: { $lt: 2 } },
  { b: { $type: 'string' } },
  { a: 1 },
  { a: { $in: [1, 'a'] } },
  { $and: [{ a: { $gte: 'a' } }, { b: { $exists: true } }] },
  { 'a.b': { $lte: 2 } },
];

const index: fc.Arbitrary<IndexSpec> = fc
  .record({
    paths: fc.uniqueArray(fc.tuple(fc.constantFrom(...PATHS), direction), {
      minLength: 1,
      maxLength: 3,
      selector: ([path]) => path,
    }),
    kind: fc.constantFrom('plain', 'plain', 'sparse', 'partial'),
    partial: fc.constantFrom(...PARTIAL),
  })
  .map(({ paths, kind, partial }) => ({
    name: kind,
    key: named(paths),
    ...(kind === 'sparse' && { sparse: true }),
    ...(kind === 'partial' && { partialFilterExpression: partial }),
  }));

const scene = fc.record({
  docs: fc.array(document, { maxLength: 8 }),
  later: fc.array(document, { maxLength: 3 }),
  index,
  isIndexedFirst: fc.boolean(),
});

const query = fc.record({
  filter,
  sort: fc.option(sort, { nil: undefined }),
  skip: fc.nat(1),
  limit: fc.nat(3),
});

type Query = Pick<Parameters<typeof findRecords>[2], 'filter' | 'skip' | 'limit' | 'hint'> & {
  sort?: Record<string, 1 | -1> | undefined;
};

/** A query must return the same with an index as without, and the same as the model. */
export const indexTrials: Trial[] = [
  {
    name: 'índices y recorridos',
    property: fc.property(scene, fc.array(query, { minLength: 1, maxLength: 4 }), (given, queries) => {
      const { collection, close } = prepared(given);
      try {
        const isWhole = collection.indexes[1]?.spec.name === 'plain';
        for (const asked of queries) {
          check(collection, asked);
          if (isWhole) check(collection, { ...asked, hint: given.index.key });
          check(collection, { ...asked, hint: { $natural: 1 } });
        }
        checkKeys(collection);
      } finally {
        close();
      }
    }),
  },
  {
    name: 'claves únicas',
    property: fc.property(fc.array(document, { maxLength: 6 }), fc.constantFrom(...PATHS), (docs, path) => {
      const store = new Store({ durability: 'normal', onFailure: raise });
      const collection = store.create('d', 'c', null);
      store.addIndex(collection, { name: 'única', key: named([[path, 1]]), unique: true });
      const taken: unknown[] = [];
      docs.forEach((doc, i) => {
        const stored = decode(encode({ _id: i, ...doc }));
        const keys = keysAt(stored, path.split('.'));
        const isFree = keys.every((key) => !taken.some((other) => compare(other, key) === 0));
        const isTaken = insert(collection, stored);
        if (isTaken !== null && isTaken !== isFree)
          throw new Error(`inserted: ${isTaken}, the model says ${isFree}: ${text({ path, docs })}`);
        if (isTaken) taken.push(...keys);
      });
      store.journal.close();
    }),
  },
];

function prepared(given: { docs: Doc[]; later: Doc[]; index: IndexSpec; isIndexedFirst: boolean }) {
  const store = new Store({ durability: 'normal', onFailure: raise });
  const collection = store.create('d', 'c', null);
  if (given.isIndexedFirst) store.addIndex(collection, given.index);
  given.docs.forEach((doc, i) => insert(collection, decode(encode({ _id: i, ...doc }))));
  try {
    if (!given.isIndexedFirst) store.addIndex(collection, given.index);
  } catch (error) {
    if (!(error instanceof MongoError)) throw error;
  }
  rewrite(collection, given.later);
  return { collection, close: () => store.journal.close() };
}

/** Replaces every second document with a new one, or removes it once the new ones have run out. */
function rewrite(collection: Collection, later: Doc[]): void {
  [...collection.slots.values()].forEach((slot, i) => {
    if (i % 2 === 0) return;
    const found = { slot, record: slot.record! };
    const next = later[(i - 1) / 2];
    if (next === undefined) return directWriter.remove(collection, found);
    const doc = decode(encode({ _id: slot.record!.document()['_id'], ...next }));
    refusable(() => directWriter.replace(collection, found, collection.prepare(doc)));
  });
}

function insert(collection: Collection, doc: Doc): boolean | null {
  return refusable(() => directWriter.insert(collection, collection.prepare(doc)));
}

/** False: a key was taken; null: the index cannot hold the document at all, for example because of parallel arrays. */
function refusable(write: () => void): boolean | null {
  try {
    write();
    return true;
  } catch (error) {
    if (!(error instanceof MongoError)) throw error;
    return error.code === 11000 ? false : null;
  }
}

function check(collection: Collection, asked: Query): void {
  const all = [...collection.slots.values()].map((slot) => slot.record!.document());
  const condition = decode(encode(asked.filter));
  const matching = all.filter((doc) => matches(condition, doc));
  const got = findRecords(collection, null, { ...asked, filter: condition }).map(({ record }) =>
    record.document(),
  );
  const { sort: order, skip = 0, limit = 0 } = asked;
  const count = Math.max(0, Math.min(matching.length - skip, limit === 0 ? Infinity : limit));
  const isSound = got.length === count && new Set(got.map(({ _id }) => _id)).size === count;
  const strays = got.filter(
    (doc) => !matching.includes(doc) && !matching.some(({ _id }) => _id === doc['_id']),
  );
  const expected =
    order === undefined ? got : matching.toSorted((a, b) => sortCompare(order, a, b)).slice(skip);
  const isOrdered = got.every((doc, i) => order === undefined || sortCompare(order, doc, expected[i]!) === 0);
  if (isSound && isOrdered && strays.length === 0) return;
  const keys = collection.indexes.map(({ spec }) => spec);
  throw new Error(
    `got ${text(got)} of ${text(matching)} for ${text(asked)} with ${text(keys)} over ${text(all)}`,
  );
}

/** After inserts, changes and removals, an index holds exactly the keys of the current documents. */
function checkKeys(collection: Collection): void {
  for (const { tree, spec, keysOf } of collection.indexes.map((each) => ({
    tree: each.tree,
    spec: each.spec,
    keysOf: (doc: Doc) => each.keysOf(doc),
  }))) {
    const held: number[] = [];
    tree.scan('', '\u0100', false, (slot) => held.push(slot.rid) > 0);
    const expected = [...collection.slots.values()].flatMap((slot) =>
      keysOf(slot.record!.document()).map(() => slot.rid),
    );
    if (held.sort().join() !== expected.sort().join())
      throw new Error(`${text(spec)} holds ${held.join()}, not ${expected.join()}`);
  }
}

function raise(error: Error): never {
  throw error;
}

function text(value: unknown): string {
  return EJSON.stringify(value, { relaxed: false });
}
