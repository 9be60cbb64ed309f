import { afterAll, beforeAll } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import { startEmbeddedMongo, type EmbeddedMongo } from '../src/server.ts';

export interface Fixture {
  server: EmbeddedMongo;
  connection: Connection;
}

/** One in-memory server and one mongoose connection shared by all tests of a file. */
export function useEmbeddedMongo(): Fixture {
  const fixture = {} as Fixture;
  beforeAll(async () => {
    fixture.server = await startEmbeddedMongo({ memory: true, failPoints: true });
    fixture.connection = await mongoose
      .createConnection(fixture.server.uri, { dbName: 'prueba' })
      .asPromise();
  });
  afterAll(async () => {
    await fixture.connection?.close();
    await fixture.server?.close();
  });
  return fixture;
}

export async function eventually(check: () => void | Promise<void>, timeoutMs = 10_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
