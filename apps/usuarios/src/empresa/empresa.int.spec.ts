import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestIssuer } from '../../test/issuer';
import { bodyOf, CONTRASENA, startWorld, subjectsOf, type World } from '../../test/world';

const WEB = 'https://pmp.ejemplo.es';
const JEFA = 'jefa@ejemplo.es';
const CADUCADO = 'Este intento de entrar ha caducado o ya se ha usado. Empieza de nuevo.';
const SIN_VERIFICAR = 'La cuenta de la empresa no confirma que este correo sea tuyo';
const NO_RESPONDE = 'La cuenta de la empresa no responde ahora. Inténtalo de nuevo dentro de un momento.';

let issuer: TestIssuer;
let world: World;

beforeAll(async () => {
  issuer = await TestIssuer.start(`${WEB}/login/empresa`);
  world = await startWorld({
    ...issuer.env,
    WEB_URL: WEB,
    OIDC_DOMINIOS: 'ejemplo.es, filial.es',
    OIDC_ADMIN_CORREOS: JEFA,
    OIDC_ADMIN_CLAIM: 'grupos=jefatura',
  });
});
afterAll(async () => {
  await world.close();
  await issuer.close();
});

let people = 0;
beforeEach(() => {
  people += 1;
  issuer.who = { sub: `u-${people}`, email: `p${people}@ejemplo.es`, email_verified: true, name: 'Ana Ruiz' };
});

const post = (path: string, body: unknown) =>
  world.http('POST', `/api/usuarios/empresa/${path}`, { body, headers: { 'user-agent': 'curl/8' } });
const begin = async (pedido: object = {}) =>
  (await post('inicio', pedido)).body as { url: string; clave: string };
const enter = async (pedido: object = {}) => {
  const { url, clave } = await begin(pedido);
  return post('sesion', { respuesta: await issuer.walk(url), clave });
};
const login = (correo: string) =>
  world.http('POST', '/api/usuarios/login', { body: { correo, contraseña: CONTRASENA } });
const perfilOf = (token: string) => world.http('GET', '/api/usuarios/perfil', { token });
const correoOf = () => issuer.who['email'] as string;

const expectRefused = (reply: { status: number; body: unknown }, status: number, message: string) =>
  expect(reply).toMatchObject({ status, body: { success: false, message } });
const expectNothingMade = async () =>
  expect(await world.connection.collection('usuarios').countDocuments({ correo: correoOf() })).toBe(0);

describe('the first sign-in with the company account', () => {
  it('makes an account, tells of it and opens a session like any other', async () => {
    let reply!: Awaited<ReturnType<typeof enter>>;
    const heard = await world.heard(async () => (reply = await enter({ destino: '/backlog/1?tarea=2' })));
    const { token, usuario, ...rest } = reply.body;
    expect(reply.status).toBe(200);
    expect(usuario).toMatchObject({
      nombre: 'Ana Ruiz',
      correo: correoOf(),
      rol: 'usuario',
      estado: 'activo',
    });
    expect(rest).toEqual({ success: true, destino: '/backlog/1?tarea=2', recordar: true });
    expect(subjectsOf(heard)).toEqual([
      `estado.usuarios.usuario.v1.${usuario._id}`,
      'hecho.usuarios.usuario.identidad-vinculada.v1',
      'hecho.usuarios.usuario.registrado.v1',
      'hecho.usuarios.usuario.sesion-iniciada.v1',
    ]);
    const vinculada = bodyOf(heard, 'hecho.usuarios.usuario.identidad-vinculada.v1');
    expect(vinculada.datos).toEqual({ _id: usuario._id, nombre: 'Ana Ruiz', emisor: issuer.url });
    const abiertas = await world.http('GET', '/api/usuarios/sesiones', { token });
    expect(abiertas.body.sesiones).toMatchObject([{ actual: true, dispositivo: { navegador: 'curl' } }]);
  });

  it('leads to the same account the next time, whatever the address has become', async () => {
    const first = await enter();
    issuer.who = { ...issuer.who, email: `otro-${correoOf()}`, name: 'Otro Nombre' };
    const second = await enter();
    expect(second.body.usuario).toEqual(first.body.usuario);
    expect(second.body.preferencias).toMatchObject({ idioma: 'es' });
    expect(second.body.token).not.toBe(first.body.token);
    expect((await perfilOf(first.body.token)).status).toBe(200);
  });

  it('makes one account for two sign-ins at once', async () => {
    const replies = await Promise.all([enter(), enter(), enter()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body.usuario._id)).size).toBe(1);
  });

  it('makes an account that no password opens and that has none to change', async () => {
    const { token } = (await enter()).body;
    for (const contraseña of [CONTRASENA, '', ' ']) {
      const reply = await world.http('POST', '/api/usuarios/login', {
        body: { correo: correoOf(), contraseña },
      });
      expect([400, 401]).toContain(reply.status);
    }
    const body = { actual: CONTRASENA, nueva: 'otra-secreta' };
    const reply = await world.http('PUT', '/api/usuarios/contrasena', { token, body });
    expectRefused(reply, 409, 'Tu cuenta no tiene contraseña: entras con la cuenta de la empresa');
  });

  it('without «Recordarme» gives a token of a day', async () => {
    const { token, recordar } = (await enter({ recordar: false })).body;
    const { exp, iat } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
    expect([recordar, exp - iat]).toEqual([false, 86_400]);
  });

  it('asks the userinfo endpoint for what the ID token does not say', async () => {
    issuer.tellsInToken = false;
    issuer.renew();
    issuer.asked = [];
    expect((await enter()).body.usuario.correo).toBe(correoOf());
    expect(issuer.asked).toContain('/me');
    issuer.tellsInToken = true;
    issuer.renew();
  });
});

