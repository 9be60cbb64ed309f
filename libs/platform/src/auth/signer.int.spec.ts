import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { defineState } from '@pmp/contracts/common';
import {
  eventually,
  newId,
  request,
  startService,
  testBroker,
  testDatabase,
  type RunningService,
  type TestBroker,
  type TestDatabase,
} from '@pmp/testing';
import { z } from 'zod';
import { probeModule } from '../../test/probe-service';
import { copiaDe } from '../events/copies/copia-de';
import { TokenSigner } from './token-signer';

const clave = defineState(
  'sonda',
  'clave',
  z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() }),
);
const firma = { clave, dias: 1 };
const YO = '/api/cosas/yo';

let broker: TestBroker;
let database: TestDatabase;
const running: RunningService[] = [];

beforeAll(async () => {
  broker = await testBroker();
});
afterEach(async () => {
  for (const service of running.splice(0)) await service.close();
});
afterAll(() => broker.dispose());

const start = async (
  parts: Parameters<typeof probeModule>[0],
  where: TestDatabase,
): Promise<RunningService> => {
  const service = await startService(async () => probeModule(parts), { database: where, broker });
  running.push(service);
  return service;
};

const statusWith = async (service: RunningService, token: string): Promise<number> =>
  (await request(service.app)('GET', YO, { token })).status;

describe('the service that signs', () => {
  it('creates its key once and still accepts its own tokens after a restart', async () => {
    database = await testDatabase();
    const first = await start({ firma }, database);
    const token = await first.app.get(TokenSigner).sign({ sub: newId(), ses: 0 });
    expect(await statusWith(first, token)).toBe(200);
    await first.app.close();
    const second = await start({ firma }, database);
    expect(await statusWith(second, token)).toBe(200);
    expect(await second.connection.collection('claves').countDocuments({ activa: true })).toBe(1);
  });

  it('agrees on one key when two replicas start on an empty database', async () => {
    database = await testDatabase();
    const [one, two] = await Promise.all([start({ firma }, database), start({ firma }, database)]);
    expect(await statusWith(two, await one.app.get(TokenSigner).sign({ sub: newId(), ses: 0 }))).toBe(200);
    expect(await statusWith(one, await two.app.get(TokenSigner).sign({ sub: newId(), ses: 0 }))).toBe(200);
    expect(await one.connection.collection('claves').countDocuments({ activa: true })).toBe(1);
  });

  it('publishes only the public half of its key, with which another service verifies its tokens', async () => {
    const signer = await start({ firma }, await testDatabase());
    const copias = [copiaDe(clave, { collection: 'copia_claves' })];
    const other = await start({ servicio: 'otra', copias }, await testDatabase());
    const token = await signer.app.get(TokenSigner).sign({ sub: newId(), ses: 0 });
    await eventually(async () => expect(await statusWith(other, token)).toBe(200));
    const copied = await other.connection.collection('copia_claves').findOne({ copiado: { $exists: true } });
    expect(Object.keys(copied ?? {}).sort()).toEqual(
      ['_id', 'copiado', 'crv', 'eliminado', 'kty', 'version', 'x', 'y'].sort(),
    );
  });

  it('signs tokens that expire after the configured days', async () => {
    const signer = await start({ firma: { clave, dias: 7 } }, await testDatabase());
    const token = await signer.app.get(TokenSigner).sign({ sub: newId(), ses: 2 });
    const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<
      string,
      number
    >;
    expect(claims['exp']! - claims['iat']!).toBe(7 * 24 * 3_600);
    expect(claims['ses']).toBe(2);
  });
});
