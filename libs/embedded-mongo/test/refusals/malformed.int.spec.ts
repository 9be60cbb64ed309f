import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Binary, Decimal128, Long, MaxKey, Timestamp, UUID, type Document } from 'bson';
import { accumulatorTable } from '../../src/aggregation/accumulators/accumulators.ts';
import { operatorTable } from '../../src/aggregation/expression/operators.ts';
import { startEmbeddedMongo, type EmbeddedMongo } from '../../src/server.ts';
import { WireClient } from '../wire-client.ts';
import { FORMS } from './forms.ts';

const INTERNAL_ERROR = 1;

const WRONG: unknown[] = [
  null,
  -1,
  1.5,
  NaN,
  Long.MIN_VALUE,
  Decimal128.fromString('1E400'),
  'x',
  '',
  true,
  [],
  [1],
  [[]],
  [{}],
  {},
  { $x: 1 },
  { a: { $in: 1 } },
  new Date(0),
  new Binary(Buffer.alloc(2)),
  new Timestamp({ t: 1, i: 1 }),
  new MaxKey(),
];

const OPTIONS: Record<string, Document> = {
  find: {
    filter: {},
    sort: { a: 1 },
    projection: { a: 1 },
    hint: '_id_',
    skip: 0,
    limit: 1,
    batchSize: 1,
    singleBatch: true,
    lsid: { id: new UUID() },
    readConcern: {},
    writeConcern: {},
    maxTimeMS: 9,
    txnNumber: Long.ONE,
    autocommit: false,
    startTransaction: true,
  },
  aggregate: { pipeline: [{ $match: {} }], cursor: { batchSize: 1 }, hint: '_id_' },
  count: { query: {}, limit: 1, skip: 0, hint: '_id_' },
  distinct: { query: {} },
  insert: { documents: [{ _id: 1 }], ordered: true },
  update: { updates: [{ q: {}, u: {} }], ordered: true },
  delete: { deletes: [{ q: {}, limit: 1 }], ordered: true },
  findAndModify: {
    query: {},
    sort: {},
    remove: false,
    update: { $set: { a: 1 } },
    new: true,
    fields: {},
    upsert: true,
    hint: '_id_',
  },
  bulkWrite: { ops: [{ insert: 0, document: {} }], nsInfo: [{ ns: 'd.c' }], ordered: true, errorsOnly: true },
  createIndexes: { indexes: [{ key: { a: 1 }, name: 'a_1' }] },
  listCollections: { filter: {}, nameOnly: true, cursor: {} },
  listIndexes: { cursor: {} },
  dropIndexes: { index: '*' },
};

/** Commands that contain statements, with an example statement that sets all options. */
const STATEMENTS: [string, string, Document][] = [
  [
    'update',
    'updates',
    {
      q: { _id: 1 },
      u: { $set: { a: 1 } },
      multi: true,
      upsert: true,
      sort: { a: 1 },
      hint: '_id_',
    },
  ],
  ['delete', 'deletes', { q: { _id: 9 }, limit: 1, hint: '_id_' }],
  [
    'createIndexes',
    'indexes',
    {
      key: { a: 1 },
      name: 'a',
      unique: true,
      sparse: true,
      partialFilterExpression: {},
      expireAfterSeconds: 1,
    },
  ],
  ['bulkWrite', 'ops', { update: 0, filter: {}, updateMods: { $set: { a: 1 } }, multi: true, upsert: true }],
  ['bulkWrite', 'ops', { delete: 0, filter: {}, multi: true }],
  ['bulkWrite', 'ops', { insert: 0, document: {} }],
  ['bulkWrite', 'nsInfo', { ns: 'd.c' }],
];

