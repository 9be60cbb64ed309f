import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@pmp/testing';
import { TARGETS, type People, type Target } from './bodies';
import { Untouched } from './untouched';
import type { World } from './world';

let untouched: Untouched;
let world: World;
let people: People;

beforeAll(async () => {
  untouched = await Untouched.start();
  ({ world, people } = untouched);
});
afterAll(() => world.close());

/** None of these is a valid value of any field. */
const WRONG: [string, unknown][] = [
  ['an operator', { $gt: '' }],
  ['an operator in a list', [{ $ne: null }]],
  ['a fraction', 1.5],
  ['a nested list', [[['x']]]],
  ['an object', { toString: 'x' }],
];

describe('bad bodies', () => {
  const calls = Object.entries(TARGETS).map(([nombre, target]) => ({ nombre, target }));
  const send = (target: Target, body: unknown, headers: Record<string, string> = {}) =>
    world.http(target.method, target.url(people), { token: people.admin.token, body, headers });

  it.each(calls)('$nombre: not JSON', async ({ target }) => {
    await untouched.expectRefusal(await send(target, '{"nombre":'), 400, 'VALIDACION');
  });

  it.each(calls)('$nombre: not an object', async ({ target }) => {
    for (const body of ['[]', '"texto"', '7', 'null', 'true']) {
      await untouched.expectRefusal(await send(target, body), 400, 'VALIDACION');
    }
  });

  it.each(calls)('$nombre: keys that reach the prototype', async ({ target }) => {
    const valid = JSON.stringify(target.valid(people)).slice(1);
    await untouched.expectRefusal(
      await send(target, `{"__proto__":{"rol":"admin"},${valid}`),
      400,
      'VALIDACION',
    );
    const deep = `{"constructor":{"prototype":{"rol":"admin"}},${valid}`;
    await untouched.expectRefusal(await send(target, deep), 400, 'VALIDACION');
  });

  it.each(calls)('$nombre: another content type', async ({ target }) => {
    const headers = { 'content-type': 'text/plain' };
    await untouched.expectRefusal(await send(target, 'nombre=x', headers), 415, 'TIPO_NO_PERMITIDO');
  });

  it.each(calls)('$nombre: more than the body limit', async ({ target }) => {
    const body = { ...target.valid(people), nombre: 'x'.repeat(300_000) };
    await untouched.expectRefusal(await send(target, body), 413, 'ARCHIVO_DEMASIADO_GRANDE');
  });

  const fields = calls.flatMap(({ nombre, target }) =>
    target.fields.map((campo) => ({ nombre, campo, target })),
  );

  it.each(fields)('$nombre: $campo of the wrong kind', async ({ campo, target }) => {
    for (const [, value] of WRONG) {
      const reply = await send(target, { ...target.valid(people), [campo]: value });
      await untouched.expectRefusal(reply, 400, 'VALIDACION');
      const named = (reply.body.errores as { campo: string }[]).map((error) => error.campo.split('.')[0]);
      expect(named).toContain(campo);
    }
  });

  it.each(fields)('$nombre: $campo far too long', async ({ campo, target }) => {
    const reply = await send(target, { ...target.valid(people), [campo]: 'x'.repeat(200_000) });
    await untouched.expectRefusal(reply, 400, 'VALIDACION');
  });

  it('reports every invalid field at once, with the specification’s texts', async () => {
    const reply = await send(TARGETS['register']!, {
      nombre: ' ',
      correo: 'sin-arroba',
      contraseña: '12345',
    });
    await untouched.expectRefusal(reply, 400, 'VALIDACION');
    expect(reply.body.errores).toEqual([
      { campo: 'nombre', message: 'El nombre es obligatorio', motivo: 'usuarios.sinNombre' },
      { campo: 'correo', message: 'El correo no es válido', motivo: 'usuarios.correoNoValido' },
      {
        campo: 'contraseña',
        message: 'La contraseña debe tener al menos 6 caracteres',
        motivo: 'usuarios.contrasenaCorta',
        parametros: { min: 6 },
      },
    ]);
  });

  it('reports missing fields with the specification’s texts', async () => {
    const registro = await send(TARGETS['register']!, {});
    expect(registro.body.errores.map((error: { message: string }) => error.message)).toEqual([
      'El nombre es obligatorio',
      'El correo es obligatorio',
      'La contraseña es obligatoria',
    ]);
    const nuevo = await send(TARGETS['equipo nuevo']!, { miembros: [people.admin._id] });
    expect(nuevo.body.errores.map((error: { message: string }) => error.message)).toEqual([
      'El nombre del equipo es obligatorio',
      'Debe seleccionar al menos 2 miembros para el equipo',
    ]);
    await untouched.expectUntouched();
  });

  it('counts one person sent twice as one member', async () => {
    const body = {
      nombre: 'A',
      miembros: [people.miembro._id, { usuario: people.miembro._id, rol: 'admin' }],
    };
    await untouched.expectRefusal(await send(TARGETS['equipo nuevo']!, body), 400, 'VALIDACION');
  });
});

describe('bad addresses', () => {
  it.each([
    ['PUT', '/api/usuarios/no-es-un-id', { rol: 'admin' }],
    ['PUT', '/api/usuarios/6720C0FFEE0000000000000B', { rol: 'admin' }],
    ['GET', '/api/equipos/1', undefined],
    ['PUT', '/api/equipos/%7B%22$gt%22:%22%22%7D', { nombre: 'A' }],
    ['DELETE', `/api/equipos/${'a'.repeat(25)}`, undefined],
  ] as const)('%s %s is 400', async (method, url, body) => {
    const reply = await world.http(method, url, { token: people.admin.token, ...(body && { body }) });
    await untouched.expectRefusal(reply, 400, 'VALIDACION');
    expect(reply.body.message).toBe('El identificador no es válido');
  });

  it.each([
    '/api/usuarios?limite=0',
    '/api/usuarios?limite=diez',
    '/api/usuarios?limite=1000000',
    '/api/usuarios?limite[$gt]=1&cursor[$gt]=',
    '/api/equipos?cursor=x',
    '/api/equipos?cursor=1&cursor=2',
    `/api/proyectos/equipos/lista?cursor=${'9'.repeat(201)}`,
  ])('GET %s does no harm', async (url) => {
    const reply = await world.http('GET', url, { token: people.admin.token });
    if (reply.status === 200) expect(reply.body.success).toBe(true);
    else await untouched.expectRefusal(reply, 400, 'VALIDACION');
  });

  it.each(['/api/usuarios/nada/mas', '/api/equipos/lista/otra', '/api/otra'])('%s is 404', async (url) => {
    await untouched.expectRefusal(
      await world.http('GET', url, { token: people.admin.token }),
      404,
      'NO_ENCONTRADO',
    );
  });

  it('a person who does not exist is 404', async () => {
    const reply = await world.http('PUT', `/api/usuarios/${newId()}`, {
      token: people.admin.token,
      body: { rol: 'admin' },
    });
    await untouched.expectRefusal(reply, 404, 'NO_ENCONTRADO');
  });
});
