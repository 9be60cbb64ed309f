import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cerrarSesiones, verificarToken } from '@pmp/contracts/usuarios';
import { CommandClient } from '@pmp/platform';
import { eventually, newId } from '@pmp/testing';
import { bodyOf, CONTRASENA, type Person, startWorld, type World } from '../../../test/world';
import type { SesionDoc } from './sesion.model';
import { MAX_CERRADAS } from './sesion.rules';
import { SesionesRepository } from './sesiones.repository';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';
const REVISAR = 'vivo.control.revisar';
const DAY_S = 24 * 3_600;

let world: World;

beforeAll(async () => {
  world = await startWorld({ SESION_DIAS: '7' });
});
afterAll(() => world.close());

interface Claims {
  sid: string;
  iat: number;
  exp: number;
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Claims;

const login = async ({ correo }: Person, extra: object = {}, agente = FIREFOX): Promise<string> => {
  const reply = await world.http('POST', '/api/usuarios/login', {
    body: { correo, contraseña: CONTRASENA, ...extra },
    headers: { 'user-agent': agente },
  });
  expect(reply.status).toBe(200);
  return reply.body.token;
};
const call = (method: 'GET' | 'POST' | 'DELETE', token: string, path = '') =>
  world.http(method, `/api/usuarios/sesiones${path}`, { token });
const sesionesOf = async (token: string) => (await call('GET', token)).body.sesiones;
const statusOf = async (token: string) => (await call('GET', token)).status;
const rows = () => world.connection.collection<SesionDoc>('sesiones');

describe('the list of open sessions', () => {
  it('contains the sign-ins of the last moment before the service ended', async () => {
    const ana = await world.person();
    await Promise.all([login(ana), login(ana)]);
    await world.app.get(SesionesRepository).beforeApplicationShutdown();
    expect(await rows().countDocuments({ usuario: ana._id })).toBe(2);
  });

  it('has one row per sign-in, with its device, and marks the current one', async () => {
    const ana = await world.person();
    const one = await login(ana);
    const two = await login(ana, {}, 'curl/8.9.1');
    const sesiones = await sesionesOf(one);
    expect(sesiones).toHaveLength(2);
    expect(sesiones[0]).toEqual({
      _id: claimsOf(one).sid,
      dispositivo: { navegador: 'Firefox', sistema: 'Linux', movil: false },
      creada: expect.stringMatching(/Z$/),
      usada: expect.stringMatching(/Z$/),
      actual: true,
      lugar: { direccion: '127.0.0.1', red: 'equipo' },
    });
    expect(sesiones).toContainEqual(
      expect.objectContaining({ _id: claimsOf(two).sid, actual: false, dispositivo: expect.any(Object) }),
    );
    expect(JSON.stringify(sesiones)).not.toContain('Mozilla');
  });

  it('contains only own sessions, without those whose token has expired', async () => {
    const [ana, otra] = [await world.person(), await world.person()];
    await login(otra);
    const token = await login(ana);
    const gone = await world.openSession(ana);
    await rows().updateOne({ _id: gone }, { $set: { expira: new Date(Date.now() - 1_000) } });
    expect((await sesionesOf(token)).map(({ _id }: { _id: string }) => _id)).toEqual([claimsOf(token).sid]);
  });

  it('says when each was last used', async () => {
    const ana = await world.person();
    const token = await login(ana);
    const { sid } = claimsOf(token);
    const creada = new Date(Date.now() - 3_600_000);
    await eventually(async () => expect(await rows().countDocuments({ _id: sid })).toBe(1));
    await rows().updateOne({ _id: sid }, { $set: { creada, usada: creada } });
    await world.app.get(CommandClient).ask(verificarToken, { token });
    await eventually(async () => {
      const [sesion] = await sesionesOf(token);
      expect(Date.parse(sesion.usada) - Date.parse(sesion.creada)).toBeGreaterThan(3_500_000);
    });
  });
});

describe('saying goodbye over the socket', () => {
  const goodbye = (usuario: string, sid: string | undefined, ...sesiones: string[]) =>
    world.app.get(CommandClient).ask(cerrarSesiones, { usuario, ...(sid && { sid }), sesiones });

  it('ends the session and no other, tells every service and closes its sockets', async () => {
    const ana = await world.person();
    const [here, kept] = [await login(ana), await login(ana)];
    const { sid } = claimsOf(here);
    const said = await world.heard(() => goodbye(ana._id, sid, sid));
    expect([await statusOf(here), await statusOf(kept)]).toEqual([401, 200]);
    const state = bodyOf(said, `estado.usuarios.usuario.v1.${ana._id}`);
    expect(state.datos).toMatchObject({ sesion: 1, sesionesCerradas: [sid] });
    expect(bodyOf(said, REVISAR)).toEqual({ usuarios: [ana._id], cerrar: true, sesiones: [sid] });
    expect(await sesionesOf(kept)).toHaveLength(1);
    expect(await world.heard(() => goodbye(ana._id, sid, sid))).toEqual([]);
  });

  it('ends sessions that this browser could not end before, whoever is signed in now', async () => {
    const [ana, eva] = [await world.person(), await world.person()];
    const [left, now] = [await login(ana), await login(eva)];
    await goodbye(eva._id, claimsOf(now).sid, claimsOf(left).sid, newId());
    expect([await statusOf(left), await statusOf(now)]).toEqual([401, 200]);
  });

  it('ends a session whose row was lost, by the word of its own socket only', async () => {
    const [ana, eva] = [await world.person(), await world.person()];
    const [token, now] = [await login(ana), await login(eva)];
    const { sid } = claimsOf(token);
    await world.app.get(SesionesRepository).settled();
    await rows().deleteOne({ _id: sid });
    await goodbye(eva._id, claimsOf(now).sid, sid);
    expect(await statusOf(token)).toBe(200);
    await goodbye(ana._id, sid, sid);
    expect(await statusOf(token)).toBe(401);
  });

  it('ends all of them when too many were closed one by one', async () => {
    const ana = await world.person();
    const expira = new Date(Date.now() + DAY_S * 1_000);
    const sesionesCerradas = Array.from({ length: MAX_CERRADAS }, () => ({ sid: newId(), expira }));
    await world.connection
      .collection('usuarios')
      .updateOne({ correo: ana.correo }, { $set: { sesionesCerradas } });
    const [here, other] = [await login(ana), await login(ana)];
    await goodbye(ana._id, claimsOf(here).sid, claimsOf(here).sid);
    expect([await statusOf(here), await statusOf(other)]).toEqual([401, 401]);
  });

  it('leaves the address known from which it was opened', async () => {
    const ana = await world.person();
    const token = await login(ana);
    const { sid } = claimsOf(token);
    await goodbye(ana._id, sid, sid);
    const { huella } = (await rows().findOne({ _id: sid }))!;
    expect(huella).toBeTruthy();
    expect(await world.app.get(SesionesRepository).existsFrom(ana._id, huella!)).toBe(true);
  });
});

describe('closing a session', () => {
  it('invalidates its token at once and no other, and tells every service and socket', async () => {
    const ana = await world.person();
    const [here, lost] = [await login(ana), await login(ana)];
    const { sid } = claimsOf(lost);
    const said = await world.heard(async () => {
      expect((await call('DELETE', here, `/${sid}`)).status).toBe(200);
    });
    expect([await statusOf(lost), await statusOf(here)]).toEqual([401, 200]);
    const state = bodyOf(said, `estado.usuarios.usuario.v1.${ana._id}`);
    expect(state.datos).toMatchObject({ sesion: 1, sesionesCerradas: [sid] });
    expect(bodyOf(said, REVISAR)).toEqual({ usuarios: [ana._id], cerrar: true, sesiones: [sid] });
    expect(await sesionesOf(here)).toHaveLength(1);
  });

  it('can be the current one: signing out', async () => {
    const ana = await world.person();
    const token = await login(ana);
    expect((await call('DELETE', token, `/${claimsOf(token).sid}`)).status).toBe(200);
    expect(await statusOf(token)).toBe(401);
  });

  it('never affects another person’s, and a second time does nothing', async () => {
    const [ana, otra] = [await world.person(), await world.person()];
    const [mine, theirs] = [await login(ana), await login(otra)];
    const lost = claimsOf(await login(ana)).sid;
    const missing = await call('DELETE', mine, `/${newId()}`);
    expect(missing).toMatchObject({
      status: 404,
      body: { message: 'La sesión no existe o ya está cerrada' },
    });
    expect((await call('DELETE', mine, `/${claimsOf(theirs).sid}`)).status).toBe(404);
    expect((await call('DELETE', mine, `/${lost}`)).status).toBe(200);
    expect((await call('DELETE', mine, `/${lost}`)).status).toBe(404);
    expect(await statusOf(theirs)).toBe(200);
  });

  it('closes each of several closed at the same time', async () => {
    const ana = await world.person();
    const here = await login(ana);
    const sids = await Promise.all(Array.from({ length: 6 }, () => world.openSession(ana)));
    const replies = await Promise.all(sids.map((sid) => call('DELETE', here, `/${sid}`)));
    expect(replies.map(({ status }) => status)).toEqual(sids.map(() => 200));
    const closed = (await world.usuario(ana._id))!.sesionesCerradas!.map(({ sid }) => sid);
    expect(closed.sort()).toEqual(sids.sort());
  });

  it('is refused rather than forgetting one that was closed earlier', async () => {
    const ana = await world.person();
    const here = await login(ana);
    const expira = new Date(Date.now() + 3_600_000);
    const sesionesCerradas = Array.from({ length: MAX_CERRADAS }, () => ({ sid: newId(), expira }));
    const usuarios = world.connection.collection('usuarios');
    await usuarios.updateOne({ correo: ana.correo }, { $set: { sesionesCerradas } });
    const reply = await call('DELETE', here, `/${await world.openSession(ana)}`);
    expect([reply.status, reply.body.codigo]).toEqual([409, 'CONFLICTO']);
    const { body } = await call('POST', here, '/cerrar-demas');
    expect((await world.usuario(ana._id))!.sesionesCerradas).toEqual([]);
    expect(await statusOf(body.token)).toBe(200);
  });
});

describe('closing all the others', () => {
  it('leaves only the current one, with a new token', async () => {
    const ana = await world.person();
    const [here, lost] = [await login(ana), await login(ana)];
    let token = '';
    const said = await world.heard(async () => {
      const reply = await call('POST', here, '/cerrar-demas');
      expect(reply.status).toBe(200);
      token = reply.body.token;
    });
    expect([await statusOf(here), await statusOf(lost), await statusOf(token)]).toEqual([401, 401, 200]);
    expect(claimsOf(token).sid).toBe(claimsOf(here).sid);
    expect(await sesionesOf(token)).toEqual([expect.objectContaining({ actual: true })]);
    expect(bodyOf(said, REVISAR)).toEqual({ usuarios: [ana._id], cerrar: true });
  });

  it('also happens when the password changes', async () => {
    const ana = await world.person();
    const [here, lost] = [await login(ana), await login(ana)];
    const body = { actual: CONTRASENA, nueva: 'secreta-2' };
    const reply = await world.http('PUT', '/api/usuarios/contrasena', { token: here, body });
    expect(await statusOf(lost)).toBe(401);
    expect(await sesionesOf(reply.body.token)).toEqual([expect.objectContaining({ actual: true })]);
  });
});

describe("without 'Recordarme'", () => {
  it('a token lasts a day, even after closing the others', async () => {
    const ana = await world.person();
    const lasts = (token: string) => claimsOf(token).exp - claimsOf(token).iat;
    const short = await login(ana, { recordar: false });
    expect(lasts(short)).toBe(DAY_S);
    expect(lasts(await login(ana))).toBe(7 * DAY_S);
    expect(lasts((await call('POST', short, '/cerrar-demas')).body.token)).toBe(DAY_S);
  });
});
