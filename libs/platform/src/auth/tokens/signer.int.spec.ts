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
import { probeModule } from '../../../test/probe-service';
import { copiaDe } from '../../copies/copia-de';
import { SigningKeys } from './signing-key';
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

describe('a key that is replaced', () => {
  const DAY_MS = 86_400_000;
  const keysOf = (service: RunningService) => service.app.get(SigningKeys);
  const stored = (service: RunningService) => service.connection.collection<ClaveRow>('claves');
  interface ClaveRow {
    _id: string;
    activa: boolean;
    eliminado: boolean;
    desde: Date;
    d?: string;
  }
  const kidOf = (token: string) =>
    (JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()) as { kid: string }).kid;
  const tokenOf = (service: RunningService) => service.app.get(TokenSigner).sign({ sub: newId(), ses: 0 });
  const both = async () => {
    const signer = await start({ firma }, await testDatabase());
    const copias = [copiaDe(clave, { collection: 'copia_claves' })];
    const other = await start({ servicio: 'otra', copias }, await testDatabase());
    return { signer, other };
  };
  const begin = (service: RunningService, kid: string, ago: number) =>
    stored(service).updateOne({ _id: kid }, { $set: { desde: new Date(Date.now() - ago) } });

  it('is accepted beside the new one, which signs once everybody knows it', async () => {
    const { signer, other } = await both();
    const before = await tokenOf(signer);
    const { clave: kid } = await keysOf(signer).rotate({ atOnce: false });
    expect((await keysOf(signer).current()).kid).toBe(kidOf(before));
    await begin(signer, kid, 1_000);
    expect((await keysOf(signer).current()).kid).toBe(kid);
    await eventually(async () => expect(kidOf(await tokenOf(signer))).toBe(kid), { within: 10_000 });
    const after = await tokenOf(signer);
    for (const service of [signer, other])
      await eventually(async () => {
        expect(await statusWith(service, before)).toBe(200);
        expect(await statusWith(service, after)).toBe(200);
      });
    expect(await stored(signer).countDocuments({ activa: true })).toBe(1);
  });

  it('is replaced by age, once, by whichever replica looks first', async () => {
    const database = await testDatabase();
    const [one, two] = [await start({ firma }, database), await start({ firma }, database)];
    await Promise.all([one, two].map((service) => keysOf(service).tidy(90)));
    expect(await stored(one).countDocuments({ d: { $exists: true } })).toBe(1);
    const only = await stored(one).findOne({ activa: true });
    await begin(one, only!._id, 91 * DAY_MS);
    await Promise.all([one, two].map((service) => keysOf(service).tidy(90)));
    expect(await stored(one).countDocuments({ d: { $exists: true } })).toBe(2);
    expect(await stored(one).countDocuments({ activa: true })).toBe(1);
  });

  it('is withdrawn everywhere when its last token has expired, and its private half is gone', async () => {
    const { signer, other } = await both();
    const before = await tokenOf(signer);
    await eventually(async () => expect(await statusWith(other, before)).toBe(200));
    const { clave: kid } = await keysOf(signer).rotate({ atOnce: false });
    await keysOf(signer).tidy(90);
    expect(await statusWith(signer, before)).toBe(200);
    await begin(signer, kid, 2 * DAY_MS);
    await keysOf(signer).tidy(90);
    await eventually(async () => {
      expect(await statusWith(signer, before)).toBe(401);
      expect(await statusWith(other, before)).toBe(401);
    });
    const old = await stored(signer).findOne({ _id: kidOf(before) });
    expect(old).toMatchObject({ eliminado: true, activa: false });
    expect(old).not.toHaveProperty('d');
  });

  it('is not accepted any more at once, if the operator says so', async () => {
    const { signer, other } = await both();
    const before = await tokenOf(signer);
    await eventually(async () => expect(await statusWith(other, before)).toBe(200));
    expect(await keysOf(signer).rotate({ atOnce: true })).toMatchObject({ retiradas: 1 });
    await eventually(async () => {
      expect(await statusWith(signer, before)).toBe(401);
      expect(await statusWith(other, before)).toBe(401);
    });
    await eventually(async () => expect(await statusWith(other, await tokenOf(signer))).toBe(200), {
      within: 10_000,
    });
  });
});
