import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { canjearToken } from '@pmp/contracts/usuarios';
import { CommandClient } from '@pmp/platform';
import { eventually, newId } from '@pmp/testing';
import { bodyOf, CONTRASENA, type Person, startWorld, type World } from '../../test/world';

const PATH = '/api/usuarios/bots';
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';

let world: World;
let admin: Person;

beforeAll(async () => {
  world = await startWorld();
  admin = await world.person({ rol: 'admin' });
});
afterAll(() => world.close());

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  world.http(method, path, { token: admin.token, ...(body && { body }) });
const make = async (body: object = { nombre: 'Robot de despliegue' }) =>
  (await send('POST', PATH, body)).body.bot as { _id: string; avatar: string; version: number };
const makeToken = async (bot: string) => {
  const { body } = await send('POST', `${PATH}/${bot}/tokens`, { nombre: 'CI', alcance: 'escribir' });
  const { secreto, token } = body as { secreto: string; token: { _id: string } };
  return { secreto, _id: token._id };
};
const exchange = (token: string) => world.app.get(CommandClient).ask(canjearToken, { token });

describe('a bot', () => {
  it('has a name and a face, no password, and acts in its own name with its tokens', async () => {
    const _id = newId();
    const said = await world.heard(() => make({ _id, nombre: 'Robot', avatar: PIXEL }));
    expect(bodyOf(said, `estado.usuarios.usuario.v1.${_id}`).datos).toMatchObject({
      nombre: 'Robot',
      rol: 'usuario',
      bot: true,
      correoConfirmado: false,
      avatar: expect.stringMatching(/^\/api\/imagenes\//),
    });
    expect(bodyOf(said, 'hecho.usuarios.usuario.registrado.v1').actor).toBe(admin._id);
    // A second attempt finds it.
    expect((await send('POST', PATH, { _id, nombre: 'Robot' })).body.bot._id).toBe(_id);

    const made = await makeToken(_id);
    const { canje } = await exchange(made.secreto);
    const { body } = await world.http('GET', '/api/usuarios/perfil', { token: canje });
    expect(body.usuario).toMatchObject({ _id, nombre: 'Robot' });
    await world.http('PUT', '/api/usuarios/preferencias', { token: canje, body: { tema: 'oscuro' } });
    await eventually(async () => {
      const { entradas } = (await send('GET', '/api/auditoria')).body;
      const line = entradas.find(({ token }: { token?: { _id: string } }) => token?._id === made._id);
      expect(line).toMatchObject({ quien: _id, token: { nombre: 'CI' } });
    });
    const listed = (await send('GET', PATH)).body.bots.find((bot: { _id: string }) => bot._id === _id);
    expect(listed.tokens).toMatchObject([{ _id: made._id, nombre: 'CI', usado: expect.any(String) }]);
    const people = (await send('GET', '/api/usuarios')).body.usuarios;
    expect(people.find((person: { _id: string }) => person._id === _id)).toMatchObject({ bot: true });
  });

  it('opens with no password, and nobody gets a link that would set one', async () => {
    const { _id } = await make();
    const { correo } = (await world.usuario(_id))!;
    const body = { correo, contraseña: CONTRASENA };
    expect((await world.http('POST', '/api/usuarios/login', { body })).status).toBe(401);
    const link = await send('POST', `/api/usuarios/${_id}/enlace-contrasena`);
    expect([link.status, link.body.motivo]).toEqual([409, 'usuarios.botSinContrasena']);
  });

  it('never administers the installation', async () => {
    const { _id } = await make();
    const reply = await send('PUT', `/api/usuarios/${_id}`, { rol: 'admin' });
    expect([reply.status, reply.body.motivo]).toEqual([409, 'usuarios.botNoAdministra']);
    expect(await world.usuario(_id)).toMatchObject({ rol: 'usuario', version: 1 });
  });

  it('gets another name and face, unless somebody was faster', async () => {
    const { _id } = await make();
    const changed = await send('PUT', `${PATH}/${_id}`, { nombre: 'Otro', avatar: PIXEL, version: 1 });
    expect(changed.body.bot).toMatchObject({ nombre: 'Otro', version: 2 });
    expect((await send('PUT', `${PATH}/${_id}`, { nombre: 'Tarde', version: 1 })).status).toBe(409);
    // A person is none.
    expect((await send('PUT', `${PATH}/${admin._id}`, { nombre: 'X' })).status).toBe(404);
  });

  it('loses its tokens when they are revoked, and all of them when it is deactivated', async () => {
    const { _id } = await make();
    const [one, other] = [await makeToken(_id), await makeToken(_id)];
    expect((await send('DELETE', `${PATH}/${_id}/tokens/${one._id}`)).status).toBe(200);
    expect((await send('DELETE', `${PATH}/${_id}/tokens/${one._id}`)).status).toBe(404);
    await expect(exchange(one.secreto)).rejects.toMatchObject({ motivo: 'comun.tokenNoValido' });
    const { canje } = await exchange(other.secreto);
    expect((await send('PUT', `/api/usuarios/${_id}`, { estado: 'inactivo' })).status).toBe(200);
    expect((await world.http('GET', '/api/usuarios/perfil', { token: canje })).status).toBe(401);
    const reply = await send('POST', `${PATH}/${_id}/tokens`, { nombre: 'CI', alcance: 'leer' });
    expect([reply.status, reply.body.motivo]).toEqual([409, 'usuarios.botInactivo']);
  });

  it('is erased like a person', async () => {
    const { _id } = await make();
    expect((await send('POST', `/api/usuarios/${_id}/borrado`)).status).toBe(200);
    expect(JSON.stringify((await send('GET', PATH)).body)).not.toContain(_id);
    expect((await send('PUT', `${PATH}/${_id}`, { nombre: 'X' })).status).toBe(404);
  });
});
