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

/** Imported late: it reads the configuration, which is this file's own only once the world stands. */
const restart = async () => {
  const { FirstAdmin } = await import('../administrador/first-admin');
  await world.app.get(FirstAdmin).onApplicationBootstrap();
};

describe('where only the company account signs in', () => {
  it('a password opens the account of an administrator and no other', async () => {
    expect((await post('login', ADMIN)).status).toBe(200);
    const ana = await world.person();
    expectRefused(await empresa.login(ana.correo), 403, SOLO);
    expect((await post('login', { correo: ana.correo, contraseña: 'otra' })).status).toBe(401);
  });

  it('nobody registers', async () => {
    const nueva = { nombre: 'Nueva', correo: 'nueva@ejemplo.es', contraseña: CONTRASENA };
    expectRefused(await post('register', nueva), 403, SOLO);
    expect(await world.connection.collection('usuarios').countDocuments({ correo: nueva.correo })).toBe(0);
  });

  it('who has an account enters, of an issuer whose addresses are trusted', async () => {
    const ana = await world.person();
    issuer.who = { sub: 'ana', email: ana.correo };
    expect((await empresa.enter()).body.usuario._id).toBe(ana._id);
  });

  it('who has none is given none', async () => {
    issuer.who = { sub: 'nueva', email: 'nueva@ejemplo.es' };
    expectRefused(
      await empresa.enter(),
      403,
      'No tienes cuenta aquí. Pídela a la persona que administra tu espacio de trabajo.',
    );
  });

  it('a denied address is trusted nowhere', async () => {
    const ana = await world.person();
    issuer.who = { sub: 'otra', email: ana.correo, email_verified: false };
    expectRefused(await empresa.enter(), 403, SIN_VERIFICAR);
  });
});

describe('the local administrator', () => {
  it('is made again when those who administer have no password', async () => {
    const usuarios = world.connection.collection('usuarios');
    await usuarios.deleteMany({ rol: 'admin' });
    const jefa = await world.person({ rol: 'admin' });
    await usuarios.updateOne({ correo: jefa.correo }, { $set: { hash: '' } });
    await restart();
    expect((await post('login', ADMIN)).status).toBe(200);
    expect((await world.usuario(jefa._id))?.rol).toBe('admin');
  });

  it('is not entered by an identity that had that address before', async () => {
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
