import { describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Long, UUID, type Document } from 'bson';
import { startEmbeddedMongo } from '../../src/server.ts';
import { WireClient } from '../wire-client.ts';
import { dump, dumpFolder } from './dump.ts';
import { withFiles } from './files.ts';
import { stepsOf } from './steps.ts';
import { tornWals } from './tears.ts';

const common = { lsid: { id: new UUID() }, txnNumber: Long.fromNumber(1) };
const inc = { $inc: { n: 1 } };

const WRITES: [string, Document][] = [
  ['insert', { insert: 'c', documents: [{ _id: 2 }, { _id: 3 }] }],
  ['update', { update: 'c', updates: [{ q: { _id: 1 }, u: inc }] }],
  ['upsert', { update: 'c', updates: [{ q: { _id: 9 }, u: inc, upsert: true }] }],
  ['delete', { delete: 'c', deletes: [{ q: {}, limit: 1 }] }],
  ['findAndModify', { findAndModify: 'c', query: { _id: 1 }, update: inc, new: true }],
  [
    'bulkWrite',
    {
      bulkWrite: 1,
      ops: [
        { insert: 0, document: { _id: 4 } },
        { update: 1, filter: { _id: 1 }, updateMods: inc, upsert: true },
      ],
      nsInfo: [{ ns: 'd.c' }, { ns: 'd.otra' }],
      $db: 'admin',
    },
  ],
];

/** The client of a killed server sends its write again to the new one. */
describe('a write resent after a kill at any step', () => {
  it.each(WRITES)('is applied once: %s', async (_name, write) => {
    await eachCopy(
      async (client) => void (await client.send({ insert: 'c', documents: [{ _id: 1, n: 0 }] })),
      { ...write, ...common },
      async (client, first) => expect(await client.send({ ...write, ...common })).toEqual(first),
    );
  });

  it('is applied once or has to be started again: commitTransaction', async () => {
    const commit = { commitTransaction: 1, ...common, autocommit: false, $db: 'admin' };
    const insert = { insert: 'c', documents: [{ _id: 1 }, { _id: 2 }], startTransaction: true };
    const answers = new Set<unknown>();
    await eachCopy(
      async (client) => void (await client.send({ ...insert, ...common, autocommit: false })),
      commit,
      async (client) => {
        const { ok, code } = await client.send(commit);
        answers.add(ok === 1 ? 'committed' : code);
        const { cursor } = await client.send({ find: 'c' });
        expect(cursor.firstBatch).toHaveLength(ok === 1 ? 2 : 0);
      },
      false,
    );
    expect(answers).toEqual(new Set(['committed', 251]));
  });
});

async function eachCopy(
  prepare: (client: WireClient) => Promise<void>,
  write: Document,
  again: (client: WireClient, first: Document) => Promise<void>,
  endsAlike = true,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
  const server = await startEmbeddedMongo({ dataDir });
  const client = new WireClient(server.port);
  await prepare(client);
  let first: Document = {};
  const { files } = await stepsOf(dataDir, async () => (first = await client.send(write)));
  expect(first['ok']).toBe(1);
  client.close();
  await server.close();
  await rm(dataDir, { recursive: true });
  const end = await dump(files.at(-1)!);
  for (let i = 1; i < files.length; i++) {
    for (const copy of [...files, ...tornWals(files[i - 1]!, files[i]!)]) {
      await withFiles(copy, async (folder) => {
        const heir = await startEmbeddedMongo({ dataDir: folder });
        const other = new WireClient(heir.port);
        await again(other, first);
        other.close();
        await heir.close();
        if (endsAlike) expect(dumpFolder(folder)).toBe(end);
      });
    }
  }
}
