import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpcionesUso } from '@pmp/contracts/usuarios';
import { Authenticator } from '../../test/authenticator';
import {
  bodyOf,
  CONTRASENA,
  type Message,
  type Person,
  startWorld,
  subjectsOf,
  type World,
} from '../../test/world';

const WEB = 'https://pmp.ejemplo.es';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

let world: World;
let jefa: Person;
beforeAll(async () => {
  world = await startWorld({ SECRETO_FACTORES: 'un-secreto-de-las-pruebas-1', WEB_URL: WEB });
  jefa = await world.person({ rol: 'admin' });
});
afterEach(() => demand('nadie'));
afterAll(() => world.close());

const demand = (segundoFactor: string) =>
  world.http('PUT', '/api/usuarios/acceso', { token: jefa.token, body: { segundoFactor } });
const post = (path: string, body?: object, token?: string, headers: Record<string, string> = {}) =>
  world.http('POST', `/api/usuarios/${path}`, {
    ...(body && { body }),
    ...(token !== undefined && { token }),
    headers: { 'user-agent': CHROME, ...headers },
  });
const login = async ({ correo }: Person) => (await post('login', { correo, contraseña: CONTRASENA })).body;

const add = async (token: string, device: Authenticator, nombre?: string) => {
  const { opciones } = (await post('llaves/nueva', undefined, token)).body;
  return post('llaves', { llave: device.create(opciones), ...(nombre && { nombre }) }, token);
};
const withLlave = async (device = new Authenticator(WEB)) => {
  const ana = await world.person();
  const { body } = await add(ana.token, device);
  return { ana, device, llave: body.llave, codigos: body.codigos as string[] };
};
const asked = async (): Promise<OpcionesUso> => (await post('login/llave/opciones')).body.opciones;
const enter = async (device: Authenticator, answer = {}, extra = {}) =>
  post('login/llave', { llave: device.get(await asked(), answer), ...extra });
const factoresOf = async (token: string) =>
  (await world.http('GET', '/api/usuarios/factores', { token })).body.factores;
const remove = (token: string, id: string) => world.http('DELETE', `/api/usuarios/llaves/${id}`, { token });
const claims = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());

/** Why, once for each time: those of a quarter of a second are told together. */
const refusals = (said: Message[]): string[] =>
  said
    .filter(({ subject }) => subject === 'hecho.usuarios.usuario.acceso-rechazado.v1')
    .flatMap(({ body }) => Array<string>(body.datos.veces).fill(body.datos.motivo));

