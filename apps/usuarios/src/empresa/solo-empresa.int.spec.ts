import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CuentaEmpresa, expectRefused, SIN_VERIFICAR } from '../../test/cuenta-empresa';
import { CONTRASENA } from '../../test/world';

const ADMIN = { correo: 'sistemas@ejemplo.es', contraseña: 'clave-de-sistemas' };
const SOLO = 'En este espacio de trabajo se entra con la cuenta de la empresa';

let empresa: CuentaEmpresa;
let issuer: CuentaEmpresa['issuer'];
let world: CuentaEmpresa['world'];

beforeAll(async () => {
  empresa = await CuentaEmpresa.start({
    OIDC_SOLO: '1',
    OIDC_CREAR_CUENTAS: '0',
    OIDC_CONFIAR_CORREO: '1',
    ADMIN_CORREO: ADMIN.correo,
    ADMIN_CONTRASENA: ADMIN.contraseña,
  });
  ({ issuer, world } = empresa);
});
afterAll(() => empresa.close());

const post = (path: string, body: unknown) => world.http('POST', `/api/usuarios/${path}`, { body });

/** Imported late, because it reads the configuration, which is this file's own only after the world has started. */
const restart = async () => {
  const { FirstAdmin } = await import('../administrador/first-admin');
  await world.app.get(FirstAdmin).onApplicationBootstrap();
};

describe('an installation where only the company account signs in', () => {
  it('accepts a password only for the account of an admin', async () => {
    expect((await post('login', ADMIN)).status).toBe(200);
    const ana = await world.person();
    expectRefused(await empresa.login(ana.correo), 403, SOLO);
    expect((await post('login', { correo: ana.correo, contraseña: 'otra' })).status).toBe(401);
  });

  it('lets nobody register', async () => {
    const nueva = { nombre: 'Nueva', correo: 'nueva@ejemplo.es', contraseña: CONTRASENA };
    expectRefused(await post('register', nueva), 403, SOLO);
    expect(await world.connection.collection('usuarios').countDocuments({ correo: nueva.correo })).toBe(0);
  });

  it('lets people with an account in, if the issuer’s addresses are trusted', async () => {
    const ana = await world.person();
    issuer.who = { sub: 'ana', email: ana.correo };
    expect((await empresa.enter()).body.usuario._id).toBe(ana._id);
  });

  it('creates no account for people without one', async () => {
    issuer.who = { sub: 'nueva', email: 'nueva@ejemplo.es' };
    expectRefused(
      await empresa.enter(),
      403,
      'No tienes cuenta aquí. Pídela a la persona que administra tu espacio de trabajo.',
    );
  });

  it('does not trust an address that the issuer denies', async () => {
    const ana = await world.person();
    issuer.who = { sub: 'otra', email: ana.correo, email_verified: false };
    expectRefused(await empresa.enter(), 403, SIN_VERIFICAR);
  });
});

describe('the local administrator', () => {
  it('is created again when no admin has a password', async () => {
    const usuarios = world.connection.collection('usuarios');
    await usuarios.deleteMany({ rol: 'admin' });
    const jefa = await world.person({ rol: 'admin' });
    await usuarios.updateOne({ correo: jefa.correo }, { $set: { hash: '' } });
    await restart();
    expect((await post('login', ADMIN)).status).toBe(200);
    expect((await world.usuario(jefa._id))?.rol).toBe('admin');
  });

  it('cannot be entered by an identity that had its address before', async () => {
    await world.connection.collection('usuarios').deleteMany({ rol: 'admin' });
    const squatter = await world.person({ correo: ADMIN.correo });
    issuer.who = { sub: 'intruso', email: ADMIN.correo };
    expect((await empresa.enter()).body.usuario._id).toBe(squatter._id);
    await restart();
    issuer.who = { sub: 'intruso', email: 'intruso@ejemplo.es' };
    expect((await empresa.enter()).status).toBe(403);
    expect((await post('login', ADMIN)).body.usuario).toMatchObject({ _id: squatter._id, rol: 'admin' });
  });
});
