import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongo, type EmbeddedMongo } from '../../src/server.ts';
import { seeded } from '../../src/values/testing/random-value.ts';
import { dump } from './dump.ts';
import { operations, seed } from './operations.ts';
import { stepsOf } from './steps.ts';
import { scatteredWal, tornWals } from './tears.ts';

const SCATTERED = 5;

/** A kill after any statement of the journal, or a torn last commit, leaves a write whole or absent. */
describe('a server killed at any step', () => {
  let dataDir: string;
  let server: EmbeddedMongo;
  let client: MongoClient;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
    server = await startEmbeddedMongo({ dataDir });
    client = await MongoClient.connect(server.uri);
    await seed(client.db('d'));
  });

  afterEach(async () => {
    await client.close();
    await server.close();
    await rm(dataDir, { recursive: true });
  });

  it.each(operations)('loses or keeps all of $name', async ({ run }) => {
    const { count, files } = await stepsOf(dataDir, () => run(client.db('d'), client));
    const before = await dump(files[0]!);
    const after = await dump(files.at(-1)!);
    expect(after).not.toBe(before);
    expect(count).toBeGreaterThan(3);
    const random = seeded(count);
    for (let i = 1; i < files.length; i++) {
      const [last, next] = [files[i - 1]!, files[i]!];
      const scattered = Array.from({ length: SCATTERED }, () => scatteredWal(last, next, random));
      for (const copy of [next, ...tornWals(last, next), ...scattered])
        expect([before, after]).toContain(await dump(copy));
    }
  });
});
