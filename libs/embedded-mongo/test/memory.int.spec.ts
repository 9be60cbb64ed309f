import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Long, UUID } from 'bson';
import { Cursors } from '../src/commands/request/cursors.ts';
import { startEmbeddedMongo, type EmbeddedMongo } from '../src/server.ts';
import { atOnce } from '../src/store/records/slices.ts';
import { Snapshots } from '../src/store/records/snapshots.ts';
import { WireClient } from './wire-client.ts';

const WIDE = 'x'.repeat(10_000);
const COUNT = 12_000;

/** What one client asks for must not take the memory of all. */
describe('memory', () => {
  let server: EmbeddedMongo;
  let client: WireClient;

  beforeAll(async () => {
    server = await startEmbeddedMongo({ memory: true });
    client = new WireClient(server.port);
    for (let from = 0; from < COUNT; from += 1_000) {
      const documents = Array.from({ length: 1_000 }, (_, i) => ({
        n: ((from + i) * 7919) % COUNT,
        ancho: WIDE,
      }));
      await client.send({ insert: 'c', documents });
    }
  }, 60_000);

  afterAll(async () => {
    client.close();
    await server.close();
  });

  const first = async (command: object) => (await client.send(command)).cursor.firstBatch;

  it('is no obstacle to sorting by a small field, as only that is held', async () => {
    expect(await first({ find: 'c', sort: { n: 1 }, projection: { _id: 0, n: 1 }, batchSize: 2 })).toEqual([
      { n: 0 },
      { n: 1 },
    ]);
  });

  it.each([
    ['find', { find: 'c', sort: { ancho: 1 } }],
    ['$sort', { aggregate: 'c', pipeline: [{ $set: { a: 1 } }, { $sort: { ancho: 1 } }], cursor: {} }],
    [
      '$push',
      { aggregate: 'c', pipeline: [{ $group: { _id: null, todo: { $push: '$ancho' } } }], cursor: {} },
    ],
    ['$group', { aggregate: 'c', pipeline: [{ $group: { _id: { n: '$n', ancho: '$ancho' } } }], cursor: {} }],
  ])('is refused above 100 MB by the name of its limit: %s', async (_name, command) => {
    const reply = await client.send(command);
    expect(reply).toMatchObject({ ok: 0, code: 292, codeName: 'QueryExceededMemoryLimitNoDiskUseAllowed' });
    expect(reply['errmsg']).toContain('memory limit of 104857600 bytes');
  });

  it.each([
    ['find', { find: 'c', sort: { ancho: 1, n: -1 }, limit: 2, projection: { _id: 0, n: 1 } }],
    [
      '$sort',
      {
        aggregate: 'c',
        pipeline: [
          { $set: { a: 1 } },
          { $sort: { ancho: 1, n: -1 } },
          { $limit: 2 },
          { $project: { _id: 0, n: 1 } },
        ],
        cursor: {},
      },
    ],
  ])('is enough for the first of a sort, however many there are: %s', async (_name, command) => {
    expect(await first(command)).toEqual([{ n: COUNT - 1 }, { n: COUNT - 2 }]);
  });

  it('computes only the batches of an aggregation that are asked for', async () => {
    const wrong = { $arrayElemAt: ['$ancho', 0] };
    const pipeline = [{ $set: { mitad: { $cond: [{ $eq: ['$n', (700 * 7919) % COUNT] }, wrong, 0] } } }];
    const reply = await client.send({ aggregate: 'c', pipeline, cursor: { batchSize: 5 } });
    expect(reply).toMatchObject({ ok: 1 });
    const more = await client.send({ getMore: reply['cursor'].id, collection: 'c' });
    expect(more).toMatchObject({ ok: 0 });
  });

  it('is taken back from the cursors that were left longest', async () => {
    const cursors = new Cursors(new Snapshots());
    const list = Array.from({ length: 1_000_000 }, () => '');
    const open = () => atOnce(cursors.firstBatch('d.c', null, list, (raw) => raw, { batchSize: 1 })).cursorId;
    const ids = Array.from({ length: 6 }, open);
    expect(cursors.size).toBe(4);
    expect(() => atOnce(cursors.nextBatch(ids[0]!, 'd.c', 1))).toThrow('not found');
    expect(atOnce(cursors.nextBatch(ids[2]!, 'd.c', 1)).batch).toHaveLength(1);
    open();
    expect(() => atOnce(cursors.nextBatch(ids[3]!, 'd.c', 1))).toThrow('not found');
    expect(atOnce(cursors.nextBatch(ids[2]!, 'd.c', 1)).batch).toHaveLength(1);
  });

  it('and time of a read in a long transaction do not grow with what others change', async () => {
    await client.send({ createIndexes: 'c', indexes: [{ key: { n: 1 }, name: 'n_1' }] });
    const common = { lsid: { id: new UUID() }, txnNumber: Long.fromNumber(1), autocommit: false };
    const read = { find: 'c', filter: { n: 17 }, projection: { _id: 0, n: 1, visto: 1 }, ...common };
    expect(await first({ ...read, startTransaction: true })).toEqual([{ n: 17 }]);
    const before = await usualTimeOf(() => first(read));
    for (let n = 0; n < 5_000; n += 100)
      await client.send({
        update: 'c',
        updates: [{ q: { n: { $gte: n, $lt: n + 100 } }, u: { $set: { visto: 1 } }, multi: true }],
      });
    expect(await first(read)).toEqual([{ n: 17 }]);
    expect(await usualTimeOf(() => first(read))).toBeLessThan(before * 5 + 0.5);
    expect(await first({ find: 'c', filter: { n: 17 }, projection: { _id: 0, n: 1, visto: 1 } })).toEqual([
      { n: 17, visto: 1 },
    ]);
    await client.send({ abortTransaction: 1, ...common, $db: 'admin' });
  });
});

/** Milliseconds of the middle one of a hundred times: a pause of the whole machine is in one or two of them. */
async function usualTimeOf(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 100; i++) {
    const began = performance.now();
    await run();
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[50]!;
}
