import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, SmtpServer } from '@pmp/testing';
import { CONTRASENA, type Person, startWorld, type World } from '../../test/world';

const WEB = 'https://pmp.ejemplo.es';
let smtp: SmtpServer;
let world: World;
let admin: Person;

beforeAll(async () => {
  smtp = await SmtpServer.start();
  world = await startWorld({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    CORREO_REMITENTE: 'PMP <avisos@ejemplo.es>',
    WEB_URL: WEB,
  });
  admin = await world.person({ rol: 'admin' });
});
afterAll(async () => {
  await world.close();
  await smtp.close();
});

const configure = async (changes: { REGISTRO?: string; SMTP_URL?: string | undefined }) =>
  Object.assign((await import('../config')).config, changes);
beforeEach(() => configure({ REGISTRO: 'invitacion', SMTP_URL: `smtp://127.0.0.1:${smtp.port}` }));

let addresses = 0;
const fresh = (): string => `invitada-${(addresses += 1)}@ejemplo.es`;
const invite = (correo: string) =>
  world.http('POST', '/api/usuarios/invitaciones', { token: admin.token, body: { correo } });
const register = (correo: string, invitacion?: string) =>
  world.http('POST', '/api/usuarios/register', {
    body: { nombre: 'Invitada', correo, contraseña: CONTRASENA, ...(invitacion && { invitacion }) },
  });
const list = async () =>
  (await world.http('GET', '/api/usuarios/invitaciones', { token: admin.token })).body.invitaciones;
const linkIn = (text: string): string => /register\?invitacion=([\w-]{43})/.exec(text)![1]!;

describe('registration by mail', () => {
  const ask = (correo: string) => world.http('POST', '/api/usuarios/register/enlace', { body: { correo } });

  it('answers the same whether or not there is an account, and mails each what they need', async () => {
    await configure({ REGISTRO: 'correo' });
    const [known, unknown] = [await world.person(), fresh()];
    const replies = [await ask(known.correo), await ask(unknown)];
    expect(replies.map(({ status, body }) => [status, body])).toEqual(
      [1, 2].map(() => [200, { success: true, message: 'Te hemos enviado un correo para seguir.' }]),
    );
    const told = await eventually(() => smtp.to(known.correo)[0]!.source);
    expect(told).toContain(`${WEB}/login`);
    expect(told).not.toContain('invitacion=');
    const token = await eventually(() => linkIn(smtp.to(unknown)[0]!.source));
    expect((await register(unknown, token)).status).toBe(201);
  });

  it('tells nobody by another way who has an account', async () => {
    await configure({ REGISTRO: 'correo' });
    const known = await world.person();
    for (const correo of [known.correo, fresh()]) {
      const { status, body } = await register(correo);
      expect([status, body.motivo]).toEqual([403, 'usuarios.registroPorCorreo']);
    }
  });

  it('is offered only where the operator says so', async () => {
    const { status, body } = await ask(fresh());
    expect([status, body.motivo]).toEqual([403, 'usuarios.registroSinEnlace']);
  });
});

describe('registration by invitation', () => {
  it('takes nobody without one', async () => {
    const { status, body } = await register(fresh());
    expect([status, body.motivo]).toEqual([403, 'usuarios.registroConInvitacion']);
  });

  it('lets the invited address in, once, and knows that it reads its mail', async () => {
    const correo = fresh();
    const { status, body } = await invite(correo);
    expect([status, body.invitacion.enviada, body.invitacion.ruta]).toEqual([201, true, undefined]);
    const token = await eventually(() => linkIn(smtp.to(correo)[0]!.source));
    expect((await register(fresh(), token)).body.motivo).toBe('usuarios.invitacionNoValida');
    const replies = await Promise.all([register(correo.toUpperCase(), token), register(correo, token)]);
    expect(replies.map(({ status }) => status).sort()[0]).toBe(201);
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    const made = replies.find(({ status }) => status === 201)!.body.usuario;
    expect(made).not.toHaveProperty('correoConfirmado');
    expect((await register(fresh(), token)).status).toBe(400);
    expect(smtp.to(correo)).toHaveLength(1);
  });

  it('gives the link to the administrator where no mail is sent; the address is not confirmed then', async () => {
    await configure({ SMTP_URL: undefined });
    const correo = fresh();
    const { invitacion } = (await invite(correo)).body;
    expect(invitacion).toMatchObject({ enviada: false, correo });
    const { body } = await register(correo, linkIn(invitacion.ruta));
    expect(body.usuario).toMatchObject({ correo, rol: 'usuario', correoConfirmado: false });
  });

  it('ends with its withdrawal, its time or a newer one', async () => {
    const [withdrawn, replaced, late] = [fresh(), fresh(), fresh()];
    const first = await world.invitacionFor(withdrawn);
    const remove = () =>
      world.http('DELETE', `/api/usuarios/invitaciones/${first._id}`, { token: admin.token });
    expect((await list())[0]).toMatchObject({ _id: first._id, correo: withdrawn });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
    const second = await world.invitacionFor(replaced);
    await invite(replaced);
    const third = await world.invitacionFor(late, { ms: -1_000 });
    for (const [correo, { token }] of [
      [withdrawn, first],
      [replaced, second],
      [late, third],
    ] as const)
      expect((await register(correo, token)).body.motivo).toBe('usuarios.invitacionNoValida');
  });

  it('is not offered to an address that has an account', async () => {
    expect((await invite(admin.correo)).status).toBe(409);
  });

  it('says when the mail server does not take it', async () => {
    const correo = fresh();
    smtp.behave(correo, 'refuse');
    expect([(await invite(correo)).body.motivo]).toEqual(['usuarios.invitacionNoEnviada']);
  });
});

describe('closed registration', () => {
  it('takes nobody, invited or not, and invites nobody', async () => {
    const correo = fresh();
    const { token } = await world.invitacionFor(correo);
    await configure({ REGISTRO: 'cerrado' });
    for (const reply of [await register(correo), await register(correo, token), await invite(fresh())])
      expect([reply.status, reply.body.motivo]).toEqual([403, 'usuarios.registroCerrado']);
  });
});

describe('open registration', () => {
  it('takes everybody, and invitations too', async () => {
    await configure({ REGISTRO: 'abierto' });
    const correo = fresh();
    const { token } = await world.invitacionFor(correo, { porCorreo: true });
    expect((await register(fresh())).body.usuario.correoConfirmado).toBe(false);
    expect((await register(correo, token)).body.usuario).not.toHaveProperty('correoConfirmado');
  });
});