describe('a passkey', () => {
  it('signs a person in by itself, and says when it was last used', async () => {
    const { ana, device, llave, codigos } = await withLlave();
    expect([llave.nombre, llave.usada, codigos.length]).toEqual(['Chrome · Linux', null, 10]);
    const { token, usuario } = (await enter(device, {}, { recordar: false })).body;
    expect(usuario._id).toBe(ana._id);
    const { exp, iat } = claims(token);
    expect(exp - iat).toBe(24 * 3_600);
    const [session] = (await world.http('GET', '/api/usuarios/sesiones', { token })).body.sesiones;
    expect(session).toMatchObject({ actual: true, factor: 'llave' });
    expect((await factoresOf(token)).llaves).toMatchObject([{ _id: llave._id, usada: expect.any(String) }]);
  });

  it('lets one of two in who show the same answer at the same moment, and none later', async () => {
    const { device } = await withLlave();
    const llave = device.get(await asked());
    const both = await Promise.all([llave, llave].map((each) => post('login/llave', { llave: each })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await post('login/llave', { llave })).body.motivo).toBe('usuarios.llaveCaducada');
  });

  it('is refused where its count has gone back, and that is told apart', async () => {
    const { device } = await withLlave();
    expect((await enter(device, { count: 7 })).status).toBe(200);
    const said = await world.heard(async () => {
      for (const count of [7, 6]) expect((await enter(device, { count })).body.motivo).toBe(NO_VALIDA);
    });
    expect(refusals(said)).toEqual(['llave-copiada', 'llave-copiada']);
    expect((await enter(device, { count: 8 })).status).toBe(200);
  });

  it('is refused from another site, unless it has recognised the person, and where it is nobody’s', async () => {
    const { device } = await withLlave();
    const stranger = new Authenticator(WEB);
    const said = await world.heard(async () => {
      expect((await enter(device, { origin: 'https://pmp-ejemplo.es' })).body.motivo).toBe(NO_VALIDA);
      expect((await enter(device, { verified: false })).body.motivo).toBe(NO_VALIDA);
      expect((await enter(stranger)).body.motivo).toBe('usuarios.llaveDesconocida');
    });
    expect(refusals(said)).toEqual(['llave-acceso', 'llave-acceso', 'llave-acceso']);
  });

  it('is not for whoever has been shut out, and is counted like any wrong code', async () => {
    const { ana, device } = await withLlave();
    for (let n = 0; n < 10; n += 1) await enter(device, { verified: false });
    expect((await enter(device)).status).toBe(429);
    const other = await withLlave();
    const inactive = { token: jefa.token, body: { estado: 'inactivo' } };
    expect((await world.http('PUT', `/api/usuarios/${other.ana._id}`, inactive)).status).toBe(200);
    expect((await enter(other.device)).body.motivo).toBe('usuarios.cuentaInactiva');
    expect(ana._id).not.toBe(other.ana._id);
  });

  it('is the second step after the password, and then a touch is enough', async () => {
    const { ana, device } = await withLlave();
    const { factor, token } = await login(ana);
    expect([token, factor.medios]).toEqual([undefined, ['llave']]);
    const { reto } = factor;
    const { opciones } = (await post('login/factor/llave', { reto })).body;
    expect(opciones.allowCredentials).toHaveLength(1);
    const llave = device.get(opciones, { verified: false });
    // Not in another sign-in of the same person, and once.
    const another = (await login(ana)).factor.reto;
    expect((await post('login/factor', { reto: another, llave })).body.motivo).toBe(CADUCADA);
    const again = (await post('login/factor/llave', { reto })).body.opciones;
    const done = await post('login/factor', { reto, llave: device.get(again), recordar: true });
    expect([done.status, typeof done.body.dispositivo]).toEqual([200, 'string']);
    // A challenge for one purpose is good for no other.
    expect(
      (await post('login/factor', { reto: another, llave: device.get(await asked()) })).body.motivo,
    ).toBe(CADUCADA);
  });

  it('of somebody else is no second step', async () => {
    const [{ ana }, other] = [await withLlave(), await withLlave()];
    const { reto } = (await login(ana)).factor;
    const { opciones } = (await post('login/factor/llave', { reto })).body;
    const body = { reto, llave: other.device.get(opciones) };
    expect((await post('login/factor', body)).body.motivo).toBe(NO_VALIDA);
  });

  it('that is lost is stood in for by a recovery code, or goes with an administrator’s reset', async () => {
    const { ana, codigos, device } = await withLlave();
    const { reto } = (await login(ana)).factor;
    expect((await post('login/factor', { reto, codigo: codigos[0] })).status).toBe(200);
    const reset = { token: jefa.token };
    expect((await world.http('DELETE', `/api/usuarios/${ana._id}/factores`, reset)).status).toBe(200);
    expect((await login(ana)).token).toBeTruthy();
    expect((await enter(device)).body.motivo).toBe('usuarios.llaveDesconocida');
  });

  it('confirms that whoever is signed in is still the same', async () => {
    const { ana, device } = await withLlave();
    const sid = await world.openSession(ana);
    const old = await world.oldToken(ana, sid);
    expect((await post('llaves/nueva', undefined, old)).body.motivo).toBe('comun.entradaAntigua');
    const { opciones } = (await post('llaves/opciones', undefined, old)).body;
    const body = { llave: device.get(opciones) };
    // In the session that has asked, and in no other.
    const elsewhere = await post('sesiones/reciente', body, ana.token);
    expect(elsewhere.body.motivo).toBe(CADUCADA);
    const { opciones: again } = (await post('llaves/opciones', undefined, old)).body;
    const { token } = (await post('sesiones/reciente', { llave: device.get(again) }, old)).body;
    expect((await post('llaves/nueva', undefined, token)).status).toBe(200);
  });

  it('is one of several; with the last the second factor goes, unless it is demanded', async () => {
    const { ana, llave } = await withLlave();
    const said = await world.heard(async () => {
      expect((await add(ana.token, new Authenticator(WEB), ' Llavero ')).body).toMatchObject({
        llave: { nombre: 'Llavero' },
        codigos: [],
      });
    });
    expect(bodyOf(said, 'hecho.usuarios.usuario.llave-anadida.v1').datos.llave).toBe('Llavero');
    expect((await remove(ana.token, llave._id)).status).toBe(200);
    expect((await remove(ana.token, llave._id)).status).toBe(404);
    const [last] = (await factoresOf(ana.token)).llaves;
    await demand('todos');
    expect((await remove(ana.token, last._id)).body.motivo).toBe('usuarios.factorExigido');
    await demand('nadie');
    const gone = await world.heard(() => remove(ana.token, last._id));
    expect(subjectsOf(gone).filter((subject) => subject.startsWith('hecho'))).toEqual([
      'hecho.usuarios.usuario.factor-quitado.v1',
      'hecho.usuarios.usuario.llave-quitada.v1',
    ]);
    expect((await login(ana)).token).toBeTruthy();
    expect(await factoresOf(ana.token)).toMatchObject({ llaves: [], codigos: 0 });
  });

  it('is called as its owner likes, which is written down and told to nobody', async () => {
    const { ana, llave } = await withLlave();
    const rename = (token: string, nombre: string) =>
      world.http('PUT', `/api/usuarios/llaves/${llave._id}`, { token, body: { nombre } });
    const said = await world.heard(async () => {
      for (let time = 0; time < 2; time += 1)
        expect((await rename(ana.token, ' Llavero ')).body.llave).toMatchObject({ nombre: 'Llavero' });
    });
    expect(subjectsOf(said)).toEqual(['hecho.usuarios.usuario.llave-renombrada.v1']);
    expect(said[0]!.body.datos.detalle).toEqual([{ campo: 'llave', de: llave.nombre, a: 'Llavero' }]);
    expect((await rename(jefa.token, 'Mía')).body.motivo).toBe('usuarios.llaveNoEncontrada');
    expect((await rename(ana.token, ' ')).body.motivo).toBe('usuarios.llaveSinNombre');
    expect((await factoresOf(ana.token)).llaves).toMatchObject([{ nombre: 'Llavero' }]);
  });

  it('of two that are removed at the same moment leaves the account without a factor, not locked', async () => {
    const { ana, llave } = await withLlave();
    const other = (await add(ana.token, new Authenticator(WEB))).body.llave;
    await Promise.all([remove(ana.token, llave._id), remove(ana.token, other._id)]);
    for (const { _id } of (await factoresOf(ana.token)).llaves) await remove(ana.token, _id);
    expect((await login(ana)).token).toBeTruthy();
  });

  it('is registered once, by whoever asked for it, and keeps nothing of who they are', async () => {
    const [ana, luis] = [await world.person(), await world.person()];
    const device = new Authenticator(WEB);
    const { opciones } = (await post('llaves/nueva', undefined, ana.token)).body;
    expect(JSON.stringify(opciones.user.id)).not.toContain(ana._id);
    const llave = device.create(opciones);
    expect((await post('llaves', { llave }, luis.token)).body.motivo).toBe(CADUCADA);
    const { opciones: again } = (await post('llaves/nueva', undefined, ana.token)).body;
    const body = { llave: device.create(again) };
    const both = [await post('llaves', body, ana.token), await post('llaves', body, ana.token)];
    expect(both.map(({ status, body: said }) => [status, said.codigos.length])).toEqual([
      [201, 10],
      [201, 0],
    ]);
    // Somebody else's device that claims to be the same key.
    const { opciones: his } = (await post('llaves/nueva', undefined, luis.token)).body;
    expect((await post('llaves', { llave: device.create(his) }, luis.token)).body.motivo).toBe(NO_VALIDA);
  });

  it('sets up the factor that is demanded, on the way in, once', async () => {
    const ana = await world.person();
    await demand('todos');
    const { reto, alta } = (await login(ana)).factor;
    expect(alta).toBe(true);
    const begin = async () => (await post('login/factor/alta/llave', { reto })).body.opciones;
    const devices = [new Authenticator(WEB), new Authenticator(WEB)];
    const bodies = [];
    for (const device of devices) bodies.push({ reto, llave: device.create(await begin()) });
    const both = await Promise.all(bodies.map((body) => post('login/factor/alta/llave/confirmar', body)));
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const { token, codigos } = both.find(({ status }) => status === 200)!.body;
    expect(codigos).toHaveLength(10);
    expect((await factoresOf(token)).llaves).toHaveLength(1);
    // What is demanded is met: neither the password alone nor another enrolment is asked for.
    expect((await login(ana)).factor.medios).toEqual(['llave']);
  });

  it('stays when the application of codes goes, and the account asks for it', async () => {
    const { Secret, TOTP } = await import('otpauth');
    const { ana, codigos } = await withLlave();
    const { secreto } = (await post('factores/aplicacion', { actual: CONTRASENA }, ana.token)).body;
    const codigo = new TOTP({ secret: Secret.fromBase32(secreto) }).generate();
    const nuevos = (await post('factores/aplicacion/confirmar', { codigo }, ana.token)).body.codigos;
    expect(nuevos).not.toEqual(codigos);
    expect((await login(ana)).factor.medios).toEqual(['totp', 'llave']);
    await post('factores/quitar', { actual: CONTRASENA }, ana.token);
    expect((await login(ana)).factor.medios).toEqual(['llave']);
    const again = await post('factores/quitar', { actual: CONTRASENA }, ana.token);
    expect(again.body.motivo).toBe('usuarios.sinSegundoFactor');
    expect(await factoresOf(ana.token)).toMatchObject({ aplicacion: null, codigos: 10 });
  });
});

const NO_VALIDA = 'usuarios.llaveNoValida';
const CADUCADA = 'usuarios.llaveCaducada';
