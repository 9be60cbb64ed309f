import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startEmbeddedMongo, type EmbeddedMongo } from '../../src/server.ts';
import { startServerProcess } from '../server-process.ts';
import { WireClient } from '../wire-client.ts';

const COUNT = 25_000;
const TAGS = ['a', 'b', 'c'];

/** A large collection is opened from the keys that the last stop saved, which must be those of its documents. */
describe('saved keys', () => {
  let dataDir: string;
  let file: string;
  let server: EmbeddedMongo;
  let client: WireClient;

  const open = async () => {
    server = await startEmbeddedMongo({ dataDir });
    client = new WireClient(server.port);
  };
  const close = async () => {
    client.close();
    await server.close();
  };
  const savedParts = (): number => {
    const database = new DatabaseSync(file);
    const valid = database.prepare('SELECT count(*) AS n FROM catalog WHERE keys IS NOT NULL').get() as {
      n: number;
    };
    const parts =
      valid.n === 0 ? 0 : (database.prepare('SELECT count(*) AS n FROM keys_1').get() as { n: number }).n;
    database.close();
    return parts;
  };
  const first = async (command: object) => (await client.send(command)).cursor.firstBatch;
  const counts = async () => ({
    all: (await client.send({ count: 'c' })).n,
    grupo: (await client.send({ count: 'c', query: { grupo: 7 } })).n,
    scanned: (await client.send({ count: 'c', query: { grupo: 7 }, hint: { $natural: 1 } })).n,
    tag: (await client.send({ count: 'c', query: { tags: 'b' } })).n,
    natural: (await first({ find: 'c', limit: 3, projection: { _id: 1 } })).map(
      ({ _id }: { _id: number }) => _id,
    ),
  });

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
    file = join(dataDir, 'embedded-mongo.sqlite');
    await open();
    const indexes = ['grupo', 'tags'].map((name) => ({ key: { [name]: 1 }, name }));
    await client.send({ createIndexes: 'c', indexes });
    for (let from = 0; from < COUNT; from += 5_000) {
      const documents = Array.from({ length: 5_000 }, (_, i) => document(COUNT - from - i));
      await client.send({ insert: 'c', documents });
    }
  }, 60_000);

  afterEach(async () => {
    await close();
    await rm(dataDir, { recursive: true });
  });

  const document = (n: number) => ({
    _id: n,
    grupo: n % 100,
    tags: TAGS.slice(0, n % 4),
    texto: `texto-${n}`,
  });

  it('give the same documents, in the same order, to every query', async () => {
    const before = await counts();
    expect(before).toMatchObject({ all: COUNT, grupo: 250, scanned: 250, natural: [25_000, 24_999, 24_998] });
    await close();
    expect(savedParts()).toBeGreaterThan(75);
    await open();
    expect(await counts()).toEqual(before);
    expect(await first({ find: 'c', filter: { _id: 9 } })).toEqual([document(9)]);
  });

  it('are not used after a write, even if the server was killed after it', async () => {
    await close();
    const killed = await startServerProcess(dataDir);
    const writer = new WireClient(Number(new URL(killed.uri).port));
    await writer.send({ insert: 'c', documents: [{ _id: 0, grupo: 7 }] });
    await writer.send({ delete: 'c', deletes: [{ q: { _id: 107 }, limit: 1 }] });
    await writer.send({ update: 'c', updates: [{ q: { _id: 207 }, u: { $set: { grupo: -1 } } }] });
    await killed.stop('SIGKILL');
    writer.close();
    await open();
    expect(await counts()).toMatchObject({ all: COUNT, grupo: 249, scanned: 249 });
    await close();
    expect(savedParts()).toBeGreaterThan(75);
    await open();
    expect(await counts()).toMatchObject({ all: COUNT, grupo: 249, scanned: 249 });
  });

  it('are not used for other indexes than those they were saved for', async () => {
    await close();
    await open();
    await client.send({ dropIndexes: 'c', index: 'grupo' });
    await client.send({ createIndexes: 'c', indexes: [{ key: { texto: 1 }, name: 'texto' }] });
    await close();
    await open();
    expect(await counts()).toMatchObject({ all: COUNT, grupo: 250 });
    expect(await first({ find: 'c', filter: { texto: 'texto-9' } })).toEqual([document(9)]);
  });

  it.each([
    [
      'INSERT OR REPLACE INTO records_1 (rid, head, document) SELECT 1, head, document FROM records_1 WHERE rid = 1',
    ],
    ['DELETE FROM records_1 WHERE rid = 1'],
  ])('are not used after a version that knows nothing of them has written: %s', async (write) => {
    await close();
    expect(savedParts()).toBeGreaterThan(75);
    const earlier = new DatabaseSync(file);
    earlier.exec(write);
    earlier.close();
    expect(savedParts()).toBe(0);
    await open();
  });

  it('are computed again when they are damaged', async () => {
    const before = await counts();
    await close();
    const database = new DatabaseSync(file);
    database.exec('UPDATE keys_1 SET crc = crc + 1 WHERE part = 40');
    database.close();
    await open();
    expect(await counts()).toEqual(before);
  });

  it('do not hide a damaged document', async () => {
    await close();
    const bytes = readFileSync(file);
    bytes[bytes.indexOf('texto-777\0')]! ^= 1;
    writeFileSync(file, bytes);
    await open();
    expect(await client.send({ find: 'c', filter: { _id: 777 } })).toMatchObject({ ok: 0 });
    expect(await first({ find: 'c', filter: { _id: 778 } })).toEqual([document(778)]);
  });
});
