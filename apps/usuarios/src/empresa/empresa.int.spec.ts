import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CuentaEmpresa, DE_OTRA_PERSONA, expectRefused, SIN_VERIFICAR } from '../../test/cuenta-empresa';
import { bodyOf, CONTRASENA, subjectsOf } from '../../test/world';

const JEFA = 'jefa@ejemplo.es';
const NO_RESPONDE = 'La cuenta de la empresa no responde ahora. Inténtalo de nuevo dentro de un momento.';

let empresa: CuentaEmpresa;
let issuer: CuentaEmpresa['issuer'];
let world: CuentaEmpresa['world'];

beforeAll(async () => {
  empresa = await CuentaEmpresa.start({
    OIDC_DOMINIOS: 'ejemplo.es, filial.es',
    OIDC_ADMIN_CORREOS: JEFA,
    OIDC_ADMIN_CLAIM: 'grupos=jefatura',
  });
  ({ issuer, world } = empresa);
});
afterAll(() => empresa.close());
beforeEach(() => empresa.meetSomebodyNew());

describe('the first sign-in with the company account', () => {
  it('creates an account, publishes it and opens a session like any other', async () => {
    let reply!: Awaited<ReturnType<CuentaEmpresa['enter']>>;
    const heard = await world.heard(
      async () => (reply = await empresa.enter({ destino: '/backlog/1?tarea=2' })),
    );
    const { token, usuario, ...rest } = reply.body;
    expect(reply.status).toBe(200);
    expect(usuario).toMatchObject({
      nombre: 'Ana Ruiz',
      correo: empresa.correo,
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

  it('leads to the same account the next time, even if the address has changed', async () => {
    const first = await empresa.enter();
    issuer.who = { ...issuer.who, email: `otro-${empresa.correo}`, name: 'Otro Nombre' };
    const second = await empresa.enter();
    expect(second.body.usuario).toEqual(first.body.usuario);
    expect(second.body.preferencias).toMatchObject({ idioma: 'es' });
    expect(second.body.token).not.toBe(first.body.token);
    expect((await empresa.perfilOf(first.body.token)).status).toBe(200);
  });

  it('creates one account for two concurrent sign-ins', async () => {
    const replies = await Promise.all([empresa.enter(), empresa.enter(), empresa.enter()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body.usuario._id)).size).toBe(1);
  });

  it('creates an account that no password opens and whose password cannot be changed', async () => {
    const { token } = (await empresa.enter()).body;
    for (const contraseña of [CONTRASENA, '', ' ']) {
      const reply = await world.http('POST', '/api/usuarios/login', {
        body: { correo: empresa.correo, contraseña },
      });
      expect([400, 401]).toContain(reply.status);
    }
    const body = { actual: CONTRASENA, nueva: 'otra-secreta' };
    const reply = await world.http('PUT', '/api/usuarios/contrasena', { token, body });
    expectRefused(reply, 409, 'Tu cuenta no tiene contraseña: entras con la cuenta de la empresa');
  });

  it('without «Recordarme» gives a token of a day', async () => {
    const { token, recordar } = (await empresa.enter({ recordar: false })).body;
    const { exp, iat } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
    expect([recordar, exp - iat]).toEqual([false, 86_400]);
  });

  it('asks the userinfo endpoint for what is not in the ID token', async () => {
    issuer.tellsInToken = false;
    issuer.renew();
    issuer.asked = [];
    expect((await empresa.enter()).body.usuario.correo).toBe(empresa.correo);
    expect(issuer.asked).toContain('/me');
    issuer.tellsInToken = true;
    issuer.renew();
  });
});

describe('an admin', () => {
  it('is named by a verified address', async () => {
    issuer.who = { ...issuer.who, email: JEFA.toUpperCase() };
    expect((await empresa.enter()).body.usuario.rol).toBe('admin');
  });

  it('is named by a claim, from the next sign-in on, and stays admin', async () => {
    const { usuario } = (await empresa.enter()).body;
    issuer.who = { ...issuer.who, grupos: ['ventas', 'jefatura'] };
    let reply!: Awaited<ReturnType<CuentaEmpresa['enter']>>;
    const heard = await world.heard(async () => (reply = await empresa.enter()));
    expect(reply.body.usuario).toMatchObject({ _id: usuario._id, rol: 'admin' });
    const cambiado = bodyOf(heard, 'hecho.usuarios.usuario.actualizado.v1');
    expect(cambiado.datos.detalle).toEqual([{ campo: 'rol', de: 'usuario', a: 'admin' }]);
    issuer.who = { ...issuer.who, grupos: [] };
    expect((await empresa.enter()).body.usuario.rol).toBe('admin');
  });
});

describe('an existing account', () => {
  it('is bound by its verified address, and its previous owner is signed out', async () => {
    const ana = await world.person({ correo: empresa.correo });
    const { token } = (await empresa.login(ana.correo)).body;
    issuer.who = { ...issuer.who, email: ana.correo.toUpperCase() };
    const reply = await empresa.enter();
    expect([reply.status, reply.body.usuario._id]).toEqual([200, ana._id]);
    expect((await empresa.login(ana.correo)).status).toBe(401);
    expect((await empresa.perfilOf(token)).status).toBe(401);
    expect((await empresa.perfilOf(reply.body.token)).status).toBe(200);
  });

  it('keeps the password of an administrator', async () => {
    const ana = await world.person({ correo: empresa.correo, rol: 'admin' });
    expect((await empresa.enter()).body.usuario).toMatchObject({ _id: ana._id, rol: 'admin' });
    expect((await empresa.login(ana.correo)).status).toBe(200);
  });

  it.each([[false], [undefined], ['no'], [1]])('is not taken over with email_verified %j', async (said) => {
    const ana = await world.person({ correo: empresa.correo });
    issuer.who = { ...issuer.who, email_verified: said };
    expectRefused(await empresa.enter(), 403, SIN_VERIFICAR);
    expect((await empresa.login(ana.correo)).status).toBe(200);
  });

  it('is not bound to a second identity of the issuer', async () => {
    const { token } = (await empresa.enter()).body;
    issuer.who = { ...issuer.who, sub: `${issuer.who.sub}-bis` };
    expectRefused(await empresa.enter(), 409, DE_OTRA_PERSONA);
    expect((await empresa.perfilOf(token)).status).toBe(200);
  });

  it('cannot be entered while it is inactive, bound or not', async () => {
    const admin = await world.person({ rol: 'admin' });
    const { usuario } = (await empresa.enter()).body;
    const body = { estado: 'inactivo' };
    await world.http('PUT', `/api/usuarios/${usuario._id}`, { token: admin.token, body });
    expectRefused(await empresa.enter(), 403, 'Tu cuenta está inactiva');
    const inactiva = await world.person({ estado: 'inactivo', correo: `otra-${empresa.correo}` });
    issuer.who = { ...issuer.who, sub: 'otra', email: inactiva.correo };
    expectRefused(await empresa.enter(), 403, 'Tu cuenta está inactiva');
  });
});

describe('somebody who is not let in', () => {
  it('has an unverified address', async () => {
    issuer.who = { ...issuer.who, email_verified: false };
    expectRefused(await empresa.enter(), 403, SIN_VERIFICAR);
    await empresa.expectNothingMade();
  });

  it('has an address of another domain', async () => {
    issuer.who = { ...issuer.who, email: 'ana@otra.es' };
    const heard = await world.heard(async () =>
      expectRefused(
        await empresa.enter(),
        403,
        'Con este correo no se puede entrar en este espacio de trabajo',
      ),
    );
    await empresa.expectNothingMade();
    const { datos } = bodyOf(heard, 'hecho.usuarios.usuario.acceso-rechazado.v1');
    expect(datos).toMatchObject({ correo: 'ana@otra.es', motivo: 'cuenta-empresa' });
  });

  it('has no address', async () => {
    issuer.who = { sub: issuer.who.sub };
    expectRefused(await empresa.enter(), 403, 'La cuenta de la empresa no incluye tu correo');
  });

  it('has refused at the issuer', async () => {
    issuer.refusal = 'access_denied';
    expectRefused(
      await empresa.enter(),
      403,
      'No se ha completado el inicio de sesión con la cuenta de la empresa',
    );
    issuer.refusal = null;
  });
});

describe('the way back', () => {
  it.each(['//otro.es', '/\\otro.es', 'https://otro.es', '/.//otro.es', '/\t/otro.es'])(
    'does not lead to %j',
    async (destino) => {
      expectRefused(
        await empresa.post('inicio', { destino }),
        400,
        'La página a la que volver no es de esta aplicación',
      );
    },
  );
});

describe('an issuer that is away', () => {
  it('leads to a Spanish error, and passwords still work', async () => {
    const { url, clave } = await empresa.begin();
    const respuesta = await issuer.walk(url);
    const { port } = issuer;
    await issuer.close();
    expectRefused(await empresa.post('sesion', { respuesta, clave }), 503, NO_RESPONDE);
    expectRefused(await empresa.post('inicio', {}), 503, NO_RESPONDE);
    expect((await empresa.login((await world.person()).correo)).status).toBe(200);
    await issuer.listen(port);
    expect((await empresa.enter()).status).toBe(200);
  });

  it('leads to another error than one that does not accept this server', async () => {
    issuer.renew('otro-secreto');
    expectRefused(
      await empresa.enter(),
      503,
      'La cuenta de la empresa no acepta a este servidor. Avisa a la persona que administra tu espacio de trabajo.',
    );
    issuer.renew();
  });
});
