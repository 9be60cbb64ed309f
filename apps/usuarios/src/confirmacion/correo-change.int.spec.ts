import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, newId, SmtpServer } from '@pmp/testing';
import { CONTRASENA, type Person, startWorld, type World } from '../../test/world';
import { MAX_CONFIRMACIONES } from './confirmacion-mail.rules';

const WEB = 'https://pmp.ejemplo.es';
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
const fresh = (): string => `nuevo-${(addresses += 1)}@ejemplo.es`;
const change = ({ token }: Person, correo: string, actual: string | undefined = CONTRASENA) =>
  world.http('PUT', '/api/usuarios/perfil', {
    token,
    body: { correo, actual },
    headers: { 'x-forwarded-for': `198.51.100.${(addresses += 1) % 250}` },
  });
const confirm = (token: string) => world.http('POST', '/api/usuarios/correo/confirmar', { body: { token } });
const mailsTo = (correo: string, count = 1) =>
  eventually(() => {
    expect(smtp.to(correo)).toHaveLength(count);
    return smtp.to(correo).at(-1)!.source;
  });
const linkIn = (mail: string): string => new RegExp(`${WEB}/confirmar-correo/([\\w-]{43})`).exec(mail)![1]!;

/** Resolves when all mail of earlier calls has been sent. */
const settle = async () => {
  const correo = fresh();
  await change(await world.person(), correo);
  await mailsTo(correo);
};

describe('another address of an account', () => {
  it('asks for the password: a session alone does not move the account', async () => {
    const ana = await world.person();
    const nuevo = fresh();
    const without = await world.http('PUT', '/api/usuarios/perfil', {
      token: ana.token,
      body: { correo: nuevo },
    });
    expect([without.status, without.body.errores[0].campo]).toEqual([400, 'actual']);
    const wrong = await change(ana, nuevo, 'equivocada');
    expect([wrong.status, wrong.body.motivo]).toEqual([400, 'usuarios.contrasenaActualIncorrecta']);
    await settle();
    expect(smtp.to(nuevo)).toEqual([]);
    expect(await world.usuario(ana._id)).toMatchObject({ correo: ana.correo });
  });

  it('counts once its inbox has answered, and the old one is told, without naming the new one', async () => {
    const ana = await world.person({ nombre: 'Ana' });
    const nuevo = fresh();
    const { status, body } = await change(ana, nuevo);
    expect([status, body.correoPendiente, body.usuario.correo]).toEqual([200, nuevo, ana.correo]);
    const link = linkIn(await mailsTo(nuevo));
    expect(await world.usuario(ana._id)).toMatchObject({ correo: ana.correo });
    expect((await confirm(link)).body).toEqual({ success: true, correo: nuevo });
    expect(await world.usuario(ana._id)).toMatchObject({ correo: nuevo, correoConfirmado: true });
    const told = await mailsTo(ana.correo);
    expect(told).toContain('Hola, Ana:');
    expect(told).toContain('Tu cuenta tiene ahora otro correo.');
    expect(told).not.toContain(nuevo);
    expect(told).not.toContain(WEB);
    expect((await confirm(link)).status).toBe(400);
  });

  it('is called off by a new password, and by another address in between', async () => {
    const [ana, eva] = [await world.person(), await world.person()];
    const [first, second] = [
      await world.confirmacionFor(ana, fresh()),
      await world.confirmacionFor(eva, fresh()),
    ];
    const other = await world.confirmacionFor(eva, fresh());
    await world.http('PUT', '/api/usuarios/contrasena', {
      token: ana.token,
      body: { actual: CONTRASENA, nueva: 'secreta-2' },
    });
    expect((await confirm(second)).status).toBe(200);
    for (const link of [first, other, 'x'.repeat(43)]) expect((await confirm(link)).status).toBe(400);
  });

  it('does not tell who has an account, and takes nobody’s', async () => {
    const [ana, luis] = [await world.person(), await world.person()];
    const { status, body } = await change(luis, ana.correo);
    expect([status, body.correoPendiente]).toEqual([200, ana.correo]);
    await settle();
    expect(smtp.to(ana.correo)).toEqual([]);
    expect((await confirm(await world.confirmacionFor(luis, ana.correo))).status).toBe(409);
  });

  it('is another one only in more than its spelling', async () => {
    const ana = await world.person();
    const reply = await world.http('PUT', '/api/usuarios/perfil', {
      token: ana.token,
      body: { correo: ana.correo.toUpperCase() },
    });
    expect(reply.body.usuario.correo).toBe(ana.correo.toUpperCase());
    expect(reply.body.correoPendiente).toBeUndefined();
  });

  it('stays as it was when the mail server refuses', async () => {
    const ana = await world.person();
    const nuevo = fresh();
    smtp.behave(nuevo, 'refuse');
    expect((await change(ana, nuevo)).status).toBe(200);
    await eventually(() => expect(smtp.refused).toContain(nuevo));
    expect(await world.usuario(ana._id)).toMatchObject({ correo: ana.correo });
  });

  it('does not fill inboxes', async () => {
    const ana = await world.person();
    const nuevo = fresh();
    for (let i = 0; i < MAX_CONFIRMACIONES + 2; i += 1) await change(ana, nuevo);
    await settle();
    expect(smtp.to(nuevo)).toHaveLength(MAX_CONFIRMACIONES);
  });

  it('asks somebody without a password to have just signed in', async () => {
    const ana = await world.person();
    const usuarios = world.connection.collection('usuarios');
    await usuarios.updateOne({ correo: ana.correo }, { $set: { hash: '' } });
    const old = await change({ ...ana, token: await world.oldToken(ana) }, fresh(), undefined);
    expect([old.status, old.body.motivo]).toEqual([403, 'usuarios.entradaReciente']);
    const nuevo = fresh();
    expect((await change(ana, nuevo, undefined)).body.correoPendiente).toBe(nuevo);
  });
});

