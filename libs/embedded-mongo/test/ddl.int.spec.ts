import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Long, UUID, type Document } from 'bson';
import { startEmbeddedMongo, type EmbeddedMongo } from '../src/server.ts';
import { eventually } from './support.ts';
import { WireClient } from './wire-client.ts';

/** What changes a collection's structure while a transaction that wrote to it is open. */
describe('changing a structure behind a transaction', () => {
  let dataDir: string;
  let server: EmbeddedMongo;
  let clients: WireClient[];
  const common = { lsid: { id: new UUID() }, txnNumber: Long.fromNumber(1), autocommit: false };

  const connect = () => {
    const client = new WireClient(server.port);
    clients.push(client);
    return client;
  };
  const open = async () => {
    server = await startEmbeddedMongo({ dataDir });
    clients = [];
  };
  const close = async () => {
    for (const client of clients) client.close();
    await server.close();
  };

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
    await open();
    await connect().send({ insert: 'c', documents: [{ _id: 1 }] });
  });

  afterEach(async () => {
    await close();
    await rm(dataDir, { recursive: true });
  });

  const arrived = (name: string) =>
    eventually(async () => {
      const { opcounters } = await connect().send({ serverStatus: 1 });
      expect(opcounters[name]).toBeGreaterThan(0);
    });

  /** Sends both behind an open transaction on `c`, the drop first, and then commits it. */
  const dropAndThen = async (command: Document): Promise<Document> => {
    const session = connect();
    const write = { update: 'c', updates: [{ q: { _id: 1 }, u: { $set: { a: 1 } } }] };
    await session.send({ ...write, startTransaction: true, ...common });
    const dropped = connect().send({ drop: 'c' });
    await arrived('drop');
    const reply = connect().send(command);
    await arrived(Object.keys(command)[0]!);
    await session.send({ commitTransaction: 1, ...common, $db: 'admin' });
    expect(await dropped).toMatchObject({ ok: 1 });
    return reply;
  };

  it('creates an index on a new collection after a drop, not on the dropped one', async () => {
    await dropAndThen({ createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a_1' }] });
    expect(await connect().send({ count: 'c' })).toMatchObject({ n: 0 });
    await close();
    await open();
    expect(await connect().send({ count: 'c' })).toMatchObject({ n: 0 });
    expect((await connect().send({ listIndexes: 'c' })).cursor.firstBatch).toHaveLength(2);
  });

  it('does not drop indexes of a collection that was dropped meanwhile', async () => {
    expect(await dropAndThen({ dropIndexes: 'c', index: '*' })).toMatchObject({ ok: 0, code: 26 });
  });

  it('shows nobody the indexes of a collection that an open transaction created', async () => {
    const session = connect();
    await session.send({ create: 'nueva', startTransaction: true, ...common });
    const spec = { createIndexes: 'nueva', indexes: [{ key: { a: 1 }, name: 'a_1' }] };
    expect(await session.send({ ...spec, ...common })).toMatchObject({ ok: 1 });
    expect(await connect().send({ listIndexes: 'nueva' })).toMatchObject({ ok: 0, code: 26 });
    await session.send({ commitTransaction: 1, ...common, $db: 'admin' });
    expect((await connect().send({ listIndexes: 'nueva' })).cursor.firstBatch).toHaveLength(2);
  });
});
