import { three, type Case } from './case.ts';

const TRANSIENT = 'TransientTransactionError';
const UNKNOWN = 'UnknownTransactionCommitResult';
const four = { _id: 4 };

export const transactions: Case[] = [
  {
    after: 'transactions/insert',
    name: 'shows the insert once committed',
    run: async ({ docs, session }) => {
      await docs.insertOne({ ...four }, { session });
      await session.commitTransaction();
    },
    leaves: [...three, four],
  },
  {
    after: 'transactions/abort',
    name: 'discards the insert once aborted, and allows another transaction',
    run: async ({ docs, session }) => {
      await docs.insertOne({ ...four }, { session });
      await session.abortTransaction();
      session.startTransaction();
      await docs.insertOne({ _id: 5 }, { session });
      await session.commitTransaction();
    },
    leaves: [...three, { _id: 5 }],
  },
  {
    after: 'transactions/abort',
    name: 'aborts when its session ends',
    run: async ({ docs, session }) => {
      await docs.insertOne({ ...four }, { session });
      await session.endSession();
    },
    leaves: three,
  },
  {
    after: 'transactions/isolation',
    name: 'reads one snapshot, taken at its first read',
    run: async ({ docs, session }) => {
      const before = await docs.countDocuments({}, { session });
      await docs.insertOne({ ...four });
      return [before, await docs.countDocuments({}, { session }), await docs.countDocuments({})];
    },
    answers: [3, 3, 4],
  },
  {
    after: 'transactions/isolation',
    name: 'hides its writes until it commits',
    run: async ({ docs, session, other }) => {
      await docs.insertOne({ ...four }, { session });
      const during = [await docs.findOne(four, { session }), await docs.findOne(four, { session: other })];
      await session.commitTransaction();
      return [...during, await docs.findOne(four)];
    },
    answers: [four, null, four],
  },
  {
    after: 'transactions/update',
    name: 'shows its own updates, replacements and upserts to later operations',
    run: async ({ docs, session }) => {
      await docs.updateOne({ _id: 4 }, { $inc: { x: 1 } }, { upsert: true, session });
      await docs.replaceOne({ x: 1 }, { y: 1 }, { session });
      await docs.updateMany({ _id: { $gte: 3 } }, { $set: { z: 1 } }, { session });
      await session.commitTransaction();
    },
    leaves: [three[0]!, three[1]!, { _id: 3, x: 33, z: 1 }, { _id: 4, y: 1, z: 1 }],
  },
  {
    after: 'transactions/delete',
    name: 'deletes one and many',
    run: async ({ docs, session }) => {
      const results = [
        await docs.deleteOne({ _id: 1 }, { session }),
        await docs.deleteMany({ _id: { $lte: 3 } }, { session }),
      ];
      await session.commitTransaction();
      return results;
    },
    answers: [{ deletedCount: 1 }, { deletedCount: 2 }],
    leaves: [],
  },
  {
    after: 'transactions/bulk',
    name: 'accepts writes of every kind',
    run: async ({ docs, session }) => {
      await docs.bulkWrite(
        [
          { insertOne: { document: { _id: 4 } } },
          { updateOne: { filter: { _id: 4 }, update: { $set: { x: 1 } } } },
          { deleteMany: { filter: { _id: { $lt: 3 } } } },
        ],
        { session },
      );
      await session.commitTransaction();
    },
    leaves: [three[2]!, { _id: 4, x: 1 }],
  },
  {
    after: 'transactions/findOneAndUpdate',
    name: 'returns the document as the transaction sees it',
    run: async ({ docs, session }) => {
      await docs.updateOne({ _id: 1 }, { $set: { x: 0 } }, { session });
      return docs.findOneAndUpdate({ _id: 1 }, { $inc: { x: 1 } }, { session });
    },
    answers: { _id: 1, x: 0 },
  },
  {
    after: 'transactions/reads',
    name: 'reads many batches with find, aggregate and distinct',
    run: async ({ docs, session }) => [
      await docs.find({}, { session, batchSize: 1 }).toArray(),
      await docs.aggregate([{ $project: { _id: 1 } }], { session, batchSize: 1 }).toArray(),
      await docs.distinct('_id', {}, { session }),
    ],
    answers: [three, three.map(({ _id }) => ({ _id })), [1, 2, 3]],
  },
  {
    after: 'transactions/count',
    name: 'rejects the count command',
    run: ({ docs, session }) => docs.estimatedDocumentCount({ session } as never),
    fails: { code: 263, withoutLabels: [TRANSIENT, UNKNOWN] },
  },
  {
    after: 'transactions/create-collection',
    name: 'creates a collection on commit, and none on abort',
    run: async ({ db, session }) => {
      await db.createCollection('nueva', { session });
      await session.abortTransaction();
      const first = await db.listCollections({ name: 'nueva' }).toArray();
      session.startTransaction();
      await db.createCollection('nueva', { session });
      await session.commitTransaction();
      return [first.length, (await db.listCollections({ name: 'nueva' }).toArray()).length];
    },
    answers: [0, 1],
  },
  {
    after: 'transactions/create-index',
    name: 'creates an index on a collection that it created',
    run: async ({ db, session }) => {
      await db.createCollection('nueva', { session });
      await db.collection('nueva').createIndex({ x: 1 }, { name: 'x', session });
      await session.commitTransaction();
      return (await db.collection('nueva').indexes()).map(({ name }) => name);
    },
    answers: ['_id_', 'x'],
  },
  {
    after: 'transactions/create-index',
    name: 'rejects an index on an existing collection with documents',
    run: ({ docs, session }) => docs.createIndex({ x: 1 }, { session }),
    fails: { code: 263 },
  },
  {
    after: 'transactions/errors',
    name: 'labels the second insert of the same id as transient',
    run: async ({ docs, session, other }) => {
      await docs.insertOne({ ...four }, { session });
      await docs.insertOne({ ...four }, { session: other });
    },
    fails: { code: 112, labels: [TRANSIENT], withoutLabels: [UNKNOWN] },
    leaves: three,
  },
  {
    after: 'transactions/errors',
    name: 'cannot commit after an error',
    run: async ({ docs, session, other }) => {
      await docs.insertOne({ ...four }, { session });
      await docs.insertOne({ ...four }, { session: other }).catch(() => null);
      await session.commitTransaction();
      await other.commitTransaction();
    },
    fails: { code: 251, labels: [TRANSIENT], withoutLabels: [UNKNOWN] },
    leaves: [...three, four],
  },
  {
    after: 'transactions/error-labels',
    name: 'do not mark a duplicate key as transient',
    run: ({ docs, session }) => docs.insertOne({ _id: 1 }, { session }),
    fails: { code: 11000, withoutLabels: [TRANSIENT, UNKNOWN] },
  },
  {
    after: 'transactions/error-labels',
    name: 'mark a lost connection as transient',
    run: async ({ docs, session, failing }) => {
      await failing(['insert'], { closeConnection: true });
      await docs.insertOne({ ...four }, { session });
    },
    fails: { labels: [TRANSIENT], withoutLabels: [UNKNOWN] },
    leaves: three,
  },
  {
    after: 'transactions/retryable-commit',
    name: 'retries a commit that is lost with its connection',
    run: async ({ docs, session, failing }) => {
      await docs.insertOne({ ...four }, { session });
      await failing(['commitTransaction'], { closeConnection: true });
      await session.commitTransaction();
    },
    leaves: [...three, four],
  },
  {
    after: 'transactions/retryable-commit',
    name: 'retries a commit if the server was too busy for it',
    run: async ({ docs, session, failing }) => {
      await docs.insertOne({ ...four }, { session });
      await failing(['commitTransaction'], { errorCode: 262 });
      await session.commitTransaction();
    },
    leaves: [...three, four],
  },
  {
    after: 'transactions/commit',
    name: 'can be repeated',
    run: async ({ docs, session }) => {
      await docs.insertOne({ ...four }, { session });
      await session.commitTransaction();
      await session.commitTransaction();
    },
    leaves: [...three, four],
  },
  {
    after: 'transactions/retryable-abort',
    name: 'retries an abort if the server was too busy for it',
    run: async ({ docs, session, failing }) => {
      await docs.insertOne({ ...four }, { session });
      await failing(['abortTransaction'], { errorCode: 262 });
      await session.abortTransaction();
    },
    leaves: three,
  },
  {
    after: 'transactions/run-command',
    name: 'takes part in the transaction',
    run: async ({ db, session }) => {
      await db.command({ insert: 'docs', documents: [{ ...four }] }, { session });
      await session.abortTransaction();
    },
    leaves: three,
  },
  {
    after: 'transactions/read-concern',
    name: 'accepts every level, including snapshot',
    run: async ({ client, docs }) => {
      const counts: number[] = [];
      for (const level of ['local', 'majority', 'snapshot'] as const) {
        const session = client.startSession({ defaultTransactionOptions: { readConcern: { level } } });
        session.startTransaction();
        counts.push(await docs.countDocuments({}, { session }));
        await session.endSession();
      }
      return counts;
    },
    answers: [3, 3, 3],
  },
  {
    after: 'transactions/write-concern',
    name: 'accepts a majority of one member',
    run: async ({ client, docs }) =>
      client.withSession((session) =>
        session.withTransaction(() => docs.insertOne({ ...four }, { session }), {
          writeConcern: { w: 'majority' },
        }),
      ),
    leaves: [...three, four],
  },
  {
    after: 'transactions-convenient-api/callback-retry',
    name: 'retries withTransaction after a conflict',
    run: async ({ client, docs, failing }) => {
      await failing(['insert'], { errorCode: 112, errorLabels: [TRANSIENT] }, 2);
      let tries = 0;
      await client.withSession((session) =>
        session.withTransaction(() => {
          tries++;
          return docs.insertOne({ ...four }, { session });
        }),
      );
      return tries;
    },
    answers: 3,
    leaves: [...three, four],
  },
];

