import { describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../../src/server.ts';
import { seeded } from '../../src/values/testing/random-value.ts';
import { dump } from './dump.ts';
import { readFiles, type Files } from './files.ts';
import { tornCheckpoint, tornWals } from './tears.ts';

const TEARS = 15;
const DOCUMENTS = 4;
const CHECKPOINT_BYTES = 2_000_000;

/** Differs for each restart of the log. */
const headOf = (wal: Buffer): Buffer => wal.subarray(0, 32);

/** The log is copied into the database from time to time, and then written again from its start. */
describe('a server killed while its log is copied into its database', () => {
  it('loses no acknowledged write', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
    const server = await startEmbeddedMongo({ dataDir, checkpointBytes: CHECKPOINT_BYTES });
    const client = await MongoClient.connect(server.uri);
    const docs = client.db('d').collection<{ _id: number }>('c');
    let round = 0;
    const write = async (): Promise<Files> => {
      const fichero = Buffer.alloc(50_000, ++round);
      await docs.updateOne({ _id: round % DOCUMENTS }, { $set: { fichero, round } }, { upsert: true });
      return readFiles(dataDir);
    };
    /** Returns the last files before the condition became true and the first after. */
    const writeUntil = async (isSo: (before: Files, after: Files) => boolean): Promise<[Files, Files]> => {
      let before = await write();
      let after = await write();
      while (!isSo(before, after)) [before, after] = [after, await write()];
      return [before, after];
    };
    // Both files must come from the same log: once restarted, it no longer contains what was copied.
    const [before, after] = await writeUntil(
      (one, other) => !one.database.equals(other.database) && headOf(one.wal).equals(headOf(other.wal)),
    );
    const acknowledged = round;
    const [last, next] = await writeUntil((one, other) => !headOf(one.wal).equals(headOf(other.wal)));
    await client.close();
    await server.close();
    await rm(dataDir, { recursive: true });

    const random = seeded(1);
    const kept = await dump(after);
    for (let i = 0; i < DOCUMENTS; i++)
      expect(kept).toContain(`"round":{"$numberInt":"${acknowledged - i}"}`);
    for (let i = 0; i < TEARS; i++) expect(await dump(tornCheckpoint(before, after, random))).toBe(kept);

    expect(next.wal.length).toBeLessThan(last.wal.length / 2);
    const outcomes = [await dump(last), await dump(next)];
    // The log restarts only when all of it is in the database.
    const copied = { wal: last.wal, database: next.database };
    for (const copy of tornWals(copied, next)) expect(outcomes).toContain(await dump(copy));
  });
});
