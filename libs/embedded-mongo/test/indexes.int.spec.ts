import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Collection } from 'mongodb';
import { expireDocuments } from '../src/transactions/ttl.ts';
import { Store } from '../src/store/store.ts';
import { useEmbeddedMongo } from './support.ts';

describe('indexes', () => {
  const fixture = useEmbeddedMongo();
  let docs: Collection;

  beforeEach(async () => {
    docs = fixture.connection.db!.collection('docs') as unknown as Collection;
    await docs.drop();
  });

  it('reports which unique key was taken', async () => {
    await docs.createIndex({ proyecto: 1, numero: 1 }, { unique: true });
    await docs.insertOne({ proyecto: 'p', numero: 1 });
    const error = await docs.insertOne({ proyecto: 'p', numero: 1 }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      code: 11000,
      keyPattern: { proyecto: 1, numero: 1 },
      keyValue: { proyecto: 'p', numero: 1 },
    });
    expect((error as Error).message).toContain(
      'E11000 duplicate key error collection: prueba.docs index: proyecto_1_numero_1 dup key: { proyecto: "p", numero: 1 }',
    );
    const modify = docs.findOneAndUpdate(
      { numero: 2 },
      { $set: { numero: 1 }, $setOnInsert: { proyecto: 'p' } },
      { upsert: true },
    );
    await expect(modify).rejects.toMatchObject({ code: expect.any(Number) });
  });

  it('treat missing and null as the same key, except sparse and partial ones', async () => {
    await docs.createIndex({ a: 1 }, { unique: true });
    await docs.createIndex({ b: 1 }, { unique: true, sparse: true });
    await docs.createIndex({ c: 1 }, { unique: true, partialFilterExpression: { c: { $type: 'string' } } });
    await docs.insertOne({ b: 1, c: 'x' });
    await expect(docs.insertOne({ a: null })).rejects.toMatchObject({ code: 11000, keyPattern: { a: 1 } });
    await docs.insertOne({ a: 1, c: 5 });
    await docs.insertOne({ a: 2, c: 5 });
    await expect(docs.insertOne({ a: 3, c: 'x' })).rejects.toMatchObject({ keyPattern: { c: 1 } });
    expect(await docs.countDocuments({ b: null })).toBe(2);
    expect(await docs.countDocuments({ c: 5 })).toBe(2);
  });

  const VALUES = [
    null,
    1,
    2.5,
    -3,
    10,
    'a',
    'B',
    'ab',
    true,
    new Date(5),
    [1, 5],
    ['a', 'z'],
    [],
    { x: 1 },
    [[1]],
  ];
  const QUERIES = [
    { v: 1 },
    { v: null },
    { v: { $in: [1, 'a', null] } },
    { v: { $gt: 1 } },
    { v: { $gt: 1, $lt: 5 } },
    { v: { $gte: 'a', $lt: 'b' } },
    { v: { $ne: 1 } },
    { v: [] },
    { v: [1, 5] },
    { v: { x: 1 } },
    { v: { $exists: false } },
    { v: { $lte: new Date(9) } },
    { v: /^a/ },
    { v: { $elemMatch: { $gt: 1, $lt: 6 } } },
    { $or: [{ v: 1 }, { v: 'B' }] },
    { v: { $not: { $gt: 1 } } },
    { v: { $type: 'string' } },
    { v: 1, w: { $gte: 3 } },
    { v: { $in: [1, 10] }, w: { $in: [1, 4] } },
  ];
  const INDEXES = [{ v: 1 }, { v: -1 }, { v: 1, w: -1 }, { w: 1, v: 1 }] as const;

  it.each(INDEXES)('find the same with %j as a scan, in any order', async (key) => {
    const rows = [...VALUES, undefined].map((v, i) => (v === undefined ? { w: i % 5 } : { v, w: i % 5 }));
    await docs.insertMany(rows);
    const run = async () =>
      Promise.all(
        QUERIES.map(async (query) => {
          const sorted = await docs
            .find(query as never)
            .sort({ w: 1, v: 1, _id: 1 })
            .toArray();
          const paged = await docs
            .find(query as never)
            .sort({ w: 1, _id: 1 })
            .skip(1)
            .limit(2)
            .toArray();
          return [sorted, paged];
        }),
      );
    const scanned = await run();
    await docs.createIndex(key);
    expect(await run()).toEqual(scanned);
  });

  it('serve sort and limit in both directions', async () => {
    await docs.createIndex({ estado: 1, orden: -1 });
    await docs.insertMany(Array.from({ length: 50 }, (_, i) => ({ estado: i % 2 ? 'x' : 'y', orden: i })));
    const top = await docs.find({ estado: 'x' }).sort({ orden: -1 }).limit(3).toArray();
    expect(top.map(({ orden }) => orden)).toEqual([49, 47, 45]);
    const bottom = await docs
      .find({ estado: 'x', orden: { $gte: 10 } })
      .sort({ orden: 1 })
      .limit(3)
      .toArray();
    expect(bottom.map(({ orden }) => orden)).toEqual([11, 13, 15]);
    const both = docs
      .find({ estado: { $in: ['x', 'y', 'z'] } })
      .sort({ orden: -1 })
      .limit(3);
    const { inputStage: fetch } = (await both.explain('queryPlanner')).queryPlanner.winningPlan;
    expect(fetch.inputStage).toMatchObject({ stage: 'SORT_MERGE', inputStages: [{ stage: 'IXSCAN' }] });
    expect((await both.toArray()).map(({ orden }) => orden)).toEqual([49, 48, 47]);
  });

  it('can be listed and dropped, and are rejected when they conflict', async () => {
    await docs.createIndex({ a: 1 });
    const code = docs.createIndex({ a: 1 }, { unique: true }).catch((error: { code: number }) => error.code);
    expect([85, 86]).toContain(await code);
    await expect(docs.createIndex({ b: 1 }, { name: 'a_1' })).rejects.toMatchObject({ code: 86 });
    await expect(docs.createIndex({ b: '2dsphere' })).rejects.toMatchObject({ code: 67 });
    expect((await docs.listIndexes().toArray()).map(({ name }) => name)).toEqual(['_id_', 'a_1']);
    await docs.dropIndex('a_1');
    await expect(docs.dropIndex('a_1')).rejects.toMatchObject({ code: 27 });
  });

  it('are not created as unique over duplicates', async () => {
    await docs.insertMany([{ a: 1 }, { a: 1 }]);
    await expect(docs.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
    expect(await docs.listIndexes().toArray()).toHaveLength(1);
  });
});

describe('TTL', () => {
  it('removes expired documents and no others', () => {
    const store = new Store({ durability: 'normal', onFailure: () => {} });
    const collection = store.create('db', 'sesiones', null);
    store.addIndex(collection, { name: 'vence_1', key: { vence: 1 }, expireAfterSeconds: 60 });
    const now = Date.now();
    const at = (age: number) => new Date(now - age * 1000);
    [at(61), at(59), null, 'texto', [at(500), at(1)]].forEach((vence, i) => {
      collection.commitInsert(collection.newSlot(), collection.prepare({ _id: i, vence }));
    });
    expireDocuments(store, now);
    expect([...collection.slots.values()].map(({ record }) => record!.document()['_id'])).toEqual([1, 2, 3]);
    store.journal.close();
  });
});
