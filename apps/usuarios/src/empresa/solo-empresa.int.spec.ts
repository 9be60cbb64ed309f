import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestIssuer } from '../../test/issuer';
import { CONTRASENA, startWorld, type World } from '../../test/world';

const WEB = 'https://pmp.ejemplo.es';
const ADMIN = { correo: 'sistemas@ejemplo.es', contraseña: 'clave-de-sistemas' };
const SOLO = 'En este espacio de trabajo se entra con la cuenta de la empresa';

let issuer: TestIssuer;
let world: World;

beforeAll(async () => {
  issuer = await TestIssuer.start(`${WEB}/login/empresa`);
  world = await startWorld({
    ...issuer.env,
    WEB_URL: WEB,
    OIDC_SOLO: '1',
    OIDC_CREAR_CUENTAS: '0',
    OIDC_CONFIAR_CORREO: '1',
    ADMIN_CORREO: ADMIN.correo,
    ADMIN_CONTRASENA: ADMIN.contraseña,
  });
});
afterAll(async () => {
  await world.close();
  await issuer.close();
});

const post = (path: string, body: unknown) => world.http('POST', `/api/usuarios/${path}`, { body });
const enter = async () => {
  const { url, clave } = (await post('empresa/inicio', {})).body;
  return post('empresa/sesion', { respuesta: await issuer.walk(url), clave });
};
const expectRefused = (reply: { status: number; body: unknown }, message: string) =>
  expect(reply).toMatchObject({ status: 403, body: { success: false, message } });

/** Imported late: it reads the configuration, which is this file's own only once the world stands. */
const restart = async () => {
  const { PrimerAdministrador } = await import('../administrador/primer-administrador');
  await world.app.get(PrimerAdministrador).onApplicationBootstrap();
};

describe('where only the company account signs in', () => {
  it('a password opens the account of an administrator and no other', async () => {
    expect((await post('login', ADMIN)).status).toBe(200);
    const ana = await world.person();
    expectRefused(await post('login', { correo: ana.correo, contraseña: CONTRASENA }), SOLO);
    expect((await post('login', { correo: ana.correo, contraseña: 'otra' })).status).toBe(401);
  });

  it('nobody registers', async () => {
    const nueva = { nombre: 'Nueva', correo: 'nueva@ejemplo.es', contraseña: CONTRASENA };
    expectRefused(await post('register', nueva), SOLO);
    expect(await world.connection.collection('usuarios').countDocuments({ correo: nueva.correo })).toBe(0);
  });

  it('who has an account enters, of an issuer whose addresses are trusted', async () => {
    const ana = await world.person();
    issuer.who = { sub: 'ana', email: ana.correo };
    expect((await enter()).body.usuario._id).toBe(ana._id);
  });

  it('who has none is given none', async () => {
    issuer.who = { sub: 'nueva', email: 'nueva@ejemplo.es' };
    expectRefused(
      await enter(),
      'No tienes cuenta aquí. Pídela a la persona que administra tu espacio de trabajo.',
    );
  });

  it('a denied address is trusted nowhere', async () => {
    const ana = await world.person();
    issuer.who = { sub: 'otra', email: ana.correo, email_verified: false };
    expectRefused(await enter(), 'La cuenta de la empresa no confirma que este correo sea tuyo');
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
    expect((await enter()).body.usuario._id).toBe(squatter._id);
    await restart();
    issuer.who = { sub: 'intruso', email: 'intruso@ejemplo.es' };
    expect((await enter()).status).toBe(403);
    expect((await post('login', ADMIN)).body.usuario).toMatchObject({ _id: squatter._id, rol: 'admin' });
  });
});
