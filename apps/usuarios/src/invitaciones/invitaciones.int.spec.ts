import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, SmtpServer } from '@pmp/testing';
import { bodyOf, CONTRASENA, type Person, startWorld, type World } from '../../test/world';

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

  it('is handed over as a link where the mail server does not take it, and confirms no address', async () => {
    const correo = fresh();
    smtp.behave(correo, 'refuse');
    const { invitacion } = (await invite(correo)).body;
    expect(invitacion.enviada).toBe(false);
    expect((await register(correo, linkIn(invitacion.ruta))).body.usuario.correoConfirmado).toBe(false);
  });
});

const post = (path: string, body: object, token = admin.token) =>
  world.http('POST', `/api/usuarios/invitaciones${path}`, { token, body });
const link = async (body: object): Promise<string> => linkIn((await post('', body)).body.invitacion.ruta);
const withTeam = async (rol: 'admin' | 'miembro' = 'admin') => {
  const jefa = await world.person();
  return { jefa, equipo: await world.team([[jefa, rol]]) };
};
const rolesIn = async (equipo: string) =>
  Object.fromEntries(
    (await world.equipo(equipo))!.miembros.map(({ usuario, rol }) => [usuario.toHexString(), rol]),
  );

describe('an invitation into a team', () => {
  it('puts whoever makes the account in it, with the role, and says so before', async () => {
    const { equipo } = await withTeam();
    const correo = fresh();
    const proyecto = 'a'.repeat(24);
    await post('', { correo, equipo, rol: 'admin', proyecto });
    const token = await eventually(() => linkIn(smtp.to(correo)[0]!.source));
    const seen = (
      await world.http('POST', '/api/usuarios/invitaciones/mirar', { body: { invitacion: token } })
    ).body.invitacion;
    expect(seen).toMatchObject({ correo, equipo: 'Plataforma', proyecto });
    const said = await world.heard(async () => expect((await register(correo, token)).status).toBe(201));
    const { usuario } = bodyOf(said, 'hecho.usuarios.invitacion.aceptada.v1').datos;
    expect((await rolesIn(equipo))[usuario]).toBe('admin');
    expect(bodyOf(said, 'hecho.usuarios.equipo.miembro-anadido.v1').datos).toMatchObject({ usuario });
  });

  it('lets one of two in who want its last place at the same moment, and tells the other', async () => {
    await configure({ REGISTRO: 'abierto' });
    const { equipo } = await withTeam();
    const token = await link({ plazas: 2, equipo });
    expect((await register(fresh(), token)).status).toBe(201);
    const both = await Promise.all([register(fresh(), token), register(fresh(), token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(both.find(({ status }) => status === 400)!.body.motivo).toBe('usuarios.invitacionAgotada');
    expect((await register(fresh(), token)).body.motivo).toBe('usuarios.invitacionAgotada');
    expect(Object.keys(await rolesIn(equipo))).toHaveLength(3);
  });

  it('that is withdrawn while the form is open lets nobody in', async () => {
    const { body } = await post('', { plazas: 5 });
    const token = linkIn(body.invitacion.ruta);
    const path = `/api/usuarios/invitaciones/${body.invitacion._id}`;
    const said = await world.heard(() => world.http('DELETE', path, { token: admin.token }));
    expect(bodyOf(said, 'hecho.usuarios.invitacion.retirada.v1').datos.nombre).toBe('enlace');
    const correo = fresh();
    expect((await register(correo, token)).body.motivo).toBe('usuarios.invitacionNoValida');
    expect(await world.connection.collection('usuarios').countDocuments({ correoClave: correo })).toBe(0);
  });

  it('of a team that is gone by now still makes the account', async () => {
    const { equipo, jefa } = await withTeam();
    const token = await link({ plazas: 1, equipo });
    await world.http('DELETE', `/api/equipos/${equipo}`, { token: jefa.token });
    expect((await register(fresh(), token)).status).toBe(201);
  });

  it('goes to many at once: a new one is mailed, an account joins, and what is wrong keeps nobody out', async () => {
    const { equipo } = await withTeam();
    const [nueva, conCuenta, fuera] = [
      fresh(),
      await world.person(),
      await world.person({ estado: 'inactivo' }),
    ];
    const correos = [nueva, nueva.toUpperCase(), ' ', 'no es', conCuenta.correo, fuera.correo];
    const ask = async () => (await post('/lote', { correos, equipo })).body.invitadas;
    const suertes = (told: { suerte: string }[]) => told.map(({ suerte }) => suerte);
    expect(suertes(await ask())).toEqual(['enviada', 'no-valida', 'no-valida', 'anadida', 'inactiva']);
    expect((await rolesIn(equipo))[conCuenta._id]).toBe('miembro');
    // Once more: the address is mailed a new link, which takes the place of the one before.
    expect(suertes(await ask())).toEqual(['enviada', 'no-valida', 'no-valida', 'ya-esta', 'inactiva']);
    const listed = await list();
    expect(listed.filter(({ correo }: { correo: string }) => correo === nueva.toUpperCase())).toHaveLength(1);
  });

  it('is made by whoever administers the team, if the installation lets them, and into no other', async () => {
    const [{ jefa, equipo }, other] = [await withTeam(), await withTeam()];
    const pedido = { correos: [fresh()], equipo };
    expect((await post('/lote', pedido, jefa.token)).body.motivo).toBe('usuarios.invitaAdministracion');
    const acceso = (invitan: string) =>
      world.http('PUT', '/api/usuarios/acceso', { token: admin.token, body: { invitan } });
    await acceso('equipos');
    expect((await post('/lote', pedido, jefa.token)).status).toBe(200);
    for (const body of [{ correos: [fresh()] }, { correos: [fresh()], equipo: other.equipo }])
      expect((await post('/lote', body, jefa.token)).status).toBe(403);
    const own = (query: string, token: string) =>
      world.http('GET', `/api/usuarios/invitaciones${query}`, { token });
    const { invitaciones } = (await own(`?equipo=${equipo}`, jefa.token)).body;
    expect(invitaciones).toMatchObject([{ equipo: { _id: equipo }, rol: 'miembro' }]);
    expect([
      (await own('', jefa.token)).status,
      (await own(`?equipo=${equipo}`, other.jefa.token)).status,
    ]).toEqual([403, 403]);
    const remove = (token: string) =>
      world.http('DELETE', `/api/usuarios/invitaciones/${invitaciones[0]._id}`, { token });
    expect([(await remove(other.jefa.token)).status, (await remove(jefa.token)).status]).toEqual([403, 200]);
    await acceso('administradores');
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
