import { three, type Case, type Doc } from './case.ts';

const [one, two, last] = three as [(typeof three)[0], (typeof three)[0], (typeof three)[0]];
export const updates: Case[] = [
  {
    after: 'crud/updateOne',
    name: 'updates only the first match',
    run: ({ docs }) => docs.updateOne({ _id: { $gt: 1 } }, { $inc: { x: 1 } }),
    answers: { matchedCount: 1, modifiedCount: 1, upsertedCount: 0 },
    leaves: [one, { _id: 2, x: 23 }, last],
  },
  {
    after: 'crud/updateOne',
    name: "upserts with the filter's equality",
    run: ({ docs }) => docs.updateOne({ _id: 4 }, { $inc: { x: 1 } }, { upsert: true }),
    answers: { matchedCount: 0, modifiedCount: 0, upsertedCount: 1, upsertedId: 4 },
    leaves: [...three, { _id: 4, x: 1 }],
  },
  {
    after: 'crud/updateMany',
    name: 'counts matched and really changed documents apart',
    run: ({ docs }) => docs.updateMany({}, { $max: { x: 22 } }),
    answers: { matchedCount: 3, modifiedCount: 1 },
    leaves: [{ _id: 1, x: 22 }, two, last],
  },
  {
    after: 'crud/updateOne-sort',
    name: 'updates the first by sort',
    run: ({ docs }) => docs.updateOne({}, { $set: { x: 0 } }, { sort: { _id: -1 } }),
    leaves: [one, two, { _id: 3, x: 0 }],
  },
  {
    after: 'crud/updateOne-dots_and_dollars',
    name: 'sets a name with a dollar',
    run: ({ docs }) => docs.updateOne({ _id: 1 }, { $set: { 'a.$b': 1 } }),
    leaves: [{ _id: 1, x: 11, a: { $b: 1 } }, ...three.slice(1)],
  },
  {
    after: 'crud/updateWithPipelines',
    name: 'applies a pipeline to many documents',
    run: ({ docs }) =>
      docs.updateMany({ _id: { $lt: 3 } }, [
        { $project: { x: 1 } },
        { $addFields: { y: { $add: ['$x', 1] } } },
      ]),
    leaves: [{ _id: 1, x: 11, y: 12 }, { _id: 2, x: 22, y: 23 }, last],
  },
  {
    after: 'crud/updateMany-hint',
    name: 'accepts a hint',
    run: ({ docs }) => docs.updateMany({ _id: { $gt: 1 } }, { $inc: { x: 1 } }, { hint: { _id: 1 } }),
    leaves: [one, { _id: 2, x: 23 }, { _id: 3, x: 34 }],
  },
  {
    after: 'crud/replaceOne',
    name: 'replaces everything except the id',
    run: ({ docs }) => docs.replaceOne({ _id: 1 }, { y: 1 }),
    answers: { matchedCount: 1, modifiedCount: 1 },
    leaves: [{ _id: 1, y: 1 }, two, last],
  },
  {
    after: 'crud/replaceOne',
    name: 'upserts with and without an id',
    documents: [],
    run: ({ docs }) => docs.replaceOne({ _id: 4 }, { x: 1 }, { upsert: true }),
    answers: { upsertedId: 4 },
    leaves: [{ _id: 4, x: 1 }],
  },
  {
    after: 'crud/replaceOne-dots_and_dollars',
    name: 'accepts names with dots at any level',
    run: ({ docs }) => docs.replaceOne({ _id: 1 }, { 'a.b': 1, c: { 'd.e': 2, $f: 3 } }),
    leaves: [{ _id: 1, 'a.b': 1, c: { 'd.e': 2, $f: 3 } }, two, last],
  },
  {
    after: 'crud/replaceOne-sort',
    name: 'replaces the first by sort',
    run: ({ docs }) => docs.replaceOne({}, { x: 0 }, { sort: { _id: -1 } }),
    leaves: [one, two, { _id: 3, x: 0 }],
  },
  {
    after: 'crud/findOneAndUpdate',
    name: 'returns the document before or after',
    run: async ({ docs }) => [
      await docs.findOneAndUpdate({ _id: 1 }, { $inc: { x: 1 } }),
      await docs.findOneAndUpdate({ _id: 1 }, { $inc: { x: 1 } }, { returnDocument: 'after' }),
    ],
    answers: [one, { _id: 1, x: 13 }],
  },
  {
    after: 'crud/findOneAndUpdate',
    name: 'returns null before an upsert, and the document after it',
    run: async ({ docs }) => [
      await docs.findOneAndUpdate({ _id: 7 }, { $set: { x: 1 } }, { upsert: true }),
      await docs.findOneAndUpdate(
        { _id: 8 },
        { $set: { x: 1 } },
        { upsert: true, returnDocument: 'after', projection: { _id: 0 } },
      ),
    ],
    answers: [null, { x: 1 }],
  },
  {
    after: 'crud/findOneAndUpdate-errorResponse',
    name: 'reports a duplicate key',
    run: async ({ docs }) => {
      await docs.createIndex({ x: 1 }, { unique: true });
      await docs.findOneAndUpdate({ _id: 1 }, { $set: { x: 22 } });
    },
    fails: { code: 11000 },
    leaves: three,
  },
  {
    after: 'crud/findOneAndReplace',
    name: 'replaces the first by sort and returns it after',
    run: ({ docs }) =>
      docs.findOneAndReplace({ _id: { $gt: 1 } }, { x: 0 }, { sort: { x: -1 }, returnDocument: 'after' }),
    answers: { _id: 3, x: 0 },
  },
  {
    after: 'crud/bulkWrite',
    name: 'applies writes of every kind in order',
    run: ({ docs }) =>
      docs.bulkWrite([
        { insertOne: { document: { _id: 4, x: 44 } } },
        { updateOne: { filter: { _id: 1 }, update: { $set: { x: 0 } } } },
        { updateMany: { filter: { _id: { $gt: 1 } }, update: { $inc: { x: 1 } } } },
        { replaceOne: { filter: { _id: 9 }, replacement: { x: 99 }, upsert: true } },
        { deleteOne: { filter: { _id: 2 } } },
        { deleteMany: { filter: { _id: 3 } } },
      ]),
    answers: { insertedCount: 1, matchedCount: 4, modifiedCount: 4, upsertedCount: 1, deletedCount: 2 },
    leaves: [
      { _id: 1, x: 0 },
      { _id: 4, x: 45 },
      { _id: 9, x: 99 },
    ],
  },
  {
    after: 'crud/bulkWrite',
    name: 'stops at the first error if ordered',
    run: ({ docs }) =>
      docs.bulkWrite([{ insertOne: { document: { _id: 1 } } }, { deleteMany: { filter: {} } }]),
    fails: { code: 11000 },
    leaves: three,
  },
  {
    after: 'crud/bulkWrite',
    name: 'continues after an error if unordered',
    run: ({ docs }) =>
      docs.bulkWrite([{ insertOne: { document: { _id: 1 } } }, { deleteMany: { filter: { _id: 2 } } }], {
        ordered: false,
      }),
    fails: { code: 11000 },
    leaves: [one, last],
  },
  {
    after: 'crud/client-bulkWrite-results',
    name: 'writes to several collections and reports each result by index',
    run: async ({ client, db }) => {
      const result = await client.bulkWrite<Record<string, Doc>>(
        [
          { namespace: `${db.databaseName}.docs`, name: 'insertOne', document: { _id: 8 } },
          {
            namespace: `${db.databaseName}.docs`,
            name: 'updateOne',
            filter: { _id: 1 },
            update: { $inc: { x: 1 } },
          },
          { namespace: `${db.databaseName}.otra`, name: 'deleteMany', filter: {} },
        ],
        { verboseResults: true },
      );
      return [result.insertResults?.get(0), result.updateResults?.get(1), result.deleteResults?.get(2)];
    },
    answers: [{ insertedId: 8 }, { matchedCount: 1, modifiedCount: 1 }, { deletedCount: 0 }],
  },
  {
    after: 'crud/client-bulkWrite-errors',
    name: 'reports errors by index if unordered',
    run: async ({ client, db }) => {
      const namespace = `${db.databaseName}.docs`;
      const error = await client
        .bulkWrite<Record<string, Doc>>(
          [
            { namespace, name: 'insertOne', document: { _id: 1 } },
            { namespace, name: 'insertOne', document: { _id: 6 } },
            { namespace, name: 'insertOne', document: { _id: 2 } },
          ],
          { ordered: false },
        )
        .catch((reason: unknown) => reason as { writeErrors: Map<number, { code: number }> });
      return [...(error as { writeErrors: Map<number, { code: number }> }).writeErrors].map(
        ([place, { code }]) => [place, code],
      );
    },
    answers: [
      [0, 11000],
      [2, 11000],
    ],
    leaves: [...three, { _id: 6 }],
  },
];
