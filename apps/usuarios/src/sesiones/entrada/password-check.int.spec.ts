import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@pmp/testing';
import { CONTRASENA, startWorld, type Person, type World } from '../../../test/world';
import { MAX_FALLOS_CUENTA } from './login-throttle';
import { PasswordHasher } from '../../contrasenas/password-hasher';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const login = async ({ correo }: Person, contraseña = CONTRASENA, direccion = '203.0.113.7') => {
  const headers = { 'x-forwarded-for': direccion };
  return world.http('POST', '/api/usuarios/login', { body: { correo, contraseña }, headers });
};
const signedIn = async (): Promise<Person> => {
  const ana = await world.person();
  expect((await login(ana)).status).toBe(200);
  return ana;
};
/** Changes the account as another replica would, without this process knowing. */
const elsewhere = ({ correo }: Person, cambio: object) =>
  world.connection.collection('usuarios').updateOne({ correoClave: correo.toLowerCase() }, { $set: cambio });
const hashOf = (contrasena: string) => world.app.get(PasswordHasher, { strict: false }).hash(contrasena);

describe('signing in again', () => {
  it('refuses the old password and accepts the new one when another replica has changed it', async () => {
    const ana = await signedIn();
    await elsewhere(ana, { hash: await hashOf('otra-nueva') });
    expect((await login(ana)).status).toBe(401);
    expect((await login(ana, 'otra-nueva')).status).toBe(200);
    expect((await login(ana)).status).toBe(401);
  });

  it('does not count a try against an outdated hash as a mistake', async () => {
    const ana = await signedIn();
    for (let n = 0; n < MAX_FALLOS_CUENTA + 1; n += 1) {
      await elsewhere(ana, { hash: await hashOf(`nueva-${n}`) });
      expect((await login(ana, `nueva-${n}`)).status).toBe(200);
    }
  });

  it('returns the account as it is now', async () => {
    const ana = await signedIn();
    await elsewhere(ana, { nombre: 'Ana María' });
    expect((await login(ana)).body.usuario.nombre).toBe('Ana María');
    await elsewhere(ana, { estado: 'inactivo' });
    expect((await login(ana)).body.message).toBe('Tu cuenta está inactiva');
    await elsewhere(ana, { estado: 'activo', hash: '' });
    expect((await login(ana)).status).toBe(401);
  });

  it('gives the session the current number, so that it ends with the others', async () => {
    const ana = await signedIn();
    await elsewhere(ana, { sesion: 4 });
    const { token } = (await login(ana)).body;
    const claims = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
    expect(claims.ses).toBe(4);
    await eventually(async () => {
      const rows = await world.connection.collection('sesiones').find({ usuario: ana._id, ses: 4 }).toArray();
      expect(rows).toHaveLength(1);
    });
  });

  it('counts wrong passwords also for a cached account', async () => {
    const ana = await signedIn();
    const direccion = '203.0.113.99';
    for (let n = 0; n < MAX_FALLOS_CUENTA; n += 1) {
      expect((await login(ana, `equivocada-${n}`, direccion)).status).toBe(401);
    }
    expect((await login(ana, CONTRASENA, direccion)).status).toBe(429);
  });
});