describe('who administers', () => {
  it('is named by a verified address', async () => {
    issuer.who = { ...issuer.who, email: JEFA.toUpperCase() };
    expect((await enter()).body.usuario.rol).toBe('admin');
  });

  it('is named by a claim, from the next sign-in on, and stays so', async () => {
    const { usuario } = (await enter()).body;
    issuer.who = { ...issuer.who, grupos: ['ventas', 'jefatura'] };
    let reply!: Awaited<ReturnType<typeof enter>>;
    const heard = await world.heard(async () => (reply = await enter()));
    expect(reply.body.usuario).toMatchObject({ _id: usuario._id, rol: 'admin' });
    const cambiado = bodyOf(heard, 'hecho.usuarios.usuario.actualizado.v1');
    expect(cambiado.datos.detalle).toEqual([{ campo: 'rol', de: 'usuario', a: 'admin' }]);
    issuer.who = { ...issuer.who, grupos: [] };
    expect((await enter()).body.usuario.rol).toBe('admin');
  });
});

describe('an account that is here already', () => {
  it('is bound by its verified address, and who had it before is out', async () => {
    const ana = await world.person({ correo: correoOf() });
    const { token } = (await login(ana.correo)).body;
    issuer.who = { ...issuer.who, email: ana.correo.toUpperCase() };
    const reply = await enter();
    expect([reply.status, reply.body.usuario._id]).toEqual([200, ana._id]);
    expect((await login(ana.correo)).status).toBe(401);
    expect((await perfilOf(token)).status).toBe(401);
    expect((await perfilOf(reply.body.token)).status).toBe(200);
  });

  it('keeps the password of an administrator', async () => {
    const ana = await world.person({ correo: correoOf(), rol: 'admin' });
    expect((await enter()).body.usuario).toMatchObject({ _id: ana._id, rol: 'admin' });
    expect((await login(ana.correo)).status).toBe(200);
  });

  it.each([[false], [undefined], ['no'], [1]])('is never taken over with email_verified %j', async (said) => {
    const ana = await world.person({ correo: correoOf() });
    issuer.who = { ...issuer.who, email_verified: said };
    expectRefused(await enter(), 403, SIN_VERIFICAR);
    expect((await login(ana.correo)).status).toBe(200);
  });

  it('is not given to a second identity of the issuer', async () => {
    const { token } = (await enter()).body;
    issuer.who = { ...issuer.who, sub: `${issuer.who.sub}-bis` };
    expectRefused(await enter(), 409, 'La cuenta que tiene este correo es de otra persona de la empresa');
    expect((await perfilOf(token)).status).toBe(200);
  });

  it('is not entered while it is inactive, bound or not', async () => {
    const admin = await world.person({ rol: 'admin' });
    const { usuario } = (await enter()).body;
    const body = { estado: 'inactivo' };
    await world.http('PUT', `/api/usuarios/${usuario._id}`, { token: admin.token, body });
    expectRefused(await enter(), 403, 'Tu cuenta está inactiva');
    const inactiva = await world.person({ estado: 'inactivo', correo: `otra-${correoOf()}` });
    issuer.who = { ...issuer.who, sub: 'otra', email: inactiva.correo };
    expectRefused(await enter(), 403, 'Tu cuenta está inactiva');
  });
});

