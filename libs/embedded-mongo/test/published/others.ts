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

export const sessions: Case[] = [
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
];
