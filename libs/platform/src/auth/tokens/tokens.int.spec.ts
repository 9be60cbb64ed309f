import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  newId,
  request,
  signToken,
  startService,
  testBroker,
  testDatabase,
  testKey,
  type RunningService,
  type TestBroker,
  type TestReply,
} from '@pmp/testing';
import { createHmac, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { probeModule } from '../../../test/probe-service';
import { Authenticator } from '../authenticator';

const YO = '/api/cosas/yo';
const EXPIRADA = 'Sesión expirada. Por favor, inicia sesión nuevamente.';

let broker: TestBroker;
let service: RunningService;

beforeAll(async () => {
  broker = await testBroker();
  service = await startService(async () => probeModule(), { database: await testDatabase(), broker });
});
afterAll(async () => {
  await service.close();
  await broker.dispose();
});

afterEach(() => void jest.restoreAllMocks());

const withToken = (token: string): Promise<TestReply> => request(service.app)('GET', YO, { token });

const expectRefused = (reply: TestReply, message = 'Inicia sesión para continuar'): void => {
  const expired = message !== 'Inicia sesión para continuar';
  expect(reply.status).toBe(401);
  expect(reply.body).toEqual({
    success: false,
    message,
    codigo: 'NO_AUTENTICADO',
    motivo: expired ? 'comun.sesionExpirada' : 'comun.noAutenticado',
    requestId: reply.headers['x-request-id'],
  });
};

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const nowSeconds = (): number => Math.floor(Date.now() / 1000);

describe('a valid token is accepted', () => {
  it('as the person in the local copy', async () => {
    const ana = await service.people.person({ nombre: 'Ana', rol: 'admin' });
    const reply = await withToken(ana.token);
    expect(reply.status).toBe(200);
    expect(reply.body.caller).toMatchObject({ _id: ana._id, nombre: 'Ana', rol: 'admin' });
    expect(reply.body.actor).toBe(ana._id);
  });

  it('with the least rights while its person has not reached the local copy', async () => {
    const desconocida = newId();
    const reply = await withToken(signToken(service.people.key, { sub: desconocida, ses: 4 }));
    expect(reply.body.caller).toEqual({
      _id: desconocida,
      nombre: '',
      correo: null,
      avatar: null,
      rol: 'usuario',
      sesion: 4,
      equipos: {},
    });
  });

  it('only until it expires, even if it was verified before', async () => {
    const ana = await service.people.person();
    const token = signToken(service.people.key, { sub: ana._id, claims: { exp: nowSeconds() + 60 } });
    expect((await withToken(token)).status).toBe(200);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    expectRefused(await withToken(token), EXPIRADA);
  });

  it('with a key that arrived after the service started', async () => {
    const key = testKey();
    const token = signToken(key, { sub: newId() });
    expectRefused(await withToken(token));
    await service.connection.collection<{ _id: string }>('copia_claves').insertOne(key.documento);
    expect((await withToken(token)).status).toBe(200);
  });
});

describe('a bad token is refused with 401', () => {
  it.each([
    ['none', undefined],
    ['another scheme', 'Basic YTpi'],
    ['no token', 'Bearer'],
    ['not a token', 'Bearer nada'],
    ['three empty parts', 'Bearer ..'],
    ['a header that is no JSON', 'Bearer e30x.e30.e30'],
    ['a header that is null', `Bearer ${part(null)}.${part({})}.x`],
    ['longer than any of ours', `Bearer ${'a'.repeat(5_000)}.b.c`],
  ])('%s', async (_what, authorization) => {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    expectRefused(await request(service.app)('GET', YO, { headers }));
  });

  it('expired, with a message that says so', async () => {
    const { key } = service.people;
    const claims = { iat: nowSeconds() - 100, exp: nowSeconds() - 50 };
    expectRefused(await withToken(signToken(key, { sub: newId(), claims })), EXPIRADA);
  });

  it('signed with a key that is not ours under our kid', async () => {
    const { kid } = service.people.key;
    expectRefused(await withToken(signToken({ ...testKey(), kid }, { sub: newId() })));
  });

  it('with claims changed after signing', async () => {
    const [head, , signature] = signToken(service.people.key, { sub: newId() }).split('.');
    const claims = part({ sub: newId(), ses: 0, sid: 'x', iat: nowSeconds(), exp: nowSeconds() + 100 });
    expectRefused(await withToken(`${head}.${claims}.${signature}`));
  });

  it.each([-8, -1])('with a signature cut by %d characters', async (cut) => {
    expectRefused(await withToken(signToken(service.people.key, { sub: newId() }).slice(0, cut)));
  });

  it('with a signature that is too long', async () => {
    expectRefused(await withToken(`${signToken(service.people.key, { sub: newId() })}AAAA`));
  });

  it('an empty one, as a socket may send it', async () => {
    await expect(service.app.get(Authenticator).authenticate('')).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });

  it.each(['none', 'None', 'NONE'])('alg %s without a signature', async (alg) => {
    const { kid } = service.people.key;
    const [, claims] = signToken(service.people.key, { sub: newId() }).split('.');
    expectRefused(await withToken(`${part({ alg, typ: 'JWT', kid })}.${claims}.`));
  });

  it('alg none with one of our valid signatures', async () => {
    expectRefused(await withToken(signToken(service.people.key, { sub: newId(), header: { alg: 'none' } })));
  });

  it.each(['pem', 'jwk'] as const)('HS256 keyed with our public key as %s', async (format) => {
    const { key } = service.people;
    const publicKey = createPublicKey(key.privada);
    const secret =
      format === 'pem'
        ? publicKey.export({ format, type: 'spki' })
        : JSON.stringify(publicKey.export({ format }));
    const [, claims] = signToken(key, { sub: newId() }).split('.');
    const signed = `${part({ alg: 'HS256', typ: 'JWT', kid: key.kid })}.${claims}`;
    const mac = createHmac('sha256', secret).update(signed).digest('base64url');
    expectRefused(await withToken(`${signed}.${mac}`));
  });

  it('RS256, signed with a key that its own header carries', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const { key } = service.people;
    const [, claims] = signToken(key, { sub: newId() }).split('.');
    const jwk = publicKey.export({ format: 'jwk' });
    const signed = `${part({ alg: 'RS256', typ: 'JWT', kid: key.kid, jwk })}.${claims}`;
    const signature = sign('sha256', Buffer.from(signed), privateKey).toString('base64url');
    expectRefused(await withToken(`${signed}.${signature}`));
  });

  it.each([
    ['unknown', 'f'.repeat(24)],
    ['absent', undefined],
    ['a number', 7],
    ['an operator', { $ne: '' }],
    ['a path', '../../clave'],
  ])('kid %s', async (_what, kid) => {
    expectRefused(await withToken(signToken(service.people.key, { sub: newId(), header: { kid } })));
  });

  it.each([
    ['sub an operator', { sub: { $ne: null } }],
    ['sub not an id', { sub: 'ana' }],
    ['ses a text', { ses: '0' }],
    ['ses absent', { ses: undefined }],
    ['sid absent', { sid: undefined }],
    ['exp absent', { exp: undefined }],
    ['not valid yet', { nbf: 4_000_000_000 }],
  ])('claims: %s', async (_what, claims) => {
    expectRefused(await withToken(signToken(service.people.key, { sub: newId(), claims })));
  });

  it('that another service of the same process would accept', async () => {
    const other = await startService(async () => probeModule(), { database: await testDatabase(), broker });
    const theirs = await other.people.person();
    const mine = await service.people.person();
    expect((await request(other.app)('GET', YO, { token: theirs.token })).status).toBe(200);
    expect((await withToken(mine.token)).status).toBe(200);
    expectRefused(await withToken(theirs.token));
    await other.close();
    expect((await withToken((await service.people.person()).token)).status).toBe(200);
  });

  it('whose key has been withdrawn', async () => {
    const key = { ...testKey() };
    const documento = { ...key.documento, eliminado: true };
    await service.connection.collection<{ _id: string }>('copia_claves').insertOne(documento);
    expectRefused(await withToken(signToken(key, { sub: newId() })));
  });
});
