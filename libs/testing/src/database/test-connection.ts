import { type Connection, createConnection } from 'mongoose';
import { testDatabase } from './database';

/** Connects to an empty database of its own: for a spec that needs no service. `dropAndClose` ends both. */
export async function testConnection(): Promise<Connection> {
  const { uri, base } = await testDatabase();
  return createConnection(uri, { dbName: base }).asPromise();
}

export async function dropAndClose(connection: Connection): Promise<void> {
  await connection.dropDatabase();
  await connection.close();
}
