import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, signToken, testKey } from '@pmp/testing';
import type { People } from './bodies';
import { Untouched } from './untouched';
import type { World } from './world';

/** Loading and starting the whole service takes seconds, or a minute on a busy machine. */
const START_MS = 120_000;

let untouched: Untouched;
let world: World;
let people: People;

beforeAll(async () => {
  untouched = await Untouched.start();
  ({ world, people } = untouched);
}, START_MS);
afterAll(() => world.close());

describe('bad tokens', () => {
  const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = () => ({ sub: people.admin._id, ses: 9, sid: 'x', iat: 1, exp: 9_999_999_999 });

  const parts = () => people.admin.token.split('.') as [string, string, string];
  const TOKENS: Record<string, () => string> = {
    'no token at all': () => '',
    'not a token': () => 'hola',
    'three dots': () => '...',
    'alg none': () => `${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims())}.`,
    'alg none with the right kid': () => {
      const { kid } = JSON.parse(Buffer.from(parts()[0], 'base64url').toString()) as { kid: string };
      return `${base64({ alg: 'none', typ: 'JWT', kid })}.${base64(claims())}.`;
    },
    'alg HS256 keyed with the public key': () =>
      `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64(claims())}.${base64('x')}`,
    'a key nobody knows': () => signToken(testKey(), { sub: people.admin._id, ses: 9 }),
    'a changed body': () => `${parts()[0]}.${base64(claims())}.${parts()[2]}`,
    'a cut signature': () => people.admin.token.slice(0, -8),
    'a kid that is an operator': () => `${base64({ alg: 'ES256', kid: { $gt: '' } })}.${base64(claims())}.x`,
    'far too long': () => 'x'.repeat(8_000),
  };

  it.each(Object.entries(TOKENS))('%s is 401', async (_nombre, token) => {
    const headers: Record<string, string> = token() === '' ? {} : { authorization: `Bearer ${token()}` };
    await untouched.expectRefusal(
      await world.http('GET', '/api/usuarios/perfil', { headers }),
      401,
      'NO_AUTENTICADO',
    );
    const put = { headers, body: { rol: 'admin' } };
    await untouched.expectRefusal(
      await world.http('PUT', `/api/usuarios/${people.miembro._id}`, put),
      401,
      'NO_AUTENTICADO',
    );
  });

  describe('with a known key', () => {
    const key = testKey();
    const perfil = (token: string) => world.http('GET', '/api/usuarios/perfil', { token });

    beforeAll(async () => {
      await world.connection.collection<{ _id: string }>('claves').insertOne(key.documento);
      expect((await perfil(signToken(key, { sub: people.admin._id, ses: 1 }))).status).toBe(200);
    });

    it.each([
      ['expired', () => signToken(key, { sub: people.admin._id, ses: 1, claims: { exp: 1_700_000_000 } })],
      ['of an older session', () => signToken(key, { sub: people.admin._id, ses: 0 })],
      ['for nobody', () => signToken(key, { sub: newId(), ses: 1 })],
    ])('%s: the session has ended', async (_nombre, token) => {
      const reply = await perfil(token());
      await untouched.expectRefusal(reply, 401, 'NO_AUTENTICADO');
      expect(reply.body.message).toBe('Sesión expirada. Por favor, inicia sesión nuevamente.');
    });

    it.each([
      ['without a person', { sub: undefined }],
      ['whose person is an operator', { sub: { $gt: '' } }],
      ['whose session is a text', { ses: '9' }],
      ['without an end', { exp: undefined }],
      ['not yet valid', { nbf: 9_999_999_999 }],
    ])('%s is 401', async (_nombre, claims) => {
      const token = signToken(key, { sub: people.admin._id, ses: 1, claims });
      await untouched.expectRefusal(await perfil(token), 401, 'NO_AUTENTICADO');
    });
  });

  it('another scheme is 401', async () => {
    const headers = { authorization: `Basic ${people.admin.token}` };
    await untouched.expectRefusal(
      await world.http('GET', '/api/usuarios', { headers }),
      401,
      'NO_AUTENTICADO',
    );
  });
});
