import { beforeEach, describe, expect, it } from '@jest/globals';
import { Long, type Document } from 'bson';
import { useEmbeddedMongo } from './support.ts';

interface Doc {
  _id: number;
  [field: string]: unknown;
}

describe('stages that reach beyond their collection', () => {
  const fixture = useEmbeddedMongo();
  const db = () => fixture.connection.db!;
  const coll = (name = 'g') => db().collection<Doc>(name);
  const run = (pipeline: Document[]): Promise<Document[]> => coll().aggregate(pipeline).toArray();

  beforeEach(async () => {
    await db().dropDatabase();
    await coll().insertMany([1, 2, 3, 4, 5].map((_id) => ({ _id, n: _id * 10 })));
  });

  describe('$documents', () => {
    it('gives the documents that the pipeline begins with', async () => {
      const pipeline = [{ $documents: [{ x: 3 }, { x: { $add: [1, 1] } }] }, { $match: { x: { $lt: 3 } } }];
      expect(await db().aggregate(pipeline).toArray()).toEqual([{ x: 2 }]);
    });

    it('is named in explain', async () => {
      const command = { aggregate: 1, pipeline: [{ $documents: [{ x: 3 }] }], cursor: {} };
      const { stages } = await db().command({ explain: command });
      expect(stages).toContainEqual({ $documents: [{ x: 3 }] });
    });

    it('must be first, without a collection, and give documents', async () => {
      await expect(run([{ $documents: [{ x: 1 }] }])).rejects.toMatchObject({ code: 40602 });
      const numbers = db()
        .aggregate([{ $documents: [1] }])
        .toArray();
      await expect(numbers).rejects.toMatchObject({ code: 5858203 });
    });
  });

  describe('$out', () => {
    it('replaces a collection, and keeps its indexes and rules', async () => {
      await db().createCollection('o', { validator: { n: { $gt: 0 } } });
      await coll('o').createIndex({ n: 1 }, { unique: true });
      await coll('o').insertOne({ _id: 9, n: 9 });
      expect(await run([{ $match: { _id: { $lt: 3 } } }, { $out: 'o' }])).toEqual([]);
      expect(await coll('o').find().toArray()).toEqual([
        { _id: 1, n: 10 },
        { _id: 2, n: 20 },
      ]);
      expect((await coll('o').indexes()).map(({ name }) => name)).toEqual(['_id_', 'n_1']);
      await expect(coll('o').insertOne({ _id: 3, n: 10 })).rejects.toMatchObject({ code: 11000 });
      await expect(coll('o').insertOne({ _id: 3, n: 0 })).rejects.toMatchObject({ code: 121 });
    });

    it('creates a collection, also its own anew, and gives ids', async () => {
      await run([
        { $group: { _id: null, sum: { $sum: '$n' } } },
        { $unset: '_id' },
        { $out: { db: 'prueba', coll: 'g' } },
      ]);
      expect(await coll().find().toArray()).toMatchObject([{ _id: expect.anything(), sum: 150 }]);
      expect(await db().listCollections().toArray()).toHaveLength(1);
    });

    it.each<[string, Document, number]>([
      ['two equal keys', { $set: { n: 1 } }, 11000],
      ['a document against the rules', { $set: { n: -1 } }, 121],
    ])('changes nothing after %s', async (_what, stage, code) => {
      await db().createCollection('o', { validator: { n: { $gt: 0 } } });
      await coll('o').createIndex({ n: 1 }, { unique: true });
      await coll('o').insertOne({ _id: 9, n: 9 });
      await expect(run([stage, { $out: 'o' }])).rejects.toMatchObject({ code });
      expect(await coll('o').find().toArray()).toEqual([{ _id: 9, n: 9 }]);
      expect(await db().listCollections().toArray()).toHaveLength(2);
    });

    it('only says in explain what it would do', async () => {
      const explained = await coll()
        .aggregate([{ $out: 'o' }])
        .explain('queryPlanner');
      expect(explained['stages']).toContainEqual({ $out: 'o' });
      expect(await db().listCollections({ name: 'o' }).toArray()).toEqual([]);
    });

    it('must be last, in its own database, and outside transactions', async () => {
      await expect(run([{ $out: 'o' }, { $limit: 1 }])).rejects.toMatchObject({ code: 40601 });
      await expect(run([{ $out: { db: 'otra', coll: 'o' } }])).rejects.toMatchObject({ code: 9 });
      await expect(run([{ $out: { coll: 'o', timeseries: {} } }])).rejects.toMatchObject({ code: 9 });
      const inTransaction = fixture.connection.getClient().withSession((session) =>
        session.withTransaction(() =>
          coll()
            .aggregate([{ $out: 'o' }], { session })
            .toArray(),
        ),
      );
      await expect(inTransaction).rejects.toMatchObject({ code: 263 });
    });
  });

  describe('$graphLookup', () => {
    const links: Record<number, number[]> = { 1: [2, 3], 2: [4], 3: [4, 1], 4: [5], 5: [1], 6: [6] };
    const stage = (more: Document = {}): Document => ({
      $graphLookup: {
        from: 'r',
        startWith: '$to',
        connectFromField: 'to',
        connectToField: '_id',
        as: 'all',
        ...more,
      },
    });

    beforeEach(() =>
      coll('r').insertMany(
        Object.entries(links).map(([id, to]) => ({ _id: Number(id), to, even: Number(id) % 2 === 0 })),
      ),
    );

    /** Distances from `start`, one step after the other. */
    const distances = (
      start: number,
      deepest: number,
      may: (id: number) => boolean,
    ): Record<number, number> => {
      const known: Record<number, number> = {};
      let next = links[start]!;
      for (let depth = 0; depth <= deepest && next.length > 0; depth++) {
        const fresh = next.filter((id) => may(id) && known[id] === undefined);
        for (const id of fresh) known[id] = depth;
        next = fresh.flatMap((id) => links[id]!);
      }
      return known;
    };

    it.each([0, 1, 2, 9])('finds what a search to depth %i finds', async (maxDepth) => {
      for (const restriction of [undefined, { even: true }]) {
        const more = {
          maxDepth,
          depthField: 'depth',
          ...(restriction && { restrictSearchWithMatch: restriction }),
        };
        const found = await coll('r')
          .aggregate([stage(more)], { promoteLongs: false })
          .toArray();
        expect(found).toHaveLength(6);
        for (const { _id, all } of found) {
          const byId = Object.fromEntries(
            all.map((doc: Document) => [doc['_id'], (doc['depth'] as Long).toNumber()]),
          );
          expect(byId).toEqual(
            distances(Number(_id), maxDepth, (id) => restriction === undefined || id % 2 === 0),
          );
          expect(all).toHaveLength(Object.keys(byId).length);
        }
      }
    });

    it('is named in explain', async () => {
      const explained = await coll('r').aggregate([stage()]).explain('queryPlanner');
      expect(explained['stages']).toContainEqual(stage());
    });

    it.each<[string, Document, number]>([
      ['an unknown argument', { nada: 1 }, 40104],
      ['a missing argument', { from: undefined }, 40105],
      ['a field that is no text', { as: 1 }, 40103],
      ['a negative depth', { maxDepth: -1 }, 40101],
      ['a depth that is no number', { maxDepth: 'x' }, 40100],
      ['a restriction that is no document', { restrictSearchWithMatch: 1 }, 40185],
    ])('refuses %s', async (_what, more, code) => {
      const command = { aggregate: 'r', pipeline: [stage(more)], cursor: {} };
      await expect(db().command(command, { ignoreUndefined: true })).rejects.toMatchObject({ code });
    });
  });
});
