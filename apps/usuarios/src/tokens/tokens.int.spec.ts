import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ALCANCES, anotarLectura, lecturasDeToken, type Alcance } from '@pmp/contracts/common';
import { canjearToken, MAX_TOKENS, verificarToken } from '@pmp/contracts/usuarios';
import { CommandClient } from '@pmp/platform';
import { declaredRoutes, eventually, newId } from '@pmp/testing';
import { bodyOf, CONTRASENA, type Person, startWorld, subjectsOf, type World } from '../../test/world';
import type { TokenDoc } from './token.model';

const PATH = '/api/tokens';

let world: World;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const rows = () => world.connection.collection<TokenDoc>('tokens');
const post = ({ token }: Person, body: object) => world.http('POST', PATH, { token, body });
const list = async ({ token }: Person) => (await world.http('GET', PATH, { token })).body.tokens;
const perfil = (token: string) => world.http('GET', '/api/usuarios/perfil', { token });
const exchange = (token: string) => world.app.get(CommandClient).ask(canjearToken, { token });

async function make(person: Person, alcance: Alcance = 'leer', extra: object = {}) {
  const reply = await post(person, { nombre: 'CI', alcance, ...extra });
  expect(reply.status).toBe(201);
  const { secreto, token } = reply.body as { secreto: string; token: { _id: string } };
  return { secreto, _id: token._id, canje: (await exchange(secreto)).canje };
}

const noValido = { motivo: 'comun.tokenNoValido' };

describe('a personal token', () => {
  it('is shown once, and only its digest is stored', async () => {
    const ana = await world.person();
    const proyecto = newId();
    const pedido = { nombre: ' Integración ', alcance: 'escribir', proyectos: [proyecto, proyecto], dias: 7 };
    const { status, body } = await post(ana, pedido);
    expect(status).toBe(201);
    expect(body.secreto).toMatch(/^pmp_[\w-]{43}$/);
    expect(body.token).toMatchObject({
      nombre: 'Integración',
      alcance: 'escribir',
      proyectos: [proyecto],
      inicio: body.secreto.slice(0, 8),
      usado: null,
    });
    const days = (Date.parse(body.token.expira) - Date.parse(body.token.creado)) / 86_400_000;
    expect(days).toBe(7);
    expect(await list(ana)).toEqual([body.token]);
    expect(JSON.stringify(await rows().find().toArray())).not.toContain(body.secreto.slice(8));
    expect(await list(await world.person())).toEqual([]);
  });

  it.each([
    ['no name', { nombre: ' ' }, 'nombre'],
    ['a long name', { nombre: 'x'.repeat(61) }, 'nombre'],
    ['an unknown scope', { alcance: 'todo' }, 'alcance'],
    ['no projects', { proyectos: [] }, 'proyectos'],
    ['too many projects', { proyectos: Array.from({ length: 51 }, newId) }, 'proyectos'],
    ['no day', { dias: 0 }, 'dias'],
    ['more than a year', { dias: 366 }, 'dias'],
    ['for ever', { dias: null }, 'dias'],
  ])('is refused with %s', async (_what, wrong, campo) => {
    const ana = await world.person();
    const reply = await post(ana, { nombre: 'CI', alcance: 'leer', ...wrong });
    expect([reply.status, reply.body.errores[0].campo]).toEqual([400, campo]);
    expect(await list(ana)).toEqual([]);
  });

  it('is one of a limited number, also of those that are made at once', async () => {
    const ana = await world.person();
    const many = Array.from({ length: MAX_TOKENS + 10 }, () =>
      post(ana, { nombre: 'Otro', alcance: 'leer' }),
    );
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201, 409]));
    expect(await list(ana)).toHaveLength(MAX_TOKENS);
  });

  it('opens what its owner may see, and its use is noted', async () => {
    const ana = await world.person({ nombre: 'Ana' });
    const { canje } = await make(ana);
    expect((await perfil(canje)).body.usuario._id).toBe(ana._id);
    await eventually(async () => expect((await list(ana))[0].usado).not.toBeNull());
  });

  it('says at the handshake of a socket who it is and what it is for', async () => {
    const ana = await world.person({ nombre: 'Ana' });
    const { secreto, _id } = await make(ana, 'escribir');
    const shown = await world.app.get(CommandClient).ask(verificarToken, { token: secreto });
    const acceso = { _id, nombre: 'CI', alcance: 'escribir', proyectos: null };
    expect(shown).toMatchObject({ _id: ana._id, nombre: 'Ana', sid: _id, acceso });
  });

  it.each([['pmp_' + 'x'.repeat(43)], ['pmp_'], ['']])(
    'that does not exist opens nothing: %j',
    async (token) => {
      await expect(exchange(token)).rejects.toMatchObject(noValido);
    },
  );

  it('says which token it was in the facts', async () => {
    const ana = await world.person();
    const { canje, _id } = await make(ana, 'escribir');
    const body = { tema: 'oscuro' };
    const said = await world.heard(() =>
      world.http('PUT', '/api/usuarios/preferencias', { token: canje, body }),
    );
    const hecho = bodyOf(said, 'hecho.usuarios.usuario.actualizado.v1');
    expect(hecho).toMatchObject({ actor: ana._id, token: { _id, nombre: 'CI' } });
  });
});