describe('a new account', () => {
  const register = async (nombre: string) => {
    const correo = fresh();
    const { body } = await world.http('POST', '/api/usuarios/register', {
      body: { nombre, correo, contraseña: CONTRASENA },
      headers: { 'x-forwarded-for': `203.0.113.${addresses % 250}` },
    });
    return { correo, token: body.token as string, usuario: body.usuario };
  };

  it('says that its address is not confirmed, until the link in the mail is opened', async () => {
    const { correo, usuario } = await register('Ana');
    expect(usuario).toMatchObject({ correo, correoConfirmado: false });
    await confirm(linkIn(await mailsTo(correo)));
    expect(await world.lastState(`estado.usuarios.usuario.v1.${usuario._id}`)).toMatchObject({
      datos: { correo },
    });
    expect(await world.usuario(usuario._id)).toMatchObject({ correoConfirmado: true });
  });

  it('puts no words of its own into the inbox that it names', async () => {
    const nombre = 'Has ganado un premio en estafa.ejemplo';
    const { correo, token } = await register(nombre);
    await mailsTo(correo);
    await world.http('POST', '/api/usuarios/contrasena/olvido', { body: { correo } });
    await mailsTo(correo, 2);
    await world.http('POST', '/api/usuarios/correo/enviar', { token });
    await mailsTo(correo, 3);
    for (const { source } of smtp.to(correo)) expect(source).not.toMatch(/premio|estafa/);
  });

  it('is confirmed by a password link that was mailed, but not by one given by hand', async () => {
    const mailed = await register('Ana');
    await mailsTo(mailed.correo);
    await world.http('POST', '/api/usuarios/contrasena/olvido', { body: { correo: mailed.correo } });
    const source = await mailsTo(mailed.correo, 2);
    const token = new RegExp(`${WEB}/restablecer/([\\w-]{43})`).exec(source)![1];
    const body = { token, nueva: 'secreta-3' };
    expect((await world.http('POST', '/api/usuarios/contrasena/restablecer', { body })).status).toBe(200);
    expect(await world.usuario(mailed.usuario._id)).toMatchObject({ correoConfirmado: true });
    const given = await register('Eva');
    const hand = await world.enlaceFor({ _id: given.usuario._id, ...given });
    await world.http('POST', '/api/usuarios/contrasena/restablecer', {
      body: { token: hand, nueva: 'secreta-3' },
    });
    expect(await world.usuario(given.usuario._id)).toMatchObject({ correoConfirmado: false, sesion: 2 });
  });

  it('may ask for the link again only while it is of use', async () => {
    const ana = await world.person({ correo: fresh() });
    const again = () => world.http('POST', '/api/usuarios/correo/enviar', { token: ana.token });
    expect((await again()).status).toBe(200);
    await settle();
    expect(smtp.to(ana.correo)).toEqual([]);
    expect(
      (await world.http('POST', '/api/usuarios/correo/confirmar', { body: { token: newId() } })).status,
    ).toBe(400);
  });
});
