import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CONTRASENA, startWorld, type World } from '../../test/world';

const CORREO = 'Jefa@ejemplo.es';
let world: World;

beforeAll(async () => {
  world = await startWorld({ ADMIN_CORREO: CORREO, ADMIN_CONTRASENA: 'clave-de-jefa' });
});
afterAll(() => world.close());

const login = (contraseña: string) =>
  world.http('POST', '/api/usuarios/login', { body: { correo: CORREO, contraseña } });
const admins = () =>
  world.connection.collection('usuarios').find({ rol: 'admin', estado: 'activo' }).toArray();

/** Imported late, because it reads the configuration, which is this file's own only after the world has started. */
const start = async () => {
  const { FirstAdmin } = await import('./first-admin');
  await world.app.get(FirstAdmin).onApplicationBootstrap();
};

describe('the first admin', () => {
  it('can sign in after the first start', async () => {
    const reply = await login('clave-de-jefa');
    expect([reply.status, reply.body.usuario.rol]).toEqual([200, 'admin']);
  });

  it('is not created again by another start', async () => {
    const before = await admins();
    expect(await world.heard(start)).toEqual([]);
    expect(await admins()).toEqual(before);
  });

  it('is reported as missing to people who sign in before', async () => {
    const { token } = await world.person();
    const hay = async () =>
      (await world.http('GET', '/api/usuarios/administracion', { token })).body.hayAdministracion;
    expect(await hay()).toBe(true);
    await world.connection
      .collection('usuarios')
      .updateMany({ rol: 'admin' }, { $set: { estado: 'inactivo' } });
    expect(await hay()).toBe(false);
  });

  it('is created once by two replicas that start at the same time', async () => {
    await world.connection.collection('usuarios').deleteMany({ rol: 'admin' });
    await Promise.all([start(), start(), start()]);
    expect(await admins()).toHaveLength(1);
  });

  it('takes over an account that somebody registered with its correo before', async () => {
    await world.connection.collection('usuarios').deleteMany({ rol: 'admin' });
    const squatter = await world.person({ correo: CORREO });
    await start();
    expect((await login(CONTRASENA)).status).toBe(401);
    expect((await login('clave-de-jefa')).body.usuario).toMatchObject({ _id: squatter._id, rol: 'admin' });
    const old = await world.http('GET', '/api/usuarios/perfil', { token: squatter.token });
    expect(old.status).toBe(401);
  });
});
