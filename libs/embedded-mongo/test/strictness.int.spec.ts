import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Document } from 'bson';
import { startEmbeddedMongo, type EmbeddedMongo } from '../src/server.ts';
import { Sessions } from '../src/transactions/sessions.ts';
import { Store } from '../src/store/store.ts';
import { WireClient } from './wire-client.ts';

describe('a command', () => {
  let server: EmbeddedMongo;
  let client: WireClient;

  beforeAll(async () => {
    server = await startEmbeddedMongo({ memory: true });
    client = new WireClient(server.port);
    await client.send({ insert: 'c', documents: [{ _id: 1, n: 3 }] });
  });

  afterAll(async () => {
    client.close();
    await server.close();
  });

  it.each<[string, Document]>([
    ['find', { find: 'nada', filter: { a: { $raro: 1 } } }],
    ['find with a wrong sort', { find: 'nada', sort: { a: 2 } }],
    ['find with a wrong projection', { find: 'nada', projection: { a: 1, b: 0 } }],
    ['count', { count: 'nada', query: { a: { $raro: 1 } } }],
    ['distinct', { distinct: 'nada', key: 'a', query: { a: { $raro: 1 } } }],
    ['aggregate', { aggregate: 'nada', pipeline: [{ $match: { a: { $raro: 1 } } }], cursor: {} }],
    ['findAndModify', { findAndModify: 'nada', query: { a: { $raro: 1 } }, update: { $set: { a: 1 } } }],
    ['findAndModify with a wrong update', { findAndModify: 'nada', update: { $raro: { a: 1 } } }],
  ])('is as wrong on a collection that does not exist: %s', async (_name, command) => {
    expect(await client.send(command)).toMatchObject({ ok: 0 });
  });

  it.each<[string, Document]>([
    ['update', { update: 'nada', updates: [{ q: { a: { $raro: 1 } }, u: { $set: { a: 1 } } }] }],
    ['update with a wrong operator', { update: 'nada', updates: [{ q: {}, u: { $raro: { a: 1 } } }] }],
    ['delete', { delete: 'nada', deletes: [{ q: { a: { $raro: 1 } }, limit: 0 }] }],
  ])('is as wrong on a collection that does not exist: %s', async (_name, command) => {
    expect(await client.send(command)).toHaveProperty('writeErrors');
  });

  it.each([
    ['$precio', { _id: 5, $precio: 1 }],
    ['a.$precio', { _id: 5, a: { $precio: 1 } }],
    ['a.$*.b', { _id: 5, a: { '$*': { b: 1 } } }],
  ])('may set a field whose name begins with $, as in MongoDB: %s', async (path, stored) => {
    await client.send({
      update: 'd',
      updates: [{ q: { _id: 5 }, u: { $set: { [path]: 1 } }, upsert: true }],
    });
    expect((await client.send({ find: 'd' })).cursor.firstBatch).toEqual([stored]);
    await client.send({ delete: 'd', deletes: [{ q: {}, limit: 0 }] });
  });

  it('may look for the parts of a reference', async () => {
    await client.send({
      insert: 'r',
      documents: [
        { _id: 1, l: [{ $ref: 'c', $id: 7 }] },
        { _id: 2, l: [{ $ref: 'c', $id: 8 }] },
      ],
    });
    const filter = { l: { $elemMatch: { $id: 8 } } };
    expect(await client.send({ count: 'r', query: filter })).toMatchObject({ n: 1 });
  });

  it('lists the index on _id as MongoDB does, without saying that it is unique', async () => {
    const { cursor } = await client.send({ listIndexes: 'c' });
    expect(cursor.firstBatch).toEqual([{ v: 2, key: { _id: 1 }, name: '_id_' }]);
    const collections = await client.send({ listCollections: 1 });
    expect(collections.cursor.firstBatch[0].idIndex).toEqual({ v: 2, key: { _id: 1 }, name: '_id_' });
  });
});

describe('replies kept for retries', () => {
  it('are forgotten half an hour later, also those of sessions that their client ended', () => {
    const store = new Store({ durability: 'normal', onFailure: () => {} });
    const sessions = new Sessions(store);
    for (const id of ['una', 'otra']) sessions.keepReply(sessions.of(id), new Uint8Array([1]));
    sessions.end('una');
    sessions.sweep(Date.now() + 29 * 60_000);
    expect(store.journal.readReplies()).toHaveLength(2);
    sessions.end('otra');
    sessions.sweep(Date.now() + 31 * 60_000);
    expect(store.journal.readReplies()).toEqual([]);
    store.journal.close();
  });
});
