import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Document } from 'bson';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../src/server.ts';
import { useEmbeddedMongo } from './support.ts';

interface Doc {
  _id: number;
  [field: string]: unknown;
}

/** The collection of MongoDB's own documentation of `$text`, with the answers that it shows. */
const ARTICLES: Doc[] = [
  { _id: 1, subject: 'coffee', author: 'xyz', views: 50 },
  { _id: 2, subject: 'Coffee Shopping', author: 'efg', views: 5 },
  { _id: 3, subject: 'Baking a cake', author: 'abc', views: 90 },
  { _id: 4, subject: 'baking', author: 'xyz', views: 100 },
  { _id: 5, subject: 'Café Con Leche', author: 'abc', views: 200 },
  { _id: 6, subject: 'Сырники', author: 'jkl', views: 80 },
  { _id: 7, subject: 'coffee and cream', author: 'efg', views: 10 },
  { _id: 8, subject: 'Cafe con Leche', author: 'xyz', views: 10 },
];

describe('text indexes', () => {
  const fixture = useEmbeddedMongo();
  const coll = () => fixture.connection.db!.collection<Doc>('articles');
  const ids = async (filter: Document): Promise<number[]> =>
    (await coll().find(filter).toArray()).map(({ _id }) => _id).sort();
  const refused = (code: number) => expect.objectContaining({ code });

  beforeEach(async () => {
    await coll().drop();
    await coll().insertMany(ARTICLES);
  });

  describe('of one field', () => {
    beforeEach(() => coll().createIndex({ subject: 'text' }));

    it.each<[Document, number[]]>([
      [{ $search: 'coffee' }, [1, 2, 7]],
      [{ $search: 'bake coffee cake' }, [1, 2, 3, 4, 7]],
      [{ $search: '"coffee shop"' }, [2]],
      [{ $search: '"coffee shop" "cream"' }, []],
      [{ $search: 'coffee -shop' }, [1, 7]],
      [{ $search: 'coffee - shop' }, [1, 2, 7]],
      [{ $search: 'coffee -"and cream"' }, [1, 2]],
      [{ $search: '-shop' }, []],
      [{ $search: 'the a and' }, []],
      [{ $search: 'leche', $language: 'es' }, [5, 8]],
      [{ $search: 'сы́рники CAFÉS' }, [5, 6, 8]],
      [{ $search: 'Coffee', $caseSensitive: true }, [2]],
      [{ $search: '"Café Con Leche"', $caseSensitive: true }, [5]],
      [{ $search: 'Coffee -shop', $caseSensitive: true }, [2]],
      [{ $search: 'CAFÉ', $diacriticSensitive: true }, [5]],
      [{ $search: 'leches -cafés', $diacriticSensitive: true }, [8]],
    ])('answers %j with %j', async (text, expected) => {
      expect(await ids({ $text: text })).toEqual(expected);
      expect(await ids({ $and: [{ $text: text }, { views: { $gt: 40 } }] })).toEqual(
        expected.filter((id) => Number(ARTICLES[id - 1]!['views']) > 40),
      );
    });

    it('give each document its score, to see and to sort by', async () => {
      const score = { $meta: 'textScore' } as const;
      const found = await coll()
        .find({ $text: { $search: 'coffee' } }, { projection: { score } })
        .sort({ score })
        .toArray();
      expect(found.map(({ _id, subject, ...rest }) => [_id, subject, rest['score']])).toEqual([
        [1, 'coffee', 1],
        [2, 'Coffee Shopping', 0.75],
        [7, 'coffee and cream', 0.75],
      ]);
      const some = { projection: { _id: 1, score } };
      expect(await coll().findOne({ $text: { $search: 'cake' } }, some)).toEqual({ _id: 3, score: 0.75 });
      const pipeline = [
        { $match: { $text: { $search: 'cake bake' } } },
        { $sort: { any: score } },
        { $addFields: { twice: { $multiply: [score, 2] } } },
        { $project: { score, twice: 1 } },
      ];
      expect(await coll().aggregate(pipeline).toArray()).toEqual([
        { _id: 3, twice: 3, score: 1.5 },
        { _id: 4, twice: 2, score: 1 },
      ]);
      expect(await coll().countDocuments({ $text: { $search: 'cake bake' } })).toBe(2);
    });

    it('follow what changes, also in a transaction', async () => {
      const session = fixture.connection.getClient().startSession();
      session.startTransaction();
      await coll().updateOne({ _id: 1 }, { $set: { subject: 'tea' } }, { session });
      await coll().insertOne({ _id: 9, subject: 'Teas and coffees' }, { session });
      const within = await coll()
        .find({ $text: { $search: 'tea' } }, { session })
        .toArray();
      expect(within.map(({ _id }) => _id).sort()).toEqual([1, 9]);
      expect(await ids({ $text: { $search: 'tea' } })).toEqual([]);
      await session.commitTransaction();
      await session.endSession();
      expect(await ids({ $text: { $search: 'coffee' } })).toEqual([2, 7, 9]);
      await coll().updateMany({ $text: { $search: 'tea' } }, { $set: { isTea: true } });
      await coll().deleteMany({ $text: { $search: 'coffee' }, isTea: { $ne: true } });
      expect(await ids({ isTea: true })).toEqual([1, 9]);
      expect(await ids({ $text: { $search: 'coffee' } })).toEqual([9]);
    });

    it.each<[string, number, (one: ReturnType<typeof coll>) => Promise<unknown>]>([
      [
        'a hint',
        2,
        (one) =>
          one
            .find({ $text: { $search: 'x' } })
            .hint({ _id: 1 })
            .toArray(),
      ],
      ['a hint of it', 291, (one) => one.find({}).hint('subject_text').toArray()],
      ['$or', 2, (one) => one.find({ $or: [{ $text: { $search: 'x' } }, { views: 1 }] }).toArray()],
      ['two searches', 2, (one) => one.find({ $and: [text('x'), text('y')] }).toArray()],
      ['no text', 4, (one) => one.find({ $text: {} as never }).toArray()],
      ['a number', 14, (one) => one.find({ $text: { $search: 1 } } as never).toArray()],
      ['another option', 2, (one) => one.find({ $text: { $search: 'x', $a: 1 } } as never).toArray()],
      ['a language it does not know', 2, (one) => one.find(text('x', 'klingon')).toArray()],
      [
        '$match behind a stage',
        17313,
        (one) => one.aggregate([{ $unset: 'a' }, { $match: text('x') }]).toArray(),
      ],
      [
        'a score of no search',
        40218,
        (one) => one.aggregate([{ $project: { s: { $meta: 'textScore' } } }]).toArray(),
      ],
      [
        'a score of a search before $group',
        40218,
        (one) =>
          one
            .aggregate([
              { $match: text('coffee') },
              { $group: { _id: 1 } },
              { $set: { s: { $meta: 'textScore' } } },
            ])
            .toArray(),
      ],
      ['a second one', 67, (one) => one.createIndex({ views: 1, author: 'text' })],
      [
        'the same fields with other weights',
        85,
        (one) => one.createIndex({ subject: 'text' }, { weights: { subject: 3 } }),
      ],
      [
        'a language override that is unknown',
        17262,
        (one) => one.insertOne({ _id: 10, language: 'klingon' }),
      ],
    ])('refuse %s', async (_what, code, ask) => {
      await expect(ask(coll())).rejects.toEqual(refused(code));
    });
  });

  it('speak Spanish', async () => {
    await coll().drop();
    await coll().createIndex(
      { titulo: 'text', notas: 'text' },
      { default_language: 'spanish', weights: { titulo: 10 } },
    );
    await coll().insertMany([
      { _id: 1, titulo: 'Las facturas de mayo', notas: ['Están en la carpeta'] },
      { _id: 2, titulo: 'Reunión', notas: ['Hablamos de la facturación', 'y de los niños'] },
      { _id: 3, titulo: 'The running shoes', language: 'english' },
      { _id: 4, titulo: 'Otra', partes: [{ titulo: 'factura' }] },
    ]);
    const score = { $meta: 'textScore' } as const;
    const found = await coll()
      .find({ $text: { $search: 'una factura' } }, { projection: { _id: 1, score } })
      .sort({ score })
      .toArray();
    expect(found).toEqual([
      { _id: 1, score: 7.5 },
      { _id: 2, score: 0.75 },
    ]);
    expect(await ids({ $text: { $search: 'nino' } })).toEqual([2]);
    expect(await ids({ $text: { $search: 'de la los' } })).toEqual([]);
    expect(await ids({ $text: { $search: 'run', $language: 'english' } })).toEqual([3]);
    expect(await coll().indexes()).toContainEqual({
      v: 2,
      key: { _fts: 'text', _ftsx: 1 },
      name: 'titulo_text_notas_text',
      weights: { notas: 1, titulo: 10 },
      default_language: 'spanish',
      language_override: 'language',
      textIndexVersion: 3,
    });
  });

  it('with fields before them are searched for one value of each', async () => {
    await coll().createIndex({ author: 1, '$**': 'text', views: -1 });
    expect(await ids({ $text: { $search: 'coffee' }, author: 'efg' })).toEqual([2, 7]);
    const many = { $text: { $search: 'coffee' }, author: { $gt: 'a' } };
    await expect(ids(many)).rejects.toEqual(refused(291));
    await expect(coll().insertOne({ _id: 9, author: ['a', 'b'] })).rejects.toEqual(refused(16675));
  });

  it('are needed, and are of no use to anything else', async () => {
    await expect(ids({ $text: { $search: 'coffee' } })).rejects.toEqual(refused(27));
    await coll().deleteMany({ _id: { $gt: 1 } });
    await coll().createIndex({ subject: 'text' }, { unique: true });
    expect(await ids({ _fts: 'coffee' })).toEqual([]);
    const { queryPlanner } = (await coll().find({ subject: 'coffee' }).explain()) as Document;
    expect(queryPlanner.winningPlan).toMatchObject({ stage: 'COLLSCAN' });
    const again = coll().insertOne({ _id: 9, subject: 'coffee' });
    await expect(again).rejects.toMatchObject({ code: 11000, keyValue: { _fts: 'coffe', _ftsx: 1 } });
    await expect(coll().createIndex({ author: 'text' }, { collation: { locale: 'es' } })).rejects.toEqual(
      refused(67),
    );
    await coll().dropIndex('subject_text');
    await expect(coll().createIndex({ author: 'text' }, { default_language: 'french' })).rejects.toEqual(
      refused(17264),
    );
  });

  it('are there after a restart', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-text-'));
    const search = { $text: { $search: 'coffee' }, views: { $lt: 20 } };
    for (const isFirst of [true, false]) {
      const server = await startEmbeddedMongo({ dataDir, durability: 'normal' });
      const client = await MongoClient.connect(server.uri);
      const articles = client.db('prueba').collection<Doc>('articles');
      if (isFirst) await articles.createIndex({ subject: 'text' });
      if (isFirst) await articles.insertMany(ARTICLES);
      expect(await articles.distinct('_id', search)).toEqual([2, 7]);
      await client.close();
      await server.close();
    }
    await rm(dataDir, { recursive: true });
  });
});

function text(search: string, language?: string): Document {
  return { $text: { $search: search, ...(language && { $language: language }) } };
}
