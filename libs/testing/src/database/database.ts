import { randomBytes } from 'node:crypto';
import { askDoorman } from '../infra/doorman';
import { MONGO_SOCKET } from '../infra/infra';

/** A database with a unique name on the server of this run. */
export interface TestDatabase {
  uri: string;
  base: string;
}

export async function testDatabase(): Promise<TestDatabase> {
  const uri = process.env['MONGODB_URI'] || (await askDoorman(process.env[MONGO_SOCKET]));
  return { uri, base: `test_${randomBytes(6).toString('hex')}` };
}
