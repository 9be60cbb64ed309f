import { three, type Case } from './case.ts';

const TRANSIENT = 'TransientTransactionError';
const UNKNOWN = 'UnknownTransactionCommitResult';
const four = { _id: 4 };

export const transactions: Case[] = [
  {
    after: 'transactions/insert',
    name: 'is there once committed',
    run: async ({ docs, session }) => {
      await docs.insertOne({ ...four }, { session });
      await session.commitTransaction();
    },
    leaves: [...three, four],
  },
  {
    after: 'transactions/abort',
    name: 'is gone once aborted, and another one may follow',
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
    name: 'is aborted when its session ends',
    run: async ({ docs, session }) => {
      await docs.insertOne({ ...four }, { session });
      await session.endSession();
    },
    leaves: three,
  },
  {
    after: 'transactions/isolation',
    name: 'one snapshot from its first read',
    run: async ({ docs, session }) => {
      const before = await docs.countDocuments({}, { session });
      await docs.insertOne({ ...four });
      return [before, await docs.countDocuments({}, { session }), await docs.countDocuments({})];
    },
    answers: [3, 3, 4],
  },
  {
    after: 'transactions/isolation',
    name: 'its writes are its own until it commits',
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
    name: 'changes, replacements and upserts, seen by what follows',
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
    name: 'one and many',
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
    name: 'of every kind',
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
    name: 'gives back what the transaction sees',
    run: async ({ docs, session }) => {
      await docs.updateOne({ _id: 1 }, { $set: { x: 0 } }, { session });
      return docs.findOneAndUpdate({ _id: 1 }, { $inc: { x: 1 } }, { session });
    },
    answers: { _id: 1, x: 0 },
  },
  {
    after: 'transactions/reads',
    name: 'find, aggregate and distinct, over many batches',
    run: async ({ docs, session }) => [
      await docs.find({}, { session, batchSize: 1 }).toArray(),
      await docs.aggregate([{ $project: { _id: 1 } }], { session, batchSize: 1 }).toArray(),
      await docs.distinct('_id', {}, { session }),
    ],
    answers: [three, three.map(({ _id }) => ({ _id })), [1, 2, 3]],
  },
  {
    after: 'transactions/count',
    name: 'the count command is not for transactions',
    run: ({ docs, session }) => docs.estimatedDocumentCount({ session } as never),
    fails: { code: 263, withoutLabels: [TRANSIENT, UNKNOWN] },
  },
  {
    after: 'transactions/create-collection',
    name: 'a collection is made with it, or not',
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
    name: 'an index on a collection made in it',
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
    name: 'an index on a collection that was there, with documents',
    run: ({ docs, session }) => docs.createIndex({ x: 1 }, { session }),
    fails: { code: 263 },
  },
  {
    after: 'transactions/errors',
    name: 'of two writers of one id the second is to try again',
    run: async ({ docs, session, other }) => {
      await docs.insertOne({ ...four }, { session });
      await docs.insertOne({ ...four }, { session: other });
    },
    fails: { code: 112, labels: [TRANSIENT], withoutLabels: [UNKNOWN] },
    leaves: three,
  },
  {
    after: 'transactions/errors',
    name: 'what failed cannot be committed',
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
    name: 'a unique key in its way is no reason to try again',
    run: ({ docs, session }) => docs.insertOne({ _id: 1 }, { session }),
    fails: { code: 11000, withoutLabels: [TRANSIENT, UNKNOWN] },
  },
  {
    after: 'transactions/error-labels',
    name: 'a lost connection is',
    run: async ({ docs, session, failing }) => {
      await failing(['insert'], { closeConnection: true });
      await docs.insertOne({ ...four }, { session });
    },
    fails: { labels: [TRANSIENT], withoutLabels: [UNKNOWN] },
    leaves: three,
  },
  {
    after: 'transactions/retryable-commit',
    name: 'a commit that did not arrive, its connection being lost with it, is to be begun again',
    run: async ({ docs, session, failing }) => {
      await docs.insertOne({ ...four }, { session });
      await failing(['commitTransaction'], { closeConnection: true });
      await session.commitTransaction();
    },
    fails: { code: 251, labels: [TRANSIENT] },
    leaves: three,
  },
  {
    after: 'transactions/retryable-commit',
    name: 'a commit that the server was too busy for is asked for again',
    run: async ({ docs, session, failing }) => {
      await docs.insertOne({ ...four }, { session });
      await failing(['commitTransaction'], { errorCode: 262 });
      await session.commitTransaction();
    },
    leaves: [...three, four],
  },
  {
    after: 'transactions/commit',
    name: 'a commit may be repeated',
    run: async ({ docs, session }) => {
      await docs.insertOne({ ...four }, { session });
      await session.commitTransaction();
      await session.commitTransaction();
    },
    leaves: [...three, four],
  },
  {
    after: 'transactions/retryable-abort',
    name: 'an abort that the server was too busy for is asked for again',
    run: async ({ docs, session, failing }) => {
      await docs.insertOne({ ...four }, { session });
      await failing(['abortTransaction'], { errorCode: 262 });
      await session.abortTransaction();
    },
    leaves: three,
  },
  {
    after: 'transactions/run-command',
    name: 'a raw command takes part',
    run: async ({ db, session }) => {
      await db.command({ insert: 'docs', documents: [{ ...four }] }, { session });
      await session.abortTransaction();
    },
    leaves: three,
  },
  {
    after: 'transactions/read-concern',
    name: 'every level, the snapshot included',
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
    name: 'a majority of one',
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
    name: 'withTransaction begins again after a conflict',
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
      name: 'is sent again when its connection is lost, and done once',
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
    name: 'is sent again when a server going down refuses it',
    run: async ({ docs, failing }) => {
      await failing(['insert'], { errorCode: 91 });
      await docs.insertOne({ ...four });
    },
    leaves: [...three, four],
  },
  {
    after: 'retryable-writes/updateMany',
    name: 'of many documents is not sent again',
    run: async ({ docs, failing }) => {
      await failing(['update'], { closeConnection: true });
      await docs.updateMany({}, { $set: { x: 1 } });
    },
    fails: { message: 'connection' },
    leaves: three,
  },
  {
    after: 'retryable-reads/find',
    name: 'a find is sent again when its connection is lost',
    run: async ({ docs, failing }) => {
      await failing(['find'], { closeConnection: true });
      return docs.find().toArray();
    },
    answers: three,
  },
];
