import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gunzipSync } from 'node:zlib';
import { World } from '../../test/world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

describe('the reply of a list', () => {
  const raw = (headers: Record<string, string>) =>
    world.service.app.inject({ url: '/api/proyectos', headers: { ...world.member.auth, ...headers } });

  it('is compressed only when one packet does not hold it and the client accepts gzip', async () => {
    await world.proyecto();
    expect((await raw({ 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBeUndefined();

    await world.proyecto({ descripcion: 'ñ'.repeat(700) });
    const plain = await raw({});
    expect(plain.headers['content-encoding']).toBeUndefined();
    const small = await raw({ 'accept-encoding': 'gzip, br' });
    expect(small.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/json; charset=utf-8',
      vary: 'accept-encoding',
      etag: plain.headers['etag'],
    });
    expect(gunzipSync(small.rawPayload).toString()).toBe(plain.payload);
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  it('is answered 304 without a body while it is unchanged', async () => {
    const etag = String((await raw({})).headers['etag']);
    const again = await raw({ 'accept-encoding': 'gzip', 'if-none-match': `"x", ${etag}` });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });
});