describe('malformed commands get a reply and never an internal error', () => {
  let server: EmbeddedMongo;
  let client: WireClient;

  beforeAll(async () => {
    server = await startEmbeddedMongo({ memory: true });
    client = new WireClient(server.port);
  });

  beforeEach(async () => {
    await client.send({ dropDatabase: 1 });
    await client.send({ insert: 'c', documents: [{ _id: 1, a: [1, 'x'] }] });
  });

  afterAll(async () => {
    client.close();
    await server.close();
  });

  it.each(Object.entries(FORMS))('%s', async (name, form) => {
    const whole = { ...form, ...OPTIONS[name] };
    for (const field of Object.keys(whole)) {
      for (const wrong of WRONG) await expectAnswer({ ...form, [field]: wrong });
      const { [field]: _left, ...rest } = whole;
      if (field !== name) await expectAnswer(rest);
    }
  });

  it('a filter nested deeper than the limit is refused, and the connection stays', async () => {
    let filter: Document = { a: 1 };
    for (let level = 0; level < 101; level += 1) filter = { $or: [filter] };
    expect(await client.send({ find: 'c', filter })).toMatchObject({ ok: 0, code: 15, codeName: 'Overflow' });
    expect(await client.send({ ping: 1 })).toMatchObject({ ok: 1 });
  });

  it.each(STATEMENTS)('%s with malformed %s', async (name, list, statement) => {
    for (const field of Object.keys(statement)) {
      const { [field]: _left, ...rest } = statement;
      const wrongs = [rest, ...WRONG.map((wrong) => ({ ...statement, [field]: wrong }))];
      for (const wrong of wrongs) await expectAnswer({ ...FORMS[name], ...OPTIONS[name], [list]: [wrong] });
    }
  });

  it.each(WRONG)('an update with %j as an operand', async (wrong) => {
    const operators = ['$set', '$inc', '$min', '$push', '$pull', '$pullAll', '$addToSet', '$pop'];
    for (const name of [...operators, '$unset', '$setOnInsert']) {
      for (const u of [{ [name]: wrong }, { [name]: { a: wrong } }, { [name]: { 'a.x.$[y].0': wrong } }])
        await expectAnswer({ update: 'c', updates: [{ q: {}, u }] });
    }
  });

  it.each(WRONG)('a pipeline with %j as an operand', async (wrong) => {
    const stages = ['$match', '$project', '$group', '$sort', '$limit', '$skip', '$unwind'];
    for (const name of [...stages, '$addFields', '$replaceWith', '$count', '$sample'])
      await expectAnswer({ aggregate: 'c', pipeline: [{ $limit: 1 }, { [name]: wrong }], cursor: {} });
  });

  it.each([...operatorTable.keys()])('the expression %s with any operand', async (name) => {
    for (const wrong of [...WRONG, [1, 'x'], ['$a', 1, null], { input: '$a' }, [[1], {}, 'z']]) {
      const pipeline = [{ $project: { x: { [name]: wrong } } }];
      await expectAnswer({ aggregate: 'c', pipeline, cursor: {} });
    }
  });

  it.each([...accumulatorTable.keys()])('the accumulator %s with any operand', async (name) => {
    for (const wrong of WRONG) {
      const pipeline = [{ $group: { _id: 1, x: { [name]: wrong } } }];
      await expectAnswer({ aggregate: 'c', pipeline, cursor: {} });
    }
  });

  it('a transaction without a session or without its beginning', async () => {
    const begin = { txnNumber: Long.ONE, autocommit: false, startTransaction: true };
    expect(await client.send({ find: 'c', ...begin })).toMatchObject({ code: 72 });
    const lsid = { id: new UUID() };
    expect(await client.send({ find: 'c', lsid, startTransaction: true })).toMatchObject({ code: 72 });
    expect(await client.send({ find: 'c', lsid, txnNumber: Long.ONE })).toMatchObject({ code: 50768 });
  });

  async function expectAnswer(command: Document): Promise<void> {
    const reply = await client.send({ ...command, $db: command['bulkWrite'] === 1 ? 'admin' : 'd' });
    const codes = [reply, ...(reply['writeErrors'] ?? []), ...(reply['cursor']?.firstBatch ?? [])].map(
      ({ code }: Document) => code as unknown,
    );
    if (codes.includes(INTERNAL_ERROR))
      throw new Error(`${String(reply['errmsg'])} for ${JSON.stringify(command)}`);
  }
});
