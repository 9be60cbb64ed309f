import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Document } from 'bson';
import { useEmbeddedMongo } from './support.ts';

interface Doc {
  _id: number;
  [field: string]: unknown;
}

/** Collections and indexes of other kinds than the usual. */
describe('kinds of collections and indexes', () => {
  const fixture = useEmbeddedMongo();
  const db = () => fixture.connection.db!;
  const ask = (command: Document): Promise<Document> => db().command(command);
  const coll = () => db().collection<Doc>('k');

  beforeEach(() =>
    coll()
      .drop()
      .catch(() => undefined),
  );

  describe('a capped collection', () => {
    const ids = async (): Promise<number[]> => (await coll().find().toArray()).map(({ _id }) => _id);

    it('keeps the newest', async () => {
      await db().createCollection('k', { capped: true, size: 10_000, max: 3 });
      expect(await coll().isCapped()).toBe(true);
      await coll().insertMany([1, 2, 3, 4, 5].map((_id) => ({ _id })));
      expect(await ids()).toEqual([3, 4, 5]);
      await coll().updateOne({ _id: 6 }, { $set: { a: 1 } }, { upsert: true });
      expect(await ids()).toEqual([4, 5, 6]);
    });

    it('keeps as many bytes as fit', async () => {
      await db().createCollection('k', { capped: true, size: 1_000 });
      for (let _id = 1; _id <= 5; _id++) await coll().insertOne({ _id, text: 'x'.repeat(370) });
      expect(await ids()).toEqual([4, 5]);
      const tooLarge = coll().insertOne({ _id: 6, text: 'x'.repeat(1_000) });
      await expect(tooLarge).rejects.toMatchObject({ code: 2 });
    });

    it('takes no part in transactions', async () => {
      await db().createCollection('k', { capped: true, size: 1_000 });
      await coll().insertOne({ _id: 1 });
      const client = fixture.connection.getClient();
      const writes = client.withSession((session) =>
        session.withTransaction(() => coll().updateOne({ _id: 1 }, { $set: { a: 1 } }, { session })),
      );
      await expect(writes).rejects.toMatchObject({ code: 263 });
    });
  });

  it('a clustered collection shows its index', async () => {
    await ask({ create: 'k', clusteredIndex: { key: { _id: 1 }, unique: true, name: 'propio' } });
    const [shown] = await db().listCollections({ name: 'k' }).toArray();
    expect(shown).toMatchObject({
      options: { clusteredIndex: { v: 2, key: { _id: 1 }, name: 'propio', unique: true } },
    });
    await coll().insertOne({ _id: 1 });
    await expect(coll().insertOne({ _id: 1 })).rejects.toMatchObject({ code: 11000 });
  });

  describe('a hashed index', () => {
    beforeEach(async () => {
      await coll().insertMany([3, 1, 2].map((n) => ({ _id: n, n, s: `t${n}` })));
      await coll().createIndex({ n: 'hashed' });
    });
    const stage = async (filter: Document, sort: Document = {}): Promise<string> => {
      const { queryPlanner } = await coll()
        .find(filter)
        .sort(sort as never)
        .explain('queryPlanner');
      return queryPlanner.winningPlan.inputStage?.stage ?? queryPlanner.winningPlan.stage;
    };

    it('serves equality and nothing else', async () => {
      expect((await coll().indexes())[1]).toMatchObject({ key: { n: 'hashed' }, name: 'n_hashed' });
      expect(await stage({ n: 2 })).toBe('IXSCAN');
      expect(await stage({ n: { $in: [1, 2] } })).toBe('IXSCAN');
      expect(await stage({ n: { $gt: 1 } })).toBe('COLLSCAN');
      expect(await stage({}, { n: 1 })).toBe('COLLSCAN');
      expect(await coll().find({ n: 2 }).toArray()).toMatchObject([{ _id: 2 }]);
      expect(
        await coll()
          .find({ n: { $gte: 2 } })
          .sort({ n: 1 })
          .hint('n_hashed')
          .toArray(),
      ).toMatchObject([{ _id: 2 }, { _id: 3 }]);
    });

    it('takes no arrays', async () => {
      await expect(coll().insertOne({ _id: 4, n: [1] })).rejects.toMatchObject({ code: 16766 });
      await expect(coll().updateOne({ _id: 1 }, { $set: { n: [] } })).rejects.toMatchObject({ code: 16766 });
    });
  });

  it.each<[string, Document, number]>([
    [
      'a unique hashed index',
      { createIndexes: 'k', indexes: [{ key: { a: 'hashed' }, name: 'a', unique: true }] },
      16764,
    ],
    [
      'two hashed fields',
      { createIndexes: 'k', indexes: [{ key: { a: 'hashed', b: 'hashed' }, name: 'a' }] },
      67,
    ],
    ['a cap without a size', { create: 'k', capped: true }, 72],
    ['a size without a cap', { create: 'k', size: 1_000 }, 72],
    [
      'a clustered index on another field',
      { create: 'k', clusteredIndex: { key: { a: 1 }, unique: true } },
      72,
    ],
  ])('refuses %s', async (_what, command, code) => {
    await expect(ask(command)).rejects.toMatchObject({ code });
  });
});