describe('the audit trail', () => {
  it('names the token beside its owner, and stays whole', async () => {
    const [ana, admin] = [await world.person(), await world.person({ rol: 'admin' })];
    const { canje, _id } = await make(ana, 'escribir');
    const reply = await world.http('PUT', '/api/usuarios/preferencias', {
      token: canje,
      body: { tema: 'oscuro' },
    });
    expect(reply.status).toBe(200);
    await eventually(async () => {
      const { entradas } = (await world.http('GET', '/api/auditoria', { token: admin.token })).body;
      const line = entradas.find(({ token }: { token?: { _id: string } }) => token?._id === _id);
      expect(line).toMatchObject({ quien: ana._id, accion: 'actualizado', token: { _id, nombre: 'CI' } });
    });
    const { body } = await world.http('GET', '/api/auditoria/verificacion', { token: admin.token });
    expect(body.rota).toBeNull();
  });
});

describe('what a token has read of outside the team', () => {
  const ask = () => world.app.get(CommandClient);

  it('is kept with it, is shown to its owner, and is told once', async () => {
    const [ana, one, other] = [await world.person(), newId(), newId()];
    const { _id } = await make(ana, 'escribir');
    const note = (proyectos: string[]) => ask().ask(anotarLectura, { token: _id, proyectos });
    const said = await world.heard(() => Promise.all([note([one]), note([one]), note([one])]));
    expect(subjectsOf(said).filter((subject) => subject.includes('lee-de-fuera'))).toHaveLength(1);
    expect(bodyOf(said, 'hecho.usuarios.token.lee-de-fuera.v1').datos).toMatchObject({ _id, proyecto: one });
    await note([other, one]);
    expect((await ask().ask(lecturasDeToken, { token: _id })).proyectos).toEqual([one, other]);
    expect((await list(ana))[0].lecturas).toEqual([
      { proyecto: one, desde: expect.any(String) },
      { proyecto: other, desde: expect.any(String) },
    ]);
    // Of a token that has been revoked there is nothing to note.
    expect(await ask().ask(anotarLectura, { token: newId(), proyectos: [one] })).toEqual({});
  });

  it('is forgotten by its owner alone, never by a token, and that is told', async () => {
    const [ana, luis, proyecto] = [await world.person(), await world.person({ rol: 'admin' }), newId()];
    const { _id, canje } = await make(ana, 'administrar');
    await ask().ask(anotarLectura, { token: _id, proyectos: [proyecto] });
    const forget = (token: string) => world.http('DELETE', `${PATH}/${_id}/lecturas`, { token });
    expect((await forget(luis.token)).status).toBe(404);
    expect((await forget(canje)).body.motivo).toBe('comun.alcanceInsuficiente');
    const body = { tema: 'oscuro' };
    const write = () => world.http('PUT', '/api/usuarios/preferencias', { token: canje, body });
    expect((await write()).body.motivo).toBe('comun.necesitaPersona');
    const said = await world.heard(() => forget(ana.token));
    expect(bodyOf(said, 'hecho.usuarios.token.lecturas-quitadas.v1')).toMatchObject({
      actor: ana._id,
      datos: { _id, nombre: 'CI', usuario: ana._id },
    });
    expect((await list(ana))[0].lecturas).toBeUndefined();
    expect((await write()).status).toBe(200);
  });
});

