import type { Db, MongoClient } from 'mongodb';

/** Here, ids are small numbers. */
interface Doc {
  _id: number;
  [field: string]: unknown;
}

export interface Operation {
  name: string;
  run(db: Db, client: MongoClient): Promise<unknown>;
}

const large = (byte: number): Buffer => Buffer.alloc(60_000, byte);

export async function seed(db: Db): Promise<void> {
  await db.createCollection('es');
  await db.collection<Doc>('a').createIndex({ n: 1 }, { unique: true });
  await db.collection<Doc>('a').insertMany([
    { _id: 1, n: 1 },
    { _id: 2, n: 2, fichero: large(1) },
    { _id: 3, n: 3 },
  ]);
  await db.collection<Doc>('b').insertMany([{ _id: 1 }, { _id: 2 }]);
}

/** Each is a single operation for its caller, so it must survive whole or not at all. */
export const operations: Operation[] = [
  { name: 'an insert', run: (db) => db.collection<Doc>('a').insertOne({ _id: 4, n: 4 }) },
  {
    name: 'an insert that creates its collection',
    run: (db) => db.collection<Doc>('nueva').insertOne({ _id: 1 }),
  },
  {
    name: 'a large insert',
    run: (db) => db.collection<Doc>('a').insertOne({ _id: 4, n: 4, fichero: large(2) }),
  },
  { name: 'an update', run: (db) => db.collection<Doc>('a').updateOne({ n: 1 }, { $set: { n: 9 } }) },
  {
    name: 'an update of a large document',
    run: (db) => db.collection<Doc>('a').updateOne({ _id: 2 }, { $set: { fichero: large(3) } }),
  },
  {
    name: 'shrinking a large document',
    run: (db) => db.collection<Doc>('a').replaceOne({ n: 2 }, { n: 2 }),
  },
  { name: 'a removal', run: (db) => db.collection<Doc>('a').deleteOne({ n: 2 }) },
  {
    name: 'an upsert',
    run: (db) => db.collection<Doc>('a').findOneAndUpdate({ n: 7 }, { $set: { m: 1 } }, { upsert: true }),
  },
  { name: 'a transaction', run: (db, client) => transaction(db, client) },
  {
    name: 'a unique index',
    run: (db) => db.collection<Doc>('b').createIndex({ x: 1 }, { sparse: true }),
  },
  { name: 'dropping an index', run: (db) => db.collection<Doc>('a').dropIndex('n_1') },
  {
    name: 'creating a collection',
    run: (db) => db.createCollection('fr'),
  },
  { name: 'dropping a collection', run: (db) => db.dropCollection('a') },
  { name: 'dropping a database', run: (db) => db.dropDatabase() },
];

async function transaction(db: Db, client: MongoClient): Promise<void> {
  await client.withSession(async (session) => {
    session.startTransaction();
    await db.collection<Doc>('a').insertOne({ _id: 5, n: 5, fichero: large(4) }, { session });
    await db.collection<Doc>('a').updateOne({ n: 1 }, { $set: { n: 10 } }, { session });
    await db.collection<Doc>('a').deleteOne({ n: 2 }, { session });
    await db.collection<Doc>('b').updateMany({}, { $set: { visto: true } }, { session });
    await db.collection<Doc>('c').insertOne({ _id: 1 }, { session });
    await session.commitTransaction();
  });
}
