import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Document } from 'bson';
import { startEmbeddedMongo } from '../src/server.ts';
import { useEmbeddedMongo } from './support.ts';
import { WireClient } from './wire-client.ts';

const validator = { $jsonSchema: { required: ['n'], properties: { n: { bsonType: 'int', minimum: 0 } } } };

describe('validators', () => {
  const fixture = useEmbeddedMongo();
  const ask = (command: Document): Promise<Document> => fixture.connection.db!.command(command);
  const coll = () => fixture.connection.db!.collection<{ _id: number; n?: unknown; m?: number }>('v');
  const failed = { code: 121, errmsg: 'Document failed validation' };
  const optionsOf = async (): Promise<Document> =>
    (await ask({ listCollections: 1, filter: { name: 'v' } }))['cursor'].firstBatch[0].options;

  beforeEach(async () => {
    await coll()
      .drop()
      .catch(() => undefined);
    await ask({ create: 'v', validator });
  });

  it('shows its rules', async () => {
    expect(await optionsOf()).toEqual({ validator, validationLevel: 'strict', validationAction: 'error' });
    await ask({ create: 'v', validator });
    await expect(ask({ create: 'v' })).rejects.toMatchObject({ code: 48 });
  });

  it('rejects what each command writes', async () => {
    await coll().insertOne({ _id: 1, n: 1 });
    const { writeErrors } = await ask({
      insert: 'v',
      documents: [{ _id: 2 }, { _id: 3, n: 3 }],
      ordered: false,
    });
    const errInfo = {
      failingDocumentId: 2,
      details: { operatorName: '$jsonSchema', specifiedAs: validator },
    };
    expect(writeErrors).toEqual([{ index: 0, ...failed, errInfo }]);
    await expect(coll().updateOne({ _id: 1 }, { $set: { n: -1 } })).rejects.toMatchObject({ code: 121 });
    await expect(coll().updateOne({ _id: 9 }, { $set: { n: 'x' } }, { upsert: true })).rejects.toMatchObject({
      code: 121,
    });
    await expect(coll().findOneAndReplace({ _id: 1 }, { m: 1 })).rejects.toMatchObject({ code: 121 });
    const ops = [{ insert: 0, document: { _id: 4 } }];
    const bulk = await fixture.connection
      .getClient()
      .db('admin')
      .command({ bulkWrite: 1, ops, nsInfo: [{ ns: 'prueba.v' }] });
    expect(bulk).toMatchObject({ nErrors: 1, cursor: { firstBatch: [{ ok: 0, code: 121 }] } });
    expect(await coll().find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 1, n: 1 },
      { _id: 3, n: 3 },
    ]);
  });

  it('lets pass who asks for no validation', async () => {
    await ask({ insert: 'v', documents: [{ _id: 1 }], bypassDocumentValidation: true });
    await ask({ update: 'v', updates: [{ q: {}, u: { $set: { n: 'x' } } }], bypassDocumentValidation: true });
    expect(await coll().findOne()).toEqual({ _id: 1, n: 'x' });
  });

  it('changes with collMod, and then asks all documents or only those that were valid', async () => {
    await coll().insertOne({ _id: 1, n: 1 });
    await ask({ collMod: 'v', validator: { n: { $gt: 5 } }, validationLevel: 'moderate' });
    expect(await optionsOf()).toMatchObject({ validator: { n: { $gt: 5 } }, validationLevel: 'moderate' });
    await coll().updateOne({ _id: 1 }, { $set: { n: 2 } });
    await coll().insertOne({ _id: 2, n: 6 });
    await expect(coll().updateOne({ _id: 2 }, { $set: { n: 2 } })).rejects.toMatchObject({ code: 121 });
    await ask({ collMod: 'v', validationLevel: 'strict' });
    await expect(coll().updateOne({ _id: 1 }, { $set: { n: 3 } })).rejects.toMatchObject({ code: 121 });
    // What does not change is not asked.
    await coll().updateOne({ _id: 1 }, { $set: { n: 2 } });
    await ask({ collMod: 'v', validationLevel: 'off' });
    await coll().insertOne({ _id: 3 });
  });

  it('only warns, if that is its action', async () => {
    await ask({ collMod: 'v', validationAction: 'warn' });
    await coll().insertOne({ _id: 1 });
    expect(await coll().countDocuments()).toBe(1);
  });

  it('knows the time of each document, and the collation of its collection', async () => {
    await ask({ collMod: 'v', validator: { $expr: { $lt: ['$n', '$$NOW'] } } });
    await coll().insertOne({ _id: 1, n: new Date(Date.now() - 1) });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await coll().insertOne({ _id: 2, n: new Date(Date.now() - 1) });
    await expect(coll().insertOne({ _id: 3, n: new Date(Date.now() + 1_000) })).rejects.toMatchObject({
      code: 121,
    });
    await coll().drop();
    await ask({ create: 'v', validator: { n: 'SÍ' }, collation: { locale: 'es', strength: 1 } });
    await coll().insertOne({ _id: 1, n: 'si' });
  });

  it('aborts the transaction whose document it rejects', async () => {
    const client = fixture.connection.getClient();
    const inTransaction = client.withSession((session) =>
      session.withTransaction(async () => {
        await coll().insertOne({ _id: 1, n: 1 }, { session });
        await coll().insertOne({ _id: 2 }, { session });
      }),
    );
    await expect(inTransaction).rejects.toMatchObject({ code: 121 });
    expect(await coll().countDocuments()).toBe(0);
  });

  it.each<[string, Document, number]>([
    ['a validator that is no document', { create: 'x', validator: 1 }, 14],
    ['an operator that does not exist', { create: 'x', validator: { n: { $nada: 1 } } }, 2],
    ['a level that does not exist', { create: 'x', validationLevel: 'alto' }, 2],
    ['an action that does not exist', { collMod: 'v', validationAction: 'nada' }, 2],
    ['a collection that does not exist', { collMod: 'nada' }, 26],
    ['an index that does not exist', { collMod: 'v', index: { name: 'nada', hidden: true } }, 27],
    ['another change of an index', { collMod: 'v', index: { name: '_id_', unique: true } }, 72],
    ['hiding the index on _id', { collMod: 'v', index: { name: '_id_', hidden: true } }, 2],
    ['another change', { collMod: 'v', timeseries: {} }, 40415],
  ])('refuses %s', async (_what, command, code) => {
    await expect(ask(command)).rejects.toMatchObject({ code });
  });

  it('hides an index, and changes when it removes', async () => {
    await coll().createIndex({ n: 1 }, { expireAfterSeconds: 9 });
    expect(await ask({ collMod: 'v', index: { keyPattern: { n: 1 }, hidden: true } })).toMatchObject({
      hidden_old: false,
      hidden_new: true,
    });
    expect(await ask({ collMod: 'v', index: { name: 'n_1', expireAfterSeconds: 7 } })).toMatchObject({
      expireAfterSeconds_old: 9,
      expireAfterSeconds_new: 7,
    });
    expect((await coll().indexes())[1]).toMatchObject({ hidden: true, expireAfterSeconds: 7 });
    const { queryPlanner } = await coll().find({ n: 1 }).explain('queryPlanner');
    expect(queryPlanner.winningPlan.stage).toBe('COLLSCAN');
  });
});

describe('a validator on disk', () => {
  const folders: string[] = [];
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

  it('holds after a restart', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
    folders.push(dataDir);
    const withServer = async (use: (client: WireClient) => Promise<void>): Promise<void> => {
      const server = await startEmbeddedMongo({ dataDir });
      const client = new WireClient(server.port);
      await use(client);
      client.close();
      await server.close();
    };
    await withServer(async (client) => {
      await client.send({ create: 'v' });
      await client.send({ collMod: 'v', validator });
    });
    await withServer(async (client) => {
      const reply = await client.send({ insert: 'v', documents: [{ _id: 1 }] });
      expect(reply).toMatchObject({ n: 0, writeErrors: [{ code: 121 }] });
    });
  });
});
