import type { Case } from './case.ts';

export const indexes: Case[] = [
  {
    after: 'index-management/createIndexes',
    name: 'lists indexes as they were requested',
    run: async ({ docs }) => {
      await docs.createIndexes([
        { key: { x: 1, y: -1 }, name: 'dos', unique: true },
        { key: { z: 1 }, sparse: true },
        { key: { w: 1 }, expireAfterSeconds: 9 },
        { key: { v: 1 }, partialFilterExpression: { v: { $gt: 1 } } },
      ]);
      return docs.indexes();
    },
    answers: [
      { name: '_id_', key: { _id: 1 } },
      { name: 'dos', key: { x: 1, y: -1 }, unique: true },
      { name: 'z_1', sparse: true },
      { name: 'w_1', expireAfterSeconds: 9 },
      { name: 'v_1', partialFilterExpression: { v: { $gt: 1 } } },
    ],
  },
  {
    after: 'index-management/createIndexes',
    name: 'creates the same index only once',
    run: async ({ docs }) => {
      await docs.createIndex({ x: 1 });
      await docs.createIndex({ x: 1 });
      return (await docs.indexes()).length;
    },
    answers: 2,
  },
  {
    after: 'index-management/createIndexes',
    name: 'rejects the same name for two keys',
    run: async ({ docs }) => {
      await docs.createIndex({ x: 1 }, { name: 'n' });
      await docs.createIndex({ y: 1 }, { name: 'n' });
    },
    fails: { code: 86 },
  },
  {
    after: 'index-management/dropIndexes',
    name: 'drops all indexes except that of _id',
    run: async ({ docs }) => {
      await docs.createIndexes([{ key: { x: 1 } }, { key: { y: 1 } }]);
      await docs.dropIndexes();
      return (await docs.indexes()).map(({ name }) => name);
    },
    answers: ['_id_'],
  },
  {
    after: 'index-management/createSearchIndex',
    name: 'rejects search indexes, which are not supported',
    run: ({ docs }) => docs.createSearchIndex({ name: 'n', definition: { mappings: { dynamic: true } } }),
    fails: { code: 59, message: 'createSearchIndexes' },
  },
  {
    after: 'collection-management/createCollection-pre_and_post_images',
    name: 'rejects pre-images, which are not supported',
    run: ({ db }) => db.createCollection('x', { changeStreamPreAndPostImages: { enabled: true } }),
    fails: { code: 72, message: 'changeStreamPreAndPostImages' },
  },
  {
    after: 'collection-management/timeseries-collection',
    name: 'rejects time series, which are not supported',
    run: ({ db }) => db.createCollection('x', { timeseries: { timeField: 'a' } }),
    fails: { code: 72, message: 'timeseries' },
  },
  {
    after: 'collection-management/clustered-indexes',
    name: 'lists the clustered index that a collection was created with',
    run: async ({ db }) => {
      await db.createCollection('x', { clusteredIndex: { key: { _id: 1 }, unique: true, name: 'n' } });
      const [created] = await db.listCollections({ name: 'x' }).toArray();
      return [(created as unknown as { options: unknown }).options];
    },
    answers: [{ clusteredIndex: { key: { _id: 1 }, unique: true, name: 'n' } }],
  },
  {
    after: 'collection-management/modifyCollection',
    name: 'changes the options of a collection',
    run: async ({ db }) => {
      await db.command({ collMod: 'docs', validator: { x: { $gt: 1 } }, validationLevel: 'off' });
      const [changed] = await db.listCollections({ name: 'docs' }).toArray();
      return [(changed as unknown as { options: unknown }).options];
    },
    answers: [{ validator: { x: { $gt: 1 } }, validationLevel: 'off' }],
  },
  {
    after: 'change-streams',
    name: 'rejects change streams, which are not supported',
    run: async ({ docs }) => {
      const stream = docs.watch();
      try {
        await stream.next();
      } finally {
        await stream.close();
      }
    },
    fails: { code: 40324, message: '$changeStream' },
  },
];

export const sessionsAndCollations: Case[] = [
  {
    after: 'sessions/snapshot-sessions',
    name: 'rejects snapshot sessions, which are not supported',
    run: async ({ client, docs }) => {
      const session = client.startSession({ snapshot: true });
      try {
        await docs.find({}, { session }).toArray();
      } finally {
        await session.endSession();
      }
    },
    fails: { message: 'snapshot' },
  },
  {
    after: 'sessions/implicit-sessions',
    name: 'uses one session for a cursor and its batches',
    run: async ({ docs }) => {
      const cursor = docs.find({}, { batchSize: 1 });
      const ids = [];
      for await (const { _id } of cursor) ids.push(_id);
      return ids;
    },
    answers: [1, 2, 3],
  },
  {
    after: 'sessions/causal-consistency',
    name: 'lets a session read its own writes',
    run: ({ client, docs }) =>
      client.withSession({ causalConsistency: true }, async (session) => {
        await docs.updateOne({ _id: 1 }, { $set: { x: 0 } }, { session });
        return docs.findOne({ _id: 1 }, { session });
      }),
    answers: { _id: 1, x: 0 },
  },
  {
    after: 'collation',
    name: "applies the collection's collation unless another is given",
    run: async ({ db }) => {
      const words = await db.createCollection<{ _id: number; x: string }>('palabras', {
        collation: { locale: 'es', strength: 1 },
      });
      await words.insertMany([
        { _id: 1, x: 'camión' },
        { _id: 2, x: 'CAMION' },
      ]);
      return [
        await words.countDocuments({ x: 'Camion' }),
        await words.countDocuments({ x: 'CAMION' }, { collation: { locale: 'simple' } }),
      ];
    },
    answers: [2, 1],
  },
  {
    after: 'collation',
    name: 'lets a unique index reject another spelling',
    run: async ({ docs }) => {
      await docs.createIndex({ y: 1 }, { unique: true, collation: { locale: 'es', strength: 2 } });
      await docs.deleteMany({});
      await docs.insertOne({ _id: 8, y: 'ñandú' });
      await docs.insertOne({ _id: 9, y: 'ÑANDÚ' });
    },
    fails: { code: 11000 },
  },
  {
    after: 'collation',
    name: 'sorts numbers by value and ñ after n',
    documents: ['a10', 'a9', 'ñ', 'n', 'o'].map((x, i) => ({ _id: i, x })),
    run: async ({ docs }) => {
      const found = docs.find({}, { collation: { locale: 'es', numericOrdering: true } });
      return (await found.sort({ x: 1 }).toArray()).map(({ x }) => x as unknown);
    },
    answers: ['a9', 'a10', 'n', 'ñ', 'o'],
  },
];