export const retries: Case[] = [
  ...(['insertOne', 'updateOne', 'deleteOne', 'findOneAndUpdate', 'bulkWrite'] as const).map(
    (name): Case => ({
      after: `retryable-writes/${name}`,
      name: 'retries after a lost connection, and writes only once',
      run: async ({ docs, failing }) => {
        const commands = ['insert', 'update', 'delete', 'findAndModify'];
        await failing(commands, { closeConnection: true });
        if (name === 'insertOne') await docs.insertOne({ ...four });
        if (name === 'updateOne') await docs.updateOne({ _id: 1 }, { $set: { x: 1 } });
        if (name === 'deleteOne') await docs.deleteOne({ _id: 1 });
        if (name === 'findOneAndUpdate') await docs.findOneAndUpdate({ _id: 1 }, { $set: { x: 1 } });
        if (name === 'bulkWrite') await docs.bulkWrite([{ insertOne: { document: { ...four } } }]);
        return docs.countDocuments({ $or: [four, { x: 11 }] });
      },
      answers: { insertOne: 2, bulkWrite: 2, updateOne: 0, deleteOne: 0, findOneAndUpdate: 0 }[name],
    }),
  ),
  {
    after: 'retryable-writes/insertOne-errorLabels',
    name: 'retries if a server that is shutting down rejects it',
    run: async ({ docs, failing }) => {
      await failing(['insert'], { errorCode: 91 });
      await docs.insertOne({ ...four });
    },
    leaves: [...three, four],
  },
  {
    after: 'retryable-writes/updateMany',
    name: 'does not retry an update of many documents',
    run: async ({ docs, failing }) => {
      await failing(['update'], { closeConnection: true });
      await docs.updateMany({}, { $set: { x: 1 } });
    },
    fails: { message: 'connection' },
    leaves: three,
  },
  {
    after: 'retryable-reads/find',
    name: 'retries after a lost connection',
    run: async ({ docs, failing }) => {
      await failing(['find'], { closeConnection: true });
      return docs.find().toArray();
    },
    answers: three,
  },
];
