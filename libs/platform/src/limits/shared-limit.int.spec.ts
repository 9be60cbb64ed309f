import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '@pmp/testing';
import { createConnection, type Connection } from 'mongoose';
import { SharedLimit } from './shared-limit';

const LIMIT = { name: 'prueba', points: 5, seconds: 60 };

let database: TestDatabase;
const connections: Connection[] = [];

const replica = async (): Promise<SharedLimit> => {
  const connection = await createConnection(database.uri, { dbName: database.base }).asPromise();
  connections.push(connection);
  const limit = new SharedLimit(connection, LIMIT);
  await connection.model('Limite').ensureIndexes();
  return limit;
};

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await connections[0]?.dropDatabase();
  for (const connection of connections) await connection.close();
});

const passed = async (limits: SharedLimit[], key: string, times: number): Promise<number> => {
  const waits = await Promise.all(
    Array.from({ length: times }, (_, i) => limits[i % limits.length]!.secondsToWait(key)),
  );
  return waits.filter((wait) => wait === 0).length;
};

describe('a limit', () => {
  it('is one for two replicas, also when both count at once', async () => {
    const replicas = [await replica(), await replica()];
    expect(await passed(replicas, 'ana', 20)).toBe(LIMIT.points);
    for (const one of replicas) {
      const wait = await one.secondsToWait('ana');
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(LIMIT.seconds);
    }
    expect(await passed(replicas, 'luis', 4)).toBe(4);
  });

  it('holds in each replica alone while the database does not answer', async () => {
    const alone = await replica();
    await connections.at(-1)!.close();
    expect(await passed([alone], 'eva', 8)).toBe(LIMIT.points);
  });

  it('is one where the database takes some counts and refuses others', async () => {
    const limit = await replica();
    const counts = connections.at(-1)!.db!.collection('limites');
    const { stored } = limit as unknown as { stored: { _collection: object } };
    let calls = 0;
    const moody =
      (name: 'findOneAndUpdate' | 'findOne') =>
      (...args: never[]) =>
        (calls += 1) % 2
          ? Promise.reject(new Error('no answer'))
          : (counts[name] as (...args: never[]) => Promise<unknown>)(...args);
    stored._collection = { findOneAndUpdate: moody('findOneAndUpdate'), findOne: moody('findOne') };
    // Of many at once some find counted what comes after them: too few may pass, never too many.
    expect(await passed([limit], 'sol', 20)).toBeLessThanOrEqual(LIMIT.points);
    for (let n = 0; n < LIMIT.points; n += 1) expect(await limit.secondsToWait('luz')).toBe(0);
    expect(await limit.secondsToWait('luz')).toBeGreaterThan(0);
    for (let n = 0; n < LIMIT.points; n += 1) {
      expect(await limit.secondsClosed('mar')).toBe(0);
      await limit.count('mar');
    }
    for (let n = 0; n < 3; n += 1) expect(await limit.secondsClosed('mar')).toBeGreaterThan(0);
  });
});
