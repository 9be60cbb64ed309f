import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Long, UUID } from 'bson';
import { startEmbeddedMongo, type EmbeddedMongo } from '../src/server.ts';
import { WireClient } from './wire-client.ts';

describe('retryable writes', () => {
  let server: EmbeddedMongo;
  let client: WireClient;
  const lsid = { id: new UUID() };

  beforeEach(async () => {
    server = await startEmbeddedMongo({ memory: true, failPoints: true });
    client = new WireClient(server.port);
  });

  afterEach(async () => {
    client.close();
    await server.close();
  });

  it('are applied once however often they are sent, with the same reply', async () => {
    await client.send({ insert: 'c', documents: [{ _id: 1, n: 0 }] });
    const write = {
      update: 'c',
      updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } } }],
      lsid,
      txnNumber: Long.fromNumber(7),
    };
    const first = await client.send(write);
    expect(first).toMatchObject({ n: 1, nModified: 1 });
    client.close();
    client = new WireClient(server.port);
    expect(await client.send(write)).toEqual(first);
    const { cursor } = await client.send({ find: 'c' });
    expect(cursor.firstBatch).toEqual([{ _id: 1, n: 1 }]);
  });

  it('are remembered across a restart', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
    const write = { insert: 'c', documents: [{ _id: 1 }], lsid, txnNumber: Long.fromNumber(2) };
    for (let start = 0; start < 2; start++) {
      const durable = await startEmbeddedMongo({ dataDir });
      const sender = new WireClient(durable.port);
      const reply = await sender.send(write);
      expect(reply).toMatchObject({ n: 1, ok: 1 });
      expect(reply).not.toHaveProperty('writeErrors');
      sender.close();
      await durable.close();
    }
    await rm(dataDir, { recursive: true });
  });

  it.each([
    ['before', { failBeforeCommitExceptionCode: 1 }],
    ['after', {}],
  ])('are applied once when their connection is lost %s they are', async (_when, data) => {
    const lose = {
      configureFailPoint: 'onPrimaryTransactionalWrite',
      mode: { times: 1 },
      data,
      $db: 'admin',
    };
    expect(await client.send(lose)).toMatchObject({ ok: 1 });
    const write = { insert: 'c', documents: [{ _id: 1 }], lsid, txnNumber: Long.fromNumber(1) };
    const doomed = new WireClient(server.port);
    await doomed.untilClosed(write);
    expect(await client.send(write)).toMatchObject({ ok: 1, n: 1 });
    expect(await client.send({ count: 'c' })).toMatchObject({ n: 1 });
  });

  it('are rejected with an older number', async () => {
    await client.send({ insert: 'c', documents: [{ _id: 1 }], lsid, txnNumber: Long.fromNumber(9) });
    const late = await client.send({
      insert: 'c',
      documents: [{ _id: 2 }],
      lsid,
      txnNumber: Long.fromNumber(8),
    });
    expect(late).toMatchObject({ ok: 0, code: 225 });
  });

  it('commit once and confirm it again', async () => {
    const common = { lsid, txnNumber: Long.fromNumber(3), autocommit: false };
    await client.send({ insert: 'c', documents: [{ _id: 1 }], startTransaction: true, ...common });
    const commit = { commitTransaction: 1, ...common, $db: 'admin' };
    expect(await client.send(commit)).toMatchObject({ ok: 1 });
    expect(await client.send(commit)).toMatchObject({ ok: 1 });
    expect(await client.send({ ...commit, txnNumber: Long.fromNumber(4) })).toMatchObject({
      code: 251,
      errorLabels: ['TransientTransactionError'],
    });
  });

  it('wait together with their retry while a lock holds them up', async () => {
    const transaction = { lsid: { id: new UUID() }, txnNumber: Long.fromNumber(1), autocommit: false };
    await client.send({ insert: 'c', documents: [{ _id: 1, n: 0 }] });
    const locked = { update: 'c', updates: [{ q: { _id: 1 }, u: { $inc: { n: 10 } } }] };
    await client.send({ ...locked, startTransaction: true, ...transaction });
    const write = {
      update: 'c',
      updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } } }],
      lsid,
      txnNumber: Long.fromNumber(1),
    };
    const impatient = new WireClient(server.port);
    void impatient.send(write);
    await client.send({ ping: 1 });
    impatient.close();
    const other = new WireClient(server.port);
    const retried = other.send(write);
    await client.send({ commitTransaction: 1, ...transaction, $db: 'admin' });
    expect(await retried).toMatchObject({ n: 1, nModified: 1 });
    other.close();
    expect((await client.send({ find: 'c' })).cursor.firstBatch).toEqual([{ _id: 1, n: 11 }]);
  });
});
