import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bodyOf, type Person, startWorld, subjectsOf, type World } from '../../test/world';

let world: World;
let jefa: Person;

beforeAll(async () => {
  world = await startWorld();
  jefa = await world.person({ rol: 'admin', nombre: 'Jefa' });
});
afterAll(() => world.close());

const HECHO = 'hecho.usuarios.usuario.pide-equipo.v1';
const ask = (who: Person, from = '203.0.113.7') =>
  world.http('POST', '/api/usuarios/pedir-equipo', {
    token: who.token,
    headers: { 'x-forwarded-for': from },
  });
const administracion = async (who: Person) =>
  (await world.http('GET', '/api/usuarios/administracion', { token: who.token })).body;

describe('asking for a team', () => {
  it('names those who can add the person, and tells them once', async () => {
    const nueva = await world.person({ nombre: 'Nueva' });
    await world.person({ rol: 'admin', estado: 'inactivo' });
    expect(await administracion(nueva)).toMatchObject({
      hayAdministracion: true,
      administran: [{ _id: jefa._id, nombre: 'Jefa' }],
      pedido: false,
    });
    const said = await world.heard(() => ask(nueva));
    expect(bodyOf(said, HECHO)).toMatchObject({
      actor: nueva._id,
      datos: { _id: nueva._id, nombre: 'Nueva', administran: [jefa._id] },
    });
    const again = await world.heard(async () => expect((await ask(nueva)).status).toBe(200));
    expect(subjectsOf(again)).toEqual([]);
    expect((await administracion(nueva)).pedido).toBe(true);
  });

  it('is refused to whoever has a team or can make one', async () => {
    const [ana, luis] = [await world.person(), await world.person()];
    await world.team([
      [ana, 'admin'],
      [luis, 'miembro'],
    ]);
    for (const who of [ana, luis, jefa]) expect((await ask(who)).status).toBe(409);
  });

  it('has a limit for each address, whoever asks from there', async () => {
    const { MAX_PETICIONES } = await import('./ask-for-equipo');
    for (let n = 0; n < MAX_PETICIONES; n += 1)
      expect((await ask(await world.person(), '198.51.100.9')).status).toBe(200);
    const beyond = await world.person();
    expect((await ask(beyond, '198.51.100.9')).status).toBe(429);
    expect((await administracion(beyond)).pedido).toBe(false);
    expect((await ask(beyond, '198.51.100.10')).status).toBe(200);
  });
});

describe('an account made for somebody else', () => {
  const create = (body: object) => world.http('POST', '/api/usuarios', { token: jefa.token, body });

  it('is published as a registration and opened by no password until a link sets one', async () => {
    const correo = 'companera@ejemplo.es';
    let creada: { _id: string } = { _id: '' };
    const said = await world.heard(async () => {
      creada = (await create({ nombre: 'Compañera', correo })).body.usuario;
    });
    expect(subjectsOf(said)).toEqual([
      `estado.usuarios.usuario.v1.${creada._id}`,
      'hecho.usuarios.usuario.registrado.v1',
    ]);
    const login = (contraseña: string) =>
      world.http('POST', '/api/usuarios/login', { body: { correo, contraseña } });
    expect((await login('')).status).toBe(400);
    expect((await login('lo-que-sea')).status).toBe(401);
    const { body } = await world.http('POST', `/api/usuarios/${creada._id}/enlace-contrasena`, {
      token: jefa.token,
    });
    const token = /[\w-]{43}/.exec(body.enlace.ruta)?.[0];
    const nueva = 'una-clave-larga';
    await world.http('POST', '/api/usuarios/contrasena/restablecer', { body: { token, nueva } });
    expect((await login(nueva)).status).toBe(200);
  });

  it('is one, however often it is asked for with its id, and refused for an address in use', async () => {
    const [_id, correo] = [jefa._id.replace(/.{4}$/, 'abcd'), 'repetida@ejemplo.es'];
    const [one, two] = [
      await create({ _id, nombre: 'Una', correo }),
      await create({ _id, nombre: 'Una', correo }),
    ];
    expect([one.body.usuario._id, two.body.usuario._id]).toEqual([_id, _id]);
    expect((await create({ nombre: 'Otra', correo })).body.errores).toEqual([
      expect.objectContaining({ campo: 'correo' }),
    ]);
  });
});
