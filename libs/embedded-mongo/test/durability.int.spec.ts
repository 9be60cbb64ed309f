import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Document } from 'mongodb';
import { Journal } from '../src/store/journal/journal.ts';
import { encode } from '../src/values/bson/document.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

const WRITERS = 20;
const SLOW_MS = 90_000;

describe('durability', () => {
  let dataDir: string;
  let server: ServerProcess;
  let client: MongoClient;

  const open = async () => {
    server = await startServerProcess(dataDir);
    client = await MongoClient.connect(server.uri, { serverSelectionTimeoutMS: 500, retryWrites: false });
  };

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
    await open();
  });

  afterEach(async () => {
    await client.close();
    await server.stop('SIGTERM');
    await rm(dataDir, { recursive: true });
  });

  it(
    'keeps every acknowledged insert and only whole transactions through kill -9',
    async () => {
      await client.db('d').collection('pares').createIndex({ par: 1 });
      const inserted: string[] = [];
      const committed: string[] = [];
      for (let round = 0; round < 3; round++) {
        const target = inserted.length + 400;
        let isKilled = false;
        const write = async (writer: number) => {
          for (let i = 0; !isKilled; i++) {
            const id = `${round}.${writer}.${i}`;
            if (i % 3 === 0) {
              await insertPair(client, id);
              committed.push(id);
            } else {
              await client.db('d').collection<{ _id: string }>('sueltos').insertOne({ _id: id });
              inserted.push(id);
            }
          }
        };
        const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer).catch(() => {}));
        while (inserted.length < target) await new Promise((resolve) => setTimeout(resolve, 5));
        await server.stop('SIGKILL');
        isKilled = true;
        await Promise.all(writers);
        await client.close(true);
        await open();
      }
      const kept = new Set(await client.db('d').collection<{ _id: string }>('sueltos').distinct('_id'));
      expect(inserted.filter((id) => !kept.has(id))).toEqual([]);
      const pairs = await client
        .db('d')
        .collection('pares')
        .aggregate<{ _id: string; n: number }>([{ $group: { _id: '$par', n: { $sum: 1 } } }])
        .toArray();
      expect(pairs.filter(({ n }) => n !== 2)).toEqual([]);
      const whole = new Set(pairs.map(({ _id }) => _id));
      expect(committed.filter((id) => !whole.has(id))).toEqual([]);
      expect(committed.length).toBeGreaterThan(100);
    },
    SLOW_MS,
  );

  it('keeps data and indexes between starts', async () => {
    const docs = client.db('d').collection('docs');
    await docs.createIndex({ a: 1 }, { unique: true });
    await docs.insertMany([{ a: 1 }, { a: 2, grande: Buffer.alloc(100_000, 7) }]);
    await client.close();
    await server.stop('SIGTERM');
    await open();
    const again = client.db('d').collection('docs');
    await expect(again.insertOne({ a: 1 })).rejects.toMatchObject({ code: 11000 });
    const large = await again.findOne({ a: 2 });
    expect((large!['grande'] as { buffer: Uint8Array }).buffer.length).toBe(100_000);
  });

  it('reads nothing of a collection made with what it does not have, and says what', async () => {
    await client.db('d').collection('docs').insertOne({ a: 1 });
    await client.close();
    await server.stop('SIGTERM');
    const options = encode({ collation: { locale: 'es' } });
    const indexes = encode({ specs: [{ name: '_id_', key: { _id: 1 }, unique: true }] });
    const journal = new Journal({ dataDir, durability: 'full', onFailure: () => {} });
    journal.putCollection({ id: 99, database: 'd', name: 'es', options, indexes });
    journal.close();
    await open();
    const refused = {
      code: 72,
      message: "d.es was made with 'collation', which this server does not support",
    };
    await expect(client.db('d').collection('es').findOne({})).rejects.toMatchObject(refused);
    await expect(client.db('d').collection('es').insertOne({})).rejects.toMatchObject(refused);
    expect(await client.db('d').collection('docs').countDocuments()).toBe(1);
  });

  it('refuses to start a second server on the same data', async () => {
    await client.db('d').collection('docs').insertOne({});
    await expect(startServerProcess(dataDir)).rejects.toThrow('without listening');
  });

  it(
    'opens 100,000 documents with less work than storing them took, and in little memory',
    async () => {
      const docs = client.db('d').collection('docs');
      await docs.createIndexes([{ key: { proyecto: 1, orden: 1 } }, { key: { correo: 1 }, unique: true }]);
      for (let from = 0; from < 100_000; from += 5_000) {
        await docs.insertMany(Array.from({ length: 5_000 }, (_, i) => sample(from + i)));
      }
      const toStore = workOf(await client.db('admin').command({ serverStatus: 1 }));
      await client.close();
      await server.stop('SIGKILL');
      await open();
      expect(await client.db('d').collection('docs').countDocuments({ proyecto: 77 })).toBe(100);
      const status = await client.db('admin').command({ serverStatus: 1 });
      expect(workOf(status)).toBeLessThan(toStore);
      expect(status['mem'].resident).toBeLessThan(450);
    },
    SLOW_MS,
  );
});

/**
 * CPU time that this server process has used so far, in microseconds. It is compared with itself, so a slow machine
 * does not matter.
 */
function workOf(status: Document): number {
  const { userMicros, systemMicros } = status['cpu'] as { userMicros: number; systemMicros: number };
  return userMicros + systemMicros;
}

async function insertPair(client: MongoClient, par: string): Promise<void> {
  await client.withSession(async (session) => {
    session.startTransaction();
    await client.db('d').collection('pares').insertOne({ par }, { session });
    await client.db('d').collection('pares').insertOne({ par }, { session });
    await session.commitTransaction();
  });
}

function sample(i: number): Record<string, unknown> {
  return {
    proyecto: i % 1000,
    orden: i,
    correo: `persona${i}@ejemplo.es`,
    titulo: `Historia número ${i}`,
    descripcion: 'Como persona usuaria quiero que todo vaya deprisa para no esperar. '.repeat(3),
    creada: new Date(1_700_000_000_000 + i * 1000),
    etiquetas: ['a', 'b'],
  };
}
