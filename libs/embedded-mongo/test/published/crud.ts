import { three, type Case } from './case.ts';

const [one, two, last] = three as [(typeof three)[0], (typeof three)[0], (typeof three)[0]];

export const reads: Case[] = [
  {
    after: 'crud/aggregate',
    name: 'returns the results in several batches',
    run: ({ docs }) => docs.aggregate([{ $match: { _id: { $gt: 1 } } }], { batchSize: 1 }).toArray(),
    answers: [two, last],
  },
  {
    after: 'crud/aggregate-merge',
    name: 'rejects $merge, which is not supported',
    run: ({ docs }) => docs.aggregate([{ $sort: { x: 1 } }, { $merge: { into: 'otra' } }]).toArray(),
    fails: { code: 40324, message: '$merge' },
  },
  {
    after: 'crud/find',
    name: 'applies sort, skip and limit over several batches',
    run: ({ docs }) => docs.find({}, { sort: { x: -1 }, skip: 1, limit: 2, batchSize: 1 }).toArray(),
    answers: [two, one],
  },
  {
    after: 'crud/find-comment',
    name: 'accepts a comment of any type, also for later batches',
    run: ({ docs }) => docs.find({}, { comment: { por: 'que' }, batchSize: 1 }).toArray(),
    answers: three,
  },
  {
    after: 'crud/count',
    name: 'applies skip and limit',
    run: ({ docs }) => docs.countDocuments({ _id: { $gt: 0 } }, { skip: 1, limit: 3 }),
    answers: 2,
  },
  {
    after: 'crud/count-empty',
    name: 'counts an empty collection as 0',
    documents: [],
    run: ({ docs }) => docs.countDocuments({}),
    answers: 0,
  },
  {
    after: 'crud/estimatedDocumentCount',
    name: 'counts a missing collection as 0',
    run: ({ db }) => db.collection('nada').estimatedDocumentCount(),
    answers: 0,
  },
  {
    after: 'crud/distinct',
    name: 'applies a filter',
    run: ({ docs }) => docs.distinct('x', { _id: { $gt: 1 } }),
    answers: [22, 33],
  },
  {
    after: 'crud/distinct-hint',
    name: 'accepts a hint',
    run: ({ docs }) => docs.distinct('x', {}, { hint: '_id_' }),
    answers: [11, 22, 33],
  },
  {
    after: 'crud/find-allowdiskuse',
    name: 'accepts allowDiskUse',
    run: ({ docs }) => docs.find({}, { allowDiskUse: true }).toArray(),
    answers: three,
  },
];

export const inserts: Case[] = [
  {
    after: 'crud/insertOne',
    name: 'returns the inserted id',
    documents: [],
    run: ({ docs }) => docs.insertOne({ _id: 5, x: 1 }),
    answers: { acknowledged: true, insertedId: 5 },
    leaves: [{ _id: 5, x: 1 }],
  },
  {
    after: 'crud/insertOne-dots_and_dollars',
    name: 'accepts field names with dots and dollars at any level',
    documents: [],
    run: ({ docs }) => docs.insertOne({ _id: 1, 'a.b': 1, $c: 2, d: { 'e.f': 3, $g: 4 } }),
    leaves: [{ _id: 1, 'a.b': 1, $c: 2, d: { 'e.f': 3, $g: 4 } }],
  },
  {
    after: 'crud/insertOne-dots_and_dollars',
    name: 'rejects dollars within the id',
    documents: [],
    run: ({ docs }) => docs.insertOne({ _id: { $a: 1 } as never }),
    fails: { code: 52 },
    leaves: [],
  },
  {
    after: 'crud/insertMany',
    name: 'stops at the first error if ordered',
    run: ({ docs }) => docs.insertMany([{ _id: 4 }, { _id: 2 }, { _id: 5 }]),
    fails: { code: 11000 },
    leaves: [...three, { _id: 4 }],
  },
  {
    after: 'crud/insertMany',
    name: 'continues after an error if unordered',
    run: ({ docs }) => docs.insertMany([{ _id: 4 }, { _id: 2 }, { _id: 5 }], { ordered: false }),
    fails: { code: 11000 },
    leaves: [...three, { _id: 4 }, { _id: 5 }],
  },
  {
    after: 'crud/create-null-ids',
    name: 'accepts null as an id, but only once',
    documents: [],
    run: async ({ docs }) => {
      const asSent = { forceServerObjectId: true };
      await docs.insertOne({ _id: null as never }, asSent);
      await docs.insertOne({ _id: null as never }, asSent);
    },
    fails: { code: 11000 },
  },
  {
    after: 'crud/bypassDocumentValidation',
    name: 'is accepted although there is no validation',
    run: ({ docs }) => docs.insertOne({ _id: 9 }, { bypassDocumentValidation: true }),
    leaves: [...three, { _id: 9 }],
  },
];

export const deletes: Case[] = [
  {
    after: 'crud/deleteOne',
    name: 'deletes only the first match',
    run: ({ docs }) => docs.deleteOne({ _id: { $gt: 1 } }),
    answers: { deletedCount: 1 },
    leaves: [one, last],
  },
  {
    after: 'crud/deleteMany',
    name: 'deletes all matches',
    run: ({ docs }) => docs.deleteMany({ _id: { $gt: 1 } }),
    answers: { deletedCount: 2 },
    leaves: [one],
  },
  {
    after: 'crud/deleteMany-hint',
    name: 'accepts a hint by name and by key',
    run: async ({ docs }) => {
      await docs.deleteOne({ x: 11 }, { hint: '_id_' });
      await docs.deleteMany({ x: 22 }, { hint: { _id: 1 } });
    },
    leaves: [last],
  },
  {
    after: 'crud/deleteOne-hint',
    name: 'rejects a hint that names no index',
    run: ({ docs }) => docs.deleteOne({ _id: 1 }, { hint: 'nada' }),
    fails: { code: 2, message: 'hint' },
    leaves: three,
  },
  {
    after: 'crud/findOneAndDelete',
    name: 'deletes the first by sort and returns a projection',
    run: ({ docs }) =>
      docs.findOneAndDelete({ _id: { $gt: 0 } }, { sort: { x: -1 }, projection: { _id: 0, x: 1 } }),
    answers: { x: 33 },
    leaves: [one, two],
  },
  {
    after: 'crud/findOneAndDelete',
    name: 'returns null without a match',
    run: ({ docs }) => docs.findOneAndDelete({ _id: 9 }),
    answers: null,
    leaves: three,
  },
];
