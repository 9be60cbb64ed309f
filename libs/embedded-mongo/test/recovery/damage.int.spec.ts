import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cpSync, existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startEmbeddedMongo, type EmbeddedMongo } from '../../src/server.ts';
import { startServerProcess } from '../server-process.ts';
import { WireClient } from '../wire-client.ts';

const docs = (count: number) => Array.from({ length: count }, (_, _id) => ({ _id, texto: `texto-${_id}` }));

describe('the files of a data folder', () => {
  let dataDir: string;
  let file: string;
  let server: EmbeddedMongo | null;
  let client: WireClient;

  const open = async () => {
    server = await startEmbeddedMongo({ dataDir });
    client = new WireClient(server.port);
  };
  const close = async () => {
    client.close();
    await server?.close();
    server = null;
  };

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
    file = join(dataDir, 'embedded-mongo.sqlite');
    await open();
    await client.send({ insert: 'c', documents: docs(200) });
  });

  afterEach(async () => {
    if (server !== null) await close();
    await rm(dataDir, { recursive: true });
  });

  /** Changes one byte wherever this text is stored. */
  const flip = (text: string) => {
    const bytes = readFileSync(file);
    const at = bytes.indexOf(text);
    expect(at).toBeGreaterThan(0);
    bytes[at]! ^= 1;
    writeFileSync(file, bytes);
  };

  it('hold everything in the main one after a stop', async () => {
    await close();
    const copy = await mkdtemp(join(tmpdir(), 'embedded-mongo-copy-'));
    cpSync(file, join(copy, 'embedded-mongo.sqlite'));
    const heir = await startEmbeddedMongo({ dataDir: copy });
    const other = new WireClient(heir.port);
    expect(await other.send({ count: 'c' })).toMatchObject({ n: 200 });
    other.close();
    await heir.close();
    await rm(copy, { recursive: true });
  });

  it('do not grow from kill to kill', async () => {
    await close();
    for (let round = 0; round < 3; round++) {
      const killed = await startServerProcess(dataDir);
      const writer = new WireClient(Number(new URL(killed.uri).port));
      await writer.send({ insert: 'c', documents: docs(500).map(({ texto }) => ({ texto })) });
      await killed.stop('SIGKILL');
      writer.close();
    }
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
    await open();
    expect(statSync(`${file}-wal`).size).toBe(0);
    expect(await client.send({ count: 'c' })).toMatchObject({ n: 1_700 });
  });

  it('are refused when the main one is empty beside a log with data', async () => {
    await close();
    const killed = await startServerProcess(dataDir);
    const writer = new WireClient(Number(new URL(killed.uri).port));
    await writer.send({ insert: 'c', documents: [{ _id: 'ultimo' }] });
    await killed.stop('SIGKILL');
    writer.close();
    truncateSync(file, 0);
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow('está vacío');
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
    await rm(`${file}-wal`);
  });

  it('never serve a document with a flipped bit, nor the rest of its collection as if it were whole', async () => {
    await close();
    flip('texto-123');
    await open();
    for (let i = 0; i < 3; i++)
      expect(await client.send({ find: 'c' })).toMatchObject({
        ok: 0,
        errmsg: expect.stringContaining('Datos dañados'),
      });
    await client.send({ insert: 'otra', documents: [{ _id: 1 }] });
    expect(await client.send({ count: 'otra' })).toMatchObject({ n: 1 });
  });

  it('never serve a large document with a flipped bit', async () => {
    await client.send({
      insert: 'g',
      documents: [{ _id: 1, b: Buffer.alloc(40_000, 'a'), fin: 'marca-final' }],
    });
    await close();
    flip('marca-final');
    await open();
    expect(await client.send({ find: 'g' })).not.toHaveProperty('cursor');
  });

  it('are refused when the pages of the main one do not fit together', async () => {
    await close();
    const bytes = readFileSync(file);
    bytes.fill(0xff, 4096 + 8, 4096 + 64);
    writeFileSync(file, bytes);
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow('dañado');
    await rm(file);
  });

  it('open when a version without checksums made them', async () => {
    await close();
    const old = new DatabaseSync(file);
    const { id } = old.prepare('SELECT id FROM catalog').get() as { id: number };
    for (const table of ['catalog', 'replies', `records_${id}`])
      old.exec(`ALTER TABLE ${table} DROP COLUMN crc`);
    old.exec(
      `ALTER TABLE records_${id} DROP COLUMN head_crc; ALTER TABLE catalog DROP COLUMN keys; PRAGMA user_version = 0`,
    );
    old.close();
    await open();
    await client.send({ update: 'c', updates: [{ q: { _id: 7 }, u: { $set: { nuevo: 1 } } }] });
    await close();
    await open();
    expect(await client.send({ count: 'c' })).toMatchObject({ n: 200 });
    expect((await client.send({ find: 'c', filter: { _id: 7 } })).cursor.firstBatch[0]).toMatchObject({
      nuevo: 1,
    });
  });

  it('keep no log of a stopped server', async () => {
    await close();
    expect(existsSync(`${file}-wal`) ? statSync(`${file}-wal`).size : 0).toBe(0);
  });

  it('are synced once for all writes that arrive together', async () => {
    const before = (await client.send({ serverStatus: 1 })).journal;
    const clients = Array.from({ length: 40 }, () => new WireClient(server!.port));
    await Promise.all(
      clients.map(async (one, i) => {
        for (let n = 0; n < 10; n++) await one.send({ insert: 'c', documents: [{ _id: `${i}.${n}` }] });
      }),
    );
    for (const one of clients) one.close();
    const after = (await client.send({ serverStatus: 1 })).journal;
    expect(after.syncs).toBeGreaterThan(before.syncs);
    expect(after.syncs - before.syncs).toBeLessThan(200);
  });
});
