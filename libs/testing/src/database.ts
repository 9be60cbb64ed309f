import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** A database name nobody else uses, on the server of this run. */
export interface TestDatabase {
  uri: string;
  base: string;
}

const askDoorman = async (socketPath: string): Promise<string> => {
  const answer = await text(connect(socketPath));
  if (answer.startsWith('!')) throw new Error(answer.slice(1));
  return answer;
};

async function serverUri(): Promise<string> {
  const given = process.env['MONGODB_URI'];
  if (given) return given;
  if (process.env['TEST_INFRA'] === 'contenedores') {
    throw new Error('TEST_INFRA=contenedores todavía no está disponible; define MONGODB_URI');
  }
  const socketPath = process.env['PMP_TEST_MONGO_SOCKET'];
  if (!socketPath) throw new Error('Falta el globalSetup de libs/testing en vitest.config.ts');
  return askDoorman(socketPath);
}

export async function testDatabase(): Promise<TestDatabase> {
  return { uri: await serverUri(), base: `test_${randomBytes(6).toString('hex')}` };
}
