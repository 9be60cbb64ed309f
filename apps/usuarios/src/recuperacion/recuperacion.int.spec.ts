import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, SmtpServer } from '@pmp/testing';
import { CONTRASENA, type Person, startWorld, type World } from '../../test/world';
import { MAX_CORREOS, MAX_SOLICITUDES } from '../correo/reset-throttle';

const WEB = 'https://pmp.ejemplo.es';
const NUEVA = 'secreta-nueva';
const CADUCADO = 'El enlace ha caducado o ya se ha usado. Pide uno nuevo.';
const RESPUESTA = {
  success: true,
  message: 'Si hay una cuenta con ese correo, recibirás un enlace en unos minutos.',
};

let smtp: SmtpServer;
let world: World;

beforeAll(async () => {
  smtp = await SmtpServer.start();
  world = await startWorld({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    CORREO_REMITENTE: 'PMP <avisos@ejemplo.es>',
    WEB_URL: WEB,
  });
});
afterAll(async () => {
  await world.close();
  await smtp.close();
});

let addresses = 0;
const post = (path: string, body: unknown, direccion = `198.51.100.${(addresses += 1)}`) =>
  world.http('POST', `/api/usuarios/${path}`, { body, headers: { 'x-forwarded-for': direccion } });
const olvido = (correo: string, direccion?: string) => post('contrasena/olvido', { correo }, direccion);
const restablecer = (token: string, nueva = NUEVA) => post('contrasena/restablecer', { token, nueva });
const login = async ({ correo }: Person, contraseña: string, direccion?: string) =>
  (await post('login', { correo, contraseña }, direccion)).status;

const mailTo = async ({ correo }: Person) => {
  await eventually(() => expect(smtp.to(correo)).toHaveLength(1));
  return smtp.to(correo)[0]!.source;
};

/** Resolves when all mail that was requested earlier has been sent. */
const settle = async () => {
  const marca = await world.person();
  await olvido(marca.correo);
  await mailTo(marca);
};

const enlaceIn = (mail: string): string => {
  const token = new RegExp(`${WEB}/restablecer/([\\w-]{43})`).exec(mail)?.[1];
  if (!token) throw new Error('El correo no lleva enlace');
  return token;
};

const failures = (direccion: string, ana: Person) =>
  Promise.all(Array.from({ length: 10 }, () => login(ana, 'equivocada', direccion)));

