import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ADMIN_DEMO } from '@pmp/contracts/usuarios';
import { bodyOf, CONTRASENA, startWorld, type World } from '../../test/world';

const OWN = { correo: 'jefa@ejemplo.es', contrasena: 'clave-de-jefa' };
const LUCIA = { correo: 'lucia@demo.es', contrasena: ADMIN_DEMO.contrasena };
let world: World;

beforeAll(async () => {
  world = await startWorld({
    DEMO: '1',
    ADMIN_CORREO: ADMIN_DEMO.correo,
    ADMIN_CONTRASENA: ADMIN_DEMO.contrasena,
  });
});
afterAll(() => world.close());

interface Credentials {
  correo: string;
  contrasena: string;
}

const login = ({ correo, contrasena }: Credentials) =>
  world.http('POST', '/api/usuarios/login', { body: { correo, contraseña: contrasena } });
const register = (nombre: string, { correo, contrasena }: Credentials) =>
  world.http('POST', '/api/usuarios/register', { body: { nombre, correo, contraseña: contrasena } });

/** What happens when the service starts again on the same data. */
const startAgain = async (env: { DEMO: boolean; admin: Credentials }) => {
  const { config } = await import('../config');
  const { FirstAdmin } = await import('./first-admin');
  Object.assign(config, {
    DEMO: env.DEMO,
    ADMIN_CORREO: env.admin.correo,
    ADMIN_CONTRASENA: env.admin.contrasena,
  });
  await world.app.get(FirstAdmin).onApplicationBootstrap();
};

describe('the accounts of the demonstration', () => {
  it('are closed by a start without it, and the operator gets an own administrator', async () => {
    const { body: demo } = await login(ADMIN_DEMO);
    const { body: lucia } = await register('Lucía', LUCIA);
    const { body: ana } = await register('Ana', { correo: 'ana@ejemplo.es', contrasena: CONTRASENA });
    const said = await world.heard(() => startAgain({ DEMO: false, admin: OWN }));
    for (const known of [ADMIN_DEMO, LUCIA]) expect((await login(known)).status).toBe(403);
    for (const { token, usuario } of [demo, lucia]) {
      expect((await world.http('GET', '/api/usuarios/perfil', { token })).status).toBe(401);
      expect(bodyOf(said, `estado.usuarios.usuario.v1.${usuario._id}`).datos).toMatchObject({
        estado: 'inactivo',
        sesion: 2,
      });
    }
    expect((await world.http('GET', '/api/usuarios/perfil', { token: ana.token })).status).toBe(200);
    expect((await login(OWN)).body.usuario).toMatchObject({ rol: 'admin', estado: 'activo' });
  });

  it('cannot be activated by hand meanwhile', async () => {
    const { body } = await login(OWN);
    const lucia = await world.connection.collection('usuarios').findOne({ correoClave: LUCIA.correo });
    const reply = await world.http('PUT', `/api/usuarios/${lucia!._id.toHexString()}`, {
      token: body.token,
      body: { estado: 'activo' },
    });
    expect([reply.status, reply.body.motivo]).toEqual([409, 'usuarios.cuentaDeDemostracion']);
  });

  it('are open again in the next demonstration', async () => {
    await startAgain({ DEMO: true, admin: ADMIN_DEMO });
    for (const known of [ADMIN_DEMO, LUCIA, OWN]) expect((await login(known)).status).toBe(200);
  });

  it('belong to whoever sets a password for them, and then stay open', async () => {
    const { body } = await login(LUCIA);
    const nueva = 'solo-de-lucia';
    await world.http('PUT', '/api/usuarios/contrasena', {
      token: body.token,
      body: { actual: LUCIA.contrasena, nueva },
    });
    await startAgain({ DEMO: false, admin: OWN });
    expect((await login({ ...LUCIA, contrasena: nueva })).status).toBe(200);
    expect((await login(ADMIN_DEMO)).status).toBe(403);
  });
});