describe('who is not let in', () => {
  it('has an unverified address', async () => {
    issuer.who = { ...issuer.who, email_verified: false };
    expectRefused(await enter(), 403, SIN_VERIFICAR);
    await expectNothingMade();
  });

  it('is of another domain', async () => {
    issuer.who = { ...issuer.who, email: 'ana@otra.es' };
    const heard = await world.heard(async () =>
      expectRefused(await enter(), 403, 'Con este correo no se puede entrar en este espacio de trabajo'),
    );
    await expectNothingMade();
    const { datos } = bodyOf(heard, 'hecho.usuarios.usuario.acceso-rechazado.v1');
    expect(datos).toMatchObject({ correo: 'ana@otra.es', motivo: 'cuenta-empresa' });
  });

  it('has no address', async () => {
    issuer.who = { sub: issuer.who.sub };
    expectRefused(await enter(), 403, 'La cuenta de la empresa no dice cuál es tu correo');
  });

  it('has said no at the issuer', async () => {
    issuer.refusal = 'access_denied';
    expectRefused(await enter(), 403, 'No has terminado de entrar con la cuenta de la empresa');
    issuer.refusal = null;
  });
});

describe('an answer of the issuer', () => {
  const changed = (url: string, name: string, value: string) => {
    const { searchParams, href } = new URL(url);
    searchParams.set(name, value);
    return `${href.split('?')[0]}?${searchParams}`;
  };

  it('counts once, also when it is shown twice at once', async () => {
    const { url, clave } = await begin();
    const respuesta = await issuer.walk(url);
    const replies = await Promise.all([
      post('sesion', { respuesta, clave }),
      post('sesion', { respuesta, clave }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    expectRefused(await post('sesion', { respuesta, clave }), 400, CADUCADO);
  });

  it('counts in the browser that began only', async () => {
    const [mine, other] = [await begin(), await begin()];
    const respuesta = await issuer.walk(mine.url);
    expectRefused(await post('sesion', { respuesta, clave: other.clave }), 400, CADUCADO);
    expect((await post('sesion', { respuesta, clave: mine.clave })).status).toBe(200);
  });

  it('must carry the state that it was asked with', async () => {
    const { url, clave } = await begin();
    expectRefused(
      await post('sesion', { respuesta: await issuer.walk(changed(url, 'state', 'otro')), clave }),
      400,
      CADUCADO,
    );
    const again = await begin();
    const respuesta = await issuer.walk(again.url);
    const twice = `${respuesta}&state=otro`;
    expectRefused(await post('sesion', { respuesta: twice, clave: again.clave }), 400, CADUCADO);
  });

  it.each(['nonce', 'code_challenge'])('must be to the %s that it was asked with', async (name) => {
    const { url, clave } = await begin();
    const other = 'kXwIuGx8nMfVfQkb5Ck3JwmNNJt0eaFhN7mWkMg2cX0';
    const respuesta = await issuer.walk(changed(url, name, other));
    expectRefused(await post('sesion', { respuesta, clave }), 400, CADUCADO);
    await expectNothingMade();
  });

  it('must come from this issuer', async () => {
    const { url, clave } = await begin();
    const respuesta = changed(`x:/${await issuer.walk(url)}`, 'iss', 'https://otro.es').split('?')[1];
    expectRefused(await post('sesion', { respuesta, clave }), 400, CADUCADO);
  });

  it('is void after its ten minutes', async () => {
    const { url, clave } = await begin();
    const respuesta = await issuer.walk(url);
    const entradas = world.connection.collection('entradas_empresa');
    const { expira } = (await entradas.findOne({}, { sort: { expira: -1 } }))!;
    expect((expira as Date).getTime() - Date.now()).toBeGreaterThan(9 * 60_000);
    await entradas.updateMany({}, { $set: { expira: new Date(Date.now() - 1) } });
    expectRefused(await post('sesion', { respuesta, clave }), 400, CADUCADO);
  });

  it('is not believed when it is signed with a key that the issuer does not publish', async () => {
    const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
    issuer.published = { keys: [{ ...jwk, use: 'sig', alg: 'ES256' }] };
    expectRefused(await enter(), 400, CADUCADO);
    issuer.published = null;
    expect((await enter()).status).toBe(200);
  });

  it('is believed with a key that has just been changed', async () => {
    expect((await enter()).status).toBe(200);
    issuer.renew();
    expect((await enter()).status).toBe(200);
  });

  it('leaves nothing in the database that would help a reader', async () => {
    const { url, clave } = await begin();
    const rows = JSON.stringify(await world.connection.collection('entradas_empresa').find().toArray());
    const state = new URL(url).searchParams.get('state')!;
    expect([rows.includes(state), rows.includes(clave)]).toEqual([false, false]);
  });
});

describe('the way back', () => {
  it.each(['//otro.es', '/\\otro.es', 'https://otro.es', '/.//otro.es', '/\t/otro.es'])(
    'does not lead to %j',
    async (destino) => {
      expectRefused(
        await post('inicio', { destino }),
        400,
        'La página a la que volver no es de esta aplicación',
      );
    },
  );
});

describe('an account that whoever administers unlinks', () => {
  const RUTA = '/api/usuarios/empresa/vinculos';

  it('is closed to the old identity, and opens to the one that the issuer now gives that address', async () => {
    const { token: jefa } = await world.person({ rol: 'admin' });
    const { usuario, token } = (await enter()).body;
    const linked = await world.http('GET', RUTA, { token: jefa });
    expect(linked.body.vinculos).toContainEqual({
      usuario: usuario._id,
      emisor: issuer.url,
      vinculada: expect.any(String),
    });
    issuer.who = { ...issuer.who, sub: `nueva-${people}` };
    expectRefused(await enter(), 409, 'La cuenta que tiene este correo es de otra persona de la empresa');

    const heard = await world.heard(async () => {
      expect((await world.http('DELETE', `${RUTA}/${usuario._id}`, { token: jefa })).status).toBe(200);
    });
    expect(subjectsOf(heard)).toEqual([
      `estado.usuarios.usuario.v1.${usuario._id}`,
      'hecho.usuarios.usuario.identidad-desvinculada.v1',
      'hecho.usuarios.usuario.sesion-cerrada.v1',
      'vivo.control.revisar',
      `vivo.usuario.${usuario._id}`,
    ]);
    expect((await perfilOf(token)).status).toBe(401);
    expect((await enter()).body.usuario._id).toBe(usuario._id);
  });

  it('that has no identity stays as it is, and its sessions too', async () => {
    const { token: jefa } = await world.person({ rol: 'admin' });
    const { _id, token } = await world.person();
    const heard = await world.heard(async () => {
      expect((await world.http('DELETE', `${RUTA}/${_id}`, { token: jefa })).status).toBe(200);
    });
    expect([heard, (await perfilOf(token)).status]).toEqual([[], 200]);
  });
});

describe('an issuer that is away', () => {
  it('is told so in Spanish, and passwords go on working', async () => {
    const { url, clave } = await begin();
    const respuesta = await issuer.walk(url);
    const { port } = issuer;
    await issuer.close();
    expectRefused(await post('sesion', { respuesta, clave }), 503, NO_RESPONDE);
    expectRefused(await post('inicio', {}), 503, NO_RESPONDE);
    expect((await login((await world.person()).correo)).status).toBe(200);
    await issuer.listen(port);
    expect((await enter()).status).toBe(200);
  });

  it('is told apart from one that does not accept this server', async () => {
    issuer.renew('otro-secreto');
    expectRefused(
      await enter(),
      503,
      'La cuenta de la empresa no acepta a este servidor. Avisa a la persona que administra tu espacio de trabajo.',
    );
    issuer.renew();
  });
});