describe('the end of a token', () => {
  /** Everything that the token has opened, and what it could open anew. */
  async function assertOver({ secreto, canje }: { secreto: string; canje: string }) {
    await expect(exchange(secreto)).rejects.toMatchObject(noValido);
    await expect(world.app.get(CommandClient).ask(verificarToken, { token: secreto })).rejects.toMatchObject(
      noValido,
    );
    expect((await perfil(canje)).body.motivo).toBe('comun.sesionExpirada');
  }

  it('comes at once when it is revoked, and with its sockets', async () => {
    const ana = await world.person();
    const [one, other] = [await make(ana), await make(ana)];
    const said = await world.heard(() => world.http('DELETE', `${PATH}/${one._id}`, { token: ana.token }));
    expect(bodyOf(said, 'vivo.control.revisar')).toEqual({
      usuarios: [ana._id],
      cerrar: true,
      sesiones: [one._id],
    });
    expect(bodyOf(said, `estado.usuarios.usuario.v1.${ana._id}`).datos.sesionesCerradas).toEqual([one._id]);
    expect(subjectsOf(said)).toContain('hecho.usuarios.token.revocado.v1');
    await assertOver(one);
    expect((await perfil(other.canje)).status).toBe(200);
    expect((await list(ana)).map(({ _id }: { _id: string }) => _id)).toEqual([other._id]);
    expect((await world.http('DELETE', `${PATH}/${one._id}`, { token: ana.token })).status).toBe(404);
  });

  it('is nobody else’s to bring about', async () => {
    const [ana, luis] = [await world.person(), await world.person({ rol: 'admin' })];
    const { _id, canje } = await make(ana);
    expect((await world.http('DELETE', `${PATH}/${_id}`, { token: luis.token })).status).toBe(404);
    expect((await perfil(canje)).status).toBe(200);
  });

  it('comes with its day', async () => {
    const ana = await world.person();
    const { secreto, _id } = await make(ana);
    await rows().updateOne({ _id }, { $set: { expira: new Date(Date.now() - 1) } });
    await expect(exchange(secreto)).rejects.toMatchObject(noValido);
    expect(await list(ana)).toEqual([]);
  });

  it.each<[string, (ana: Person, admin: Person) => Promise<unknown>]>([
    [
      'a new password',
      ({ token }) =>
        world.http('PUT', '/api/usuarios/contrasena', {
          token,
          body: { actual: CONTRASENA, nueva: 'otra-secreta-2' },
        }),
    ],
    [
      'the other sessions',
      ({ token }) => world.http('POST', '/api/usuarios/sesiones/cerrar-demas', { token }),
    ],
    [
      'its owner’s account, deactivated',
      ({ _id }, { token }) =>
        world.http('PUT', `/api/usuarios/${_id}`, { token, body: { estado: 'inactivo' } }),
    ],
    [
      'its owner’s account, erased',
      ({ _id }, { token }) => world.http('POST', `/api/usuarios/${_id}/borrado`, { token }),
    ],
  ])('comes with %s', async (_what, end) => {
    const [ana, admin] = [await world.person(), await world.person({ rol: 'admin' })];
    const made = await make(ana);
    expect(await end(ana, admin)).toMatchObject({ status: 200 });
    await assertOver(made);
  });
});

describe('scopes × routes', () => {
  /** Open to everybody, and the platform's own. */
  const publicPath =
    /^\/(salud|metrics|imagenes|oauth\/(registro|token)|usuarios\/(login|register|invitaciones\/mirar|contrasena\/(olvido|restablecer)|correo\/confirmar|empresa\/(inicio|sesion)))/;
  const identity =
    /^\/(tokens|oauth|usuarios\/(acceso|bots|sesiones|factores|llaves|contrasena|correo|mis-datos|empresa|invitaciones|:id))/;
  const administers = /^\/(auditoria|operacion)/;

  const needOf = (method: string, path: string): Alcance | null => {
    if (identity.test(path) || (method === 'PUT' && path === '/usuarios/perfil')) return null;
    if (administers.test(path)) return 'administrar';
    if (method === 'GET') return 'leer';
    const own = /^\/usuarios\/(preferencias|pedir-equipo)/.test(path);
    return own ? 'escribir' : 'administrar';
  };

  it.each(ALCANCES)('%s reaches exactly what it says', async (alcance) => {
    const admin = await world.person({ rol: 'admin' });
    const { canje } = await make(admin, alcance);
    const { canje: limited } = await make(admin, alcance, { proyectos: [newId()] });
    const routes = declaredRoutes(world.app).filter(({ path }) => !publicPath.test(path));
    expect(routes.length).toBeGreaterThan(25);
    const refusals = async (token: string) => {
      const refused: string[] = [];
      for (const { method, path } of routes) {
        const url = `${path.startsWith('/operacion') ? '' : '/api'}${path.replace(/:id|:token/g, newId())}`;
        const { body } = await world.http(method as 'GET', url, { token });
        if (body?.motivo === 'comun.alcanceInsuficiente') refused.push(`${method} ${path}`);
      }
      return refused.sort();
    };
    const beyond = routes.filter(({ method, path }) => {
      const need = needOf(method, path);
      return need === null || ALCANCES.indexOf(need) > ALCANCES.indexOf(alcance);
    });
    expect(await refusals(canje)).toEqual(beyond.map(({ method, path }) => `${method} ${path}`).sort());
    expect(await refusals(limited)).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
  });
});
