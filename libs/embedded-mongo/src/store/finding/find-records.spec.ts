import { describe, expect, it } from '@jest/globals';
import { ObjectId } from 'bson';
import type { Doc } from '../../values/bson/doc.ts';
import type { Collection } from '../collection.ts';
import type { IndexSpec } from '../records/collection-index.ts';
import { compileQuery } from '../../query/compile-query.ts';
import { findRecords, type FindRequest } from './find-records.ts';
import { choosePlan } from './planner.ts';
import { Store } from '../store.ts';

const ROUNDS = 150;
const ROUND_QUERIES = 12;

/** Deterministic, so that a failure can be reproduced. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}

type Random = ReturnType<typeof random>;

const IDS = [new ObjectId('650000000000000000000001'), new ObjectId('650000000000000000000002')];
const SCALARS: unknown[] = [
  null,
  0,
  1,
  2,
  3,
  2.5,
  -1,
  'a',
  'b',
  'ab',
  'ñ',
  '',
  true,
  false,
  new Date(1),
  new Date(2),
  ...IDS,
];
const PATHS = ['a', 'b', 'c.d', 'c.e'];

const pick = <T>(next: Random, list: readonly T[]): T => list[next(list.length)]!;

function value(next: Random, depth = 0): unknown {
  if (depth < 2 && next(5) === 0) return Array.from({ length: next(4) }, () => value(next, depth + 1));
  return pick(next, SCALARS);
}

function document(next: Random, _id: number): Doc {
  const doc: Doc = { _id };
  if (next(5) > 0) doc['a'] = value(next);
  if (next(5) > 0) doc['b'] = value(next);
  const inner = () => ({
    ...(next(3) > 0 && { d: value(next, 2) }),
    ...(next(3) > 0 && { e: value(next, 2) }),
  });
  if (next(5) > 0) doc['c'] = next(4) === 0 ? [inner(), inner()] : inner();
  return doc;
}

function condition(next: Random): unknown {
  switch (next(10)) {
    case 0:
      return { $in: [pick(next, SCALARS), pick(next, SCALARS), pick(next, SCALARS)] };
    case 1:
      return { [pick(next, ['$gt', '$gte', '$lt', '$lte'])]: pick(next, SCALARS) };
    case 2:
      return { $gte: pick(next, SCALARS), $lt: pick(next, SCALARS) };
    case 3:
      return { $exists: next(2) === 0 };
    case 4:
      return { $ne: pick(next, SCALARS) };
    case 5:
      return { $elemMatch: { $gte: pick(next, SCALARS), ...(next(2) && { $lt: pick(next, SCALARS) }) } };
    case 6:
      return { $type: pick(next, ['string', 'number', 'null', 'objectId']) };
    case 7:
      return value(next);
    default:
      return pick(next, SCALARS);
  }
}

function filter(next: Random): Doc {
  const result: Doc = {};
  for (let i = next(3); i >= 0; i--) result[pick(next, PATHS)] = condition(next);
  if (next(4) === 0)
    result['$or'] = [{ [pick(next, PATHS)]: condition(next) }, { [pick(next, PATHS)]: condition(next) }];
  return result;
}

function index(next: Random, position: number): IndexSpec {
  const key: Record<string, 1 | -1> = {};
  for (let i = next(3); i >= 0; i--) key[pick(next, PATHS)] = next(2) === 0 ? 1 : -1;
  const spec: IndexSpec = { name: `i${position}`, key };
  if (next(4) === 0) spec.sparse = true;
  else if (next(4) === 0) spec.partialFilterExpression = { [pick(next, PATHS)]: pick(next, PARTIALS) };
  return spec;
}

const PARTIALS: unknown[] = [
  { $exists: true },
  { $gt: 1 },
  { $type: 'string' },
  'a',
  { $lte: 2 },
  { $in: [1, 'a'] },
];

function fill(store: Store, name: string, docs: Doc[]): Collection {
  const collection = store.create('db', name, null);
  for (const doc of docs) collection.commitInsert(collection.newSlot(), collection.prepare(doc));
  return collection;
}

const found = (collection: Collection, request: FindRequest) =>
  findRecords(collection, null, request).map(({ record }) => record.document()['_id']);

describe('findRecords', () => {
  it('finds the same documents with any index as without', () => {
    const store = new Store({ durability: 'normal', onFailure: () => {} });
    let chosen = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const next = random(round + 1);
      const docs = Array.from({ length: 40 }, (_, id) => document(next, id));
      const plain = fill(store, `plain${round}`, docs);
      const indexed = fill(store, `indexed${round}`, docs);
      for (let i = next(3); i >= 0; i--) tryIndex(store, indexed, index(next, i));
      for (let i = 0; i < ROUND_QUERIES; i++) {
        const request: FindRequest = {
          filter: filter(next),
          sort: { [pick(next, PATHS)]: 1, [pick(next, PATHS)]: -1, _id: 1 },
        };
        if (next(2) === 0) Object.assign(request, { skip: next(3), limit: next(5) });
        const specs = indexed.indexes.map(({ spec }) => spec);
        const context = { round, request, specs };
        expect({ ...context, ids: found(indexed, request) }).toEqual({
          ...context,
          ids: found(plain, request),
        });
        const unsorted = { filter: request.filter };
        expect(found(indexed, unsorted).sort()).toEqual(found(plain, unsorted).sort());
        chosen++;
      }
    }
    expect(chosen).toBe(ROUNDS * ROUND_QUERIES);
    store.journal.close();
  });

  /** What `$in` lists is merged, so that a page costs no more when there is more of it. */
  it('reads a page of several values in the order of the index, and no further', () => {
    const store = new Store({ durability: 'normal', onFailure: () => {} });
    const next = random(7);
    const docs = Array.from({ length: 400 }, (_, _id) => ({
      _id,
      a: pick(next, SCALARS),
      b: next(3),
      c: next(100),
    }));
    const plain = fill(store, 'plain', docs);
    const indexed = fill(store, 'indexed', docs);
    store.addIndex(indexed, { name: 'i', key: { a: 1, b: -1, c: 1 } });
    for (let i = 0; i < 80; i++) {
      const $in = Array.from({ length: 1 + next(6) }, () => pick(next, SCALARS));
      const c = pick<Doc>(next, [{}, { c: { $gte: 25, $lt: 75 } }, { c: { $not: { $gt: 60 } } }]);
      const [filter, sort] = pick<[Doc, Doc]>(next, [
        [
          { a: { $in }, ...c },
          { b: -1, c: 1 },
        ],
        [
          { a: { $in }, ...c },
          { b: 1, c: -1 },
        ],
        [{ a: { $in }, b: { $in: [0, 2] }, ...c }, { c: 1 }],
        [
          { a: { $in }, b: 1, ...c },
          { b: 1, c: -1 },
        ],
        [{ a: { $in }, b: { $gt: 0 } }, { b: -1 }],
        [{ a: { $in } }, { a: -1, b: -1 }],
      ]);
      const request = { filter, sort: { ...sort }, limit: 1 + next(40), skip: next(3) };
      const keys = (collection: Collection) =>
        findRecords(collection, null, request).map(({ record }) =>
          Object.keys(sort).map((path) => record.document()[path]),
        );
      expect({ request, keys: keys(indexed) }).toEqual({ request, keys: keys(plain) });
    }
    const planOf = (filter: Doc) =>
      choosePlan(indexed, { filter, query: compileQuery(filter), sort: { b: 1, c: -1 } });
    expect(planOf({ a: { $in: SCALARS } })).toMatchObject({ isMerged: true, isSorted: true });
    store.addIndex(indexed, { name: 'one', key: { d: 1 } });
    expect(planOf({ a: { $in: SCALARS }, d: 1 }).index?.spec.name).toBe('one');
    const many = Array.from({ length: 201 }, (_, i) => i);
    expect(planOf({ a: { $in: many } })).toMatchObject({ isMerged: false, isSorted: false });
    store.journal.close();
  });

  it('enters the index of an array by the condition that the fewest entries meet', () => {
    const store = new Store({ durability: 'normal', onFailure: () => {} });
    const docs = Array.from({ length: 900 }, (_, _id) => ({
      _id,
      place: _id % 30,
      words: ['common', `often${_id % 9}`, _id % 450 === 7 ? 'rare' : 'other'],
    }));
    const plain = fill(store, 'plain', docs);
    const indexed = fill(store, 'indexed', docs);
    store.addIndex(indexed, { name: 'i', key: { place: 1, words: 1 } });
    const has = (low: string, high: string) => ({ words: { $elemMatch: { $gte: low, $lt: high } } });
    const rare = has('rar', 'ras');
    const place = { $in: Array.from({ length: 30 }, (_, n) => n) };
    const rangesOf = (filter: Doc) =>
      choosePlan(indexed, { filter, query: compileQuery(filter) }).reach.ranges.map(({ low }) => low);
    const alone = rangesOf({ place, ...rare });
    expect(alone).toHaveLength(30);
    for (const $and of [
      [has('common', 'commoo'), rare, has('often', 'oftep')],
      [rare, has('common', 'commoo')],
    ]) {
      expect(rangesOf({ place, $and })).toEqual(alone);
      expect(found(indexed, { filter: { place, $and } }).sort()).toEqual([457, 7]);
      expect(found(plain, { filter: { place, $and } }).sort()).toEqual([457, 7]);
    }
    store.journal.close();
  });

  it.each([undefined, { 'a.0': 1 }])(
    'finds elements that lack a field named by a number, hinted %j',
    (hint) => {
      const store = new Store({ durability: 'normal', onFailure: () => {} });
      const collection = fill(store, 'c', [
        { _id: 0, a: [{}] },
        { _id: 1, a: [null] },
        { _id: 2, a: [7] },
      ]);
      store.addIndex(collection, { name: 'i', key: { 'a.0': 1 } });
      expect(found(collection, { filter: { 'a.0': null }, hint }).sort()).toEqual([0, 1]);
      expect(found(collection, { filter: { 'a.0': 7 }, hint })).toEqual([2]);
      store.journal.close();
    },
  );

  it('takes the key of null for null only where it says no more than that', () => {
    const store = new Store({ durability: 'normal', onFailure: () => {} });
    const docs = [{ _id: 0 }, { _id: 1, a: null }, { _id: 2, a: [] }, { _id: 3, a: [{}] }, { _id: 4, a: 7 }];
    const plain = fill(store, 'plain', docs);
    const indexed = fill(store, 'indexed', docs);
    store.addIndex(indexed, { name: 'a', key: { a: 1 } });
    store.addIndex(indexed, { name: 'deep', key: { 'a.b': 1 } });
    expect(found(indexed, { filter: { a: null } })).toEqual([0, 1]);
    const deep = found(plain, { filter: { 'a.b': null } });
    expect(deep).not.toContain(2);
    expect(found(indexed, { filter: { 'a.b': null }, hint: 'deep' }).sort()).toEqual(deep.sort());
    store.journal.close();
  });
});

/** Creates the index unless the documents have two arrays in its fields, which a compound index rejects. */
function tryIndex(store: Store, collection: Collection, spec: IndexSpec): void {
  try {
    store.addIndex(collection, spec);
  } catch (error) {
    if ((error as { code?: number }).code !== 171) throw error;
  }
}
