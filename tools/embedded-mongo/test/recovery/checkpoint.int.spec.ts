import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { startEmbeddedMongo } from '../../src/server.ts';
import { seeded } from '../../src/values/testing/random-value.ts';
import { dump } from './dump.ts';
import { readFiles, type Files } from './files.ts';
import { tornCheckpoint, tornWals } from './tears.ts';

const TEARS = 15;
const DOCUMENTS = 4;

/** The log is copied into the database now and then, and written from its start again after that. */
describe('a server killed while its log is copied into its database', () => {
  it('loses nothing of what it acknowledged', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
    const server = await startEmbeddedMongo({ dataDir });
    const client = await MongoClient.connect(server.uri);
    const docs = client.db('d').collection<{ _id: number }>('c');
    let round = 0;
    const write = async (): Promise<Files> => {
      const fichero = Buffer.alloc(50_000, ++round);
      await docs.updateOne({ _id: round % DOCUMENTS }, { $set: { fichero, round } }, { upsert: true });
      return readFiles(dataDir);
    };
    let before = await write();
    let after = await write();
    while (after.database.equals(before.database)) [before, after] = [after, await write()];
    const acknowledged = round;
    const next = await write();
    await client.close();
    await server.close();
    await rm(dataDir, { recursive: true });

    const random = seeded(1);
    const kept = await dump(after);
    for (let i = 0; i < DOCUMENTS; i++)
      expect(kept).toContain(`"round":{"$numberInt":"${acknowledged - i}"}`);
    for (let i = 0; i < TEARS; i++) expect(await dump(tornCheckpoint(before, after, random))).toBe(kept);

    expect(next.wal.subarray(0, 32)).not.toEqual(after.wal.subarray(0, 32));
    const outcomes = [kept, await dump(next)];
    for (const copy of tornWals(after, next)) expect(outcomes).toContain(await dump(copy));
  });
});
