import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Document } from 'bson';
import { startEmbeddedMongo, type EmbeddedMongo } from '../src/server.ts';
import { WireClient } from './wire-client.ts';

const COUNT = 15_000;

/** A long command lets others in: how many small ones are answered meanwhile does not depend on the machine's speed. */
describe('while a long command runs, others are served', () => {
  let dataDir: string;
  let server: EmbeddedMongo;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
    server = await startEmbeddedMongo({ dataDir });
    const client = new WireClient(server.port);
    for (let from = 0; from < COUNT; from += 3_000) {
      const documents = Array.from({ length: 3_000 }, (_, i) => ({
        _id: from + i,
        n: (from + i) % 7,
        texto: 'x'.repeat(300),
      }));
      await client.send({ insert: 'c', documents });
    }
    client.close();
  }, 60_000);

  afterAll(async () => {
    await server.close();
    await rm(dataDir, { recursive: true });
  });

  const restart = async () => {
    await server.close();
    server = await startEmbeddedMongo({ dataDir });
  };

  /** Sends the command, and small ones on another connection until it is answered. */
  const servedDuring = async (command: Document): Promise<{ served: number; reply: Document }> => {
    const [long, short] = [new WireClient(server.port), new WireClient(server.port)];
    await short.send({ ping: 1 });
    let reply: Document | null = null;
    const answered = long.send(command).then((answer) => (reply = answer));
    let served = 0;
    while (reply === null) {
      await short.send({ ping: 1 });
      served++;
    }
    long.close();
    short.close();
    return { served, reply: await answered };
  };

  it('and reading a collection for the first time is one', async () => {
    await restart();
    const { served, reply } = await servedDuring({ count: 'c' });
    expect(reply).toMatchObject({ n: COUNT });
    expect(served).toBeGreaterThan(3);
  });

  const slow = {
    $expr: { $ne: [{ $replaceAll: { input: '$texto', find: 'x', replacement: 'yy' } }, ''] },
  };

  it.each<[string, Document]>([
    ['find', { find: 'c', filter: slow, batchSize: 1 }],
    ['count', { count: 'c', query: slow }],
    ['sort', { find: 'c', filter: slow, sort: { texto: 1, n: -1 }, limit: 5 }],
    ['distinct', { distinct: 'c', key: 'n', query: slow }],
    [
      '$group',
      { aggregate: 'c', pipeline: [{ $match: slow }, { $group: { _id: '$n', n: { $sum: 1 } } }], cursor: {} },
    ],
  ])('and a scan is one: %s', async (_name, command) => {
    const { served, reply } = await servedDuring(command);
    expect(reply).toMatchObject({ ok: 1 });
    expect(served).toBeGreaterThan(3);
  });

  it.each<[string, Document]>([
    ['whole', {}],
    ['merged from the values of an index', { n: { $in: [-1, 0, 1, 2, 3, 4, 5, 6] } }],
  ])('and what they write does not appear in a scan that had already begun: %s', async (_name, which) => {
    const [long, short] = [new WireClient(server.port), new WireClient(server.port)];
    await short.send({ createIndexes: 'c', indexes: [{ key: { n: 1, _id: 1 }, name: 'n' }] });
    const command = {
      find: 'c',
      filter: { ...slow, ...which },
      sort: { _id: 1 },
      projection: { n: 1 },
      batchSize: COUNT + 100,
    };
    const read = async (client: WireClient): Promise<Document[]> =>
      (await client.send(command))['cursor'].firstBatch;
    const before = await read(short);
    const ids = before.map(({ _id }) => _id as number);
    const scan = read(long);
    await short.send({ ping: 1 });
    await short.send({
      update: 'c',
      updates: [{ q: { _id: { $in: [ids.at(0), ids.at(-1)] } }, u: { $set: { n: 9 } }, multi: true }],
    });
    await short.send({ delete: 'c', deletes: [{ q: { _id: { $in: [ids.at(1), ids.at(-2)] } }, limit: 0 }] });
    await short.send({
      insert: 'c',
      documents: [
        { _id: ids.at(0)! - 5, n: 0, texto: 'x' },
        { _id: ids.at(-1)! + 5, n: 0, texto: 'x' },
      ],
    });
    expect(before.length).toBeGreaterThan(COUNT - 10);
    expect(await scan).toEqual(before);
    expect(await read(short)).not.toEqual(before);
    long.close();
    short.close();
  });
});