describe('a forgotten password', () => {
  it('is replaced with the link in a mail, which ends every session', async () => {
    const ana = await world.person({ nombre: 'Ana' });
    expect((await olvido(` ${ana.correo.toUpperCase()}`)).body).toEqual(RESPUESTA);
    const mail = await mailTo(ana);
    expect(mail).toContain('Restablece_tu_contraseña');
    const token = enlaceIn(mail);
    expect(await restablecer(token)).toMatchObject({ status: 200, body: { success: true } });
    expect([await login(ana, CONTRASENA), await login(ana, NUEVA)]).toEqual([401, 200]);
    expect((await world.http('GET', '/api/usuarios/perfil', { token: ana.token })).status).toBe(401);
  });

  it('is mailed in the language of the person', async () => {
    const ana = await world.person();
    await world.http('PUT', '/api/usuarios/preferencias', { token: ana.token, body: { idioma: 'de' } });
    await olvido(ana.correo);
    expect(await mailTo(ana)).toContain('Neues Passwort wählen');
  });

  it('gets the same answer for an unknown and an inactive account, and mails neither', async () => {
    const inactiva = await world.person({ estado: 'inactivo' });
    for (const correo of [inactiva.correo, 'nadie@ejemplo.es']) {
      expect((await olvido(correo)).body).toEqual(RESPUESTA);
    }
    await settle();
    expect([...smtp.to(inactiva.correo), ...smtp.to('nadie@ejemplo.es')]).toEqual([]);
  });

  it('gets the same answer when the mail server refuses', async () => {
    const ana = await world.person();
    smtp.behave(ana.correo, 'refuse');
    expect((await olvido(ana.correo)).body).toEqual(RESPUESTA);
    await eventually(() => expect(smtp.refused).toContain(ana.correo));
    expect((await olvido(ana.correo)).status).toBe(200);
  });

  it('does not fill an inbox, and does not reveal that it stopped', async () => {
    const ana = await world.person();
    for (let i = 0; i < MAX_CORREOS + 2; i += 1) expect((await olvido(ana.correo)).body).toEqual(RESPUESTA);
    await settle();
    await eventually(() => expect(smtp.to(ana.correo)).toHaveLength(MAX_CORREOS));
  });

  it('cannot be requested endlessly from one address', async () => {
    for (let i = 0; i < MAX_SOLICITUDES; i += 1) {
      expect((await olvido(`nadie-${i}@ejemplo.es`, '203.0.113.9')).status).toBe(200);
    }
    const reply = await olvido('nadie@ejemplo.es', '203.0.113.9');
    expect([reply.status, reply.body.codigo]).toEqual([429, 'DEMASIADAS_PETICIONES']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('the link', () => {
  const expectVoid = async (token: string) =>
    expect(await restablecer(token)).toMatchObject({
      status: 400,
      body: { errores: [{ campo: 'token', message: CADUCADO }] },
    });

  it('works once, also when it is used twice at the same time', async () => {
    const token = await world.enlaceFor(await world.person());
    const replies = await Promise.all([restablecer(token), restablecer(token, 'otra-secreta')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    await expectVoid(token);
  });

  it('is void after its 30 minutes', async () => {
    await expectVoid(await world.enlaceFor(await world.person(), -1));
    const ana = await world.person();
    const admin = await world.person({ rol: 'admin' });
    const { body } = await world.http('POST', `/api/usuarios/${ana._id}/enlace-contrasena`, {
      token: admin.token,
    });
    expect(Date.parse(body.enlace.expira) - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    expect(Date.parse(body.enlace.expira) - Date.now()).toBeGreaterThan(29 * 60_000);
  });

  it('is void once the password has been changed in another way', async () => {
    const [ana, eva] = [await world.person(), await world.person()];
    const [one, two] = [await world.enlaceFor(ana), await world.enlaceFor(ana)];
    expect((await restablecer(one)).status).toBe(200);
    await expectVoid(two);
    const old = await world.enlaceFor(eva);
    const body = { actual: CONTRASENA, nueva: 'secreta-2' };
    await world.http('PUT', '/api/usuarios/contrasena', { token: eva.token, body });
    await expectVoid(old);
  });

  it('is void once the address changes, so that readers of the old inbox cannot use it', async () => {
    const [ana, eva] = [await world.person(), await world.person()];
    const [old, good] = [await world.enlaceFor(ana), await world.enlaceFor(eva)];
    const move = (person: Person, body: object) =>
      world.http('PUT', '/api/usuarios/perfil', { token: person.token, body });
    const link = await world.confirmacionFor(ana, `nueva-${ana.correo}`);
    expect((await post('correo/confirmar', { token: link })).status).toBe(200);
    await expectVoid(old);
    expect((await move(eva, { nombre: 'Eva Sanz', correo: eva.correo.toUpperCase() })).status).toBe(200);
    expect((await restablecer(good)).status).toBe(200);
  });

  it('is void for an account that has become inactive', async () => {
    await expectVoid(await world.enlaceFor(await world.person({ estado: 'inactivo' })));
  });

  it('is kept as a hash only', async () => {
    const token = await world.enlaceFor(await world.person());
    const rows = await world.connection.collection('restablecimientos').find().toArray();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('does not change the password when the new one is too short', async () => {
    const ana = await world.person();
    const token = await world.enlaceFor(ana);
    expect((await restablecer(token, '12345')).body.errores[0].campo).toBe('nueva');
    expect(await login(ana, CONTRASENA)).toBe(200);
    expect((await restablecer(token)).status).toBe(200);
  });

  it('lets somebody sign in again who had guessed too often', async () => {
    const ana = await world.person();
    await failures('203.0.113.77', ana);
    expect(await login(ana, CONTRASENA, '203.0.113.77')).toBe(429);
    const token = await world.enlaceFor(ana);
    await post('contrasena/restablecer', { token, nueva: NUEVA }, '203.0.113.77');
    expect(await login(ana, NUEVA, '203.0.113.77')).toBe(200);
  });

  it('can be made by an admin for somebody who gets no mail', async () => {
    const [admin, ana] = [await world.person({ rol: 'admin' }), await world.person()];
    const ask = (id: string) =>
      world.http('POST', `/api/usuarios/${id}/enlace-contrasena`, { token: admin.token });
    const { status, body } = await ask(ana._id);
    expect(status).toBe(201);
    const token = /^\/restablecer\/([\w-]{43})$/.exec(body.enlace.ruta)?.[1];
    expect((await restablecer(token!)).status).toBe(200);
    expect(await login(ana, NUEVA)).toBe(200);
    const inactiva = await world.person({ estado: 'inactivo' });
    expect((await ask(inactiva._id)).status).toBe(409);
  });
});
