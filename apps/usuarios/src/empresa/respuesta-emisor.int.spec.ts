import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { CADUCADO, CuentaEmpresa, expectRefused } from '../../test/cuenta-empresa';

let empresa: CuentaEmpresa;
let issuer: CuentaEmpresa['issuer'];
let world: CuentaEmpresa['world'];

beforeAll(async () => {
  empresa = await CuentaEmpresa.start({});
  ({ issuer, world } = empresa);
});
afterAll(() => empresa.close());
beforeEach(() => empresa.meetSomebodyNew());

describe('an answer of the issuer', () => {
  const changed = (url: string, name: string, value: string) => {
    const { searchParams, href } = new URL(url);
    searchParams.set(name, value);
    return `${href.split('?')[0]}?${searchParams}`;
  };

  it('counts once, also when it comes twice at the same time', async () => {
    const { url, clave } = await empresa.begin();
    const respuesta = await issuer.walk(url);
    const replies = await Promise.all([
      empresa.post('sesion', { respuesta, clave }),
      empresa.post('sesion', { respuesta, clave }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    expectRefused(await empresa.post('sesion', { respuesta, clave }), 400, CADUCADO);
  });

  it('counts only in the browser that began the sign-in', async () => {
    const [mine, other] = [await empresa.begin(), await empresa.begin()];
    const respuesta = await issuer.walk(mine.url);
    expectRefused(await empresa.post('sesion', { respuesta, clave: other.clave }), 400, CADUCADO);
    expect((await empresa.post('sesion', { respuesta, clave: mine.clave })).status).toBe(200);
  });

  it('must have the state of its request', async () => {
    const { url, clave } = await empresa.begin();
    expectRefused(
      await empresa.post('sesion', { respuesta: await issuer.walk(changed(url, 'state', 'otro')), clave }),
      400,
      CADUCADO,
    );
    const again = await empresa.begin();
    const respuesta = await issuer.walk(again.url);
    const twice = `${respuesta}&state=otro`;
    expectRefused(await empresa.post('sesion', { respuesta: twice, clave: again.clave }), 400, CADUCADO);
  });

  it.each(['nonce', 'code_challenge'])('must match the %s of its request', async (name) => {
    const { url, clave } = await empresa.begin();
    const other = 'kXwIuGx8nMfVfQkb5Ck3JwmNNJt0eaFhN7mWkMg2cX0';
    const respuesta = await issuer.walk(changed(url, name, other));
    expectRefused(await empresa.post('sesion', { respuesta, clave }), 400, CADUCADO);
    await empresa.expectNothingMade();
  });

  it('must come from this issuer', async () => {
    const { url, clave } = await empresa.begin();
    const respuesta = changed(`x:/${await issuer.walk(url)}`, 'iss', 'https://otro.es').split('?')[1];
    expectRefused(await empresa.post('sesion', { respuesta, clave }), 400, CADUCADO);
  });

  it('is void after its ten minutes', async () => {
    const { url, clave } = await empresa.begin();
    const respuesta = await issuer.walk(url);
    const entradas = world.connection.collection('entradas_empresa');
    const { expira } = (await entradas.findOne({}, { sort: { expira: -1 } }))!;
    expect((expira as Date).getTime() - Date.now()).toBeGreaterThan(9 * 60_000);
    await entradas.updateMany({}, { $set: { expira: new Date(Date.now() - 1) } });
    expectRefused(await empresa.post('sesion', { respuesta, clave }), 400, CADUCADO);
  });

  it('is refused when it is signed with a key that the issuer does not publish', async () => {
    const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
    issuer.published = { keys: [{ ...jwk, use: 'sig', alg: 'ES256' }] };
    expectRefused(await empresa.enter(), 400, CADUCADO);
    // Nor is what goes on and on read to its end.
    issuer.published = { keys: [{ ...jwk, x5c: ['A'.repeat(1_500_000)] }] };
    expect((await empresa.enter()).status).toBe(503);
    issuer.published = null;
    expect((await empresa.enter()).status).toBe(200);
  });

  it('is accepted with a key that has just been changed', async () => {
    expect((await empresa.enter()).status).toBe(200);
    issuer.renew();
    expect((await empresa.enter()).status).toBe(200);
  });

  it('leaves nothing in the database that somebody who reads it could use', async () => {
    const { url, clave } = await empresa.begin();
    const rows = JSON.stringify(await world.connection.collection('entradas_empresa').find().toArray());
    const state = new URL(url).searchParams.get('state')!;
    expect([rows.includes(state), rows.includes(clave)]).toEqual([false, false]);
  });
});
