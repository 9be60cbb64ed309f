import { cuttableLine } from '../broker/cuttable-line';
import { testDatabase, type TestDatabase } from './database';

/** A database of the test's own behind a connection that can be cut and restored. */
export interface CuttableDatabase extends TestDatabase {
  cut(): Promise<void>;
  mend(): Promise<void>;
}

const MONGODB_PORT = 27_017;

export async function cuttableDatabase(): Promise<CuttableDatabase> {
  const { uri, base } = await testDatabase();
  const { hostname, port } = new URL(uri);
  const line = await cuttableLine({ host: hostname, port: Number(port || MONGODB_PORT) });
  const near = new URL(uri);
  near.host = `127.0.0.1:${line.port}`;
  near.searchParams.delete('replicaSet');
  near.searchParams.set('directConnection', 'true');
  return { uri: near.toString(), base, cut: line.cut, mend: line.mend };
}
