import { eventually, newId, signToken, testKey } from '@pmp/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRASENA, type Person, startWorld, type World } from './world';

let world: World;
let admin: Person;
let miembro: Person;
let equipo: string;
let snapshot: string;

const stored = async (): Promise<string> => {
  const collections = [
    'usuarios',
    'equipos',
    'sesiones',
    'restablecimientos',
    'entradas_empresa',
    'vistas',
    'outbox',
  ].map((name) => world.connection.collection(name).find().sort({ _id: 1 }).toArray());
  return JSON.stringify(await Promise.all(collections));
};

beforeAll(async () => {
  world = await startWorld();
  admin = await world.person({ rol: 'admin' });
  miembro = await world.person();
  equipo = await world.team([
    [admin, 'admin'],
    [miembro, 'miembro'],
  ]);
  // The key that the service publishes at its start must have left before the outbox counts as unchanged.
  await eventually(async () => {
    expect(await world.connection.collection('outbox').countDocuments()).toBe(0);
  });
  snapshot = await stored();
});
afterAll(() => world.close());

const expectRefusal = async (
  reply: Awaited<ReturnType<World['http']>>,
  status: number,
  codigo: string,
): Promise<void> => {
  const body = { success: false, codigo, requestId: expect.any(String) };
  expect(reply).toMatchObject({ status, body });
  expect(reply.body.message).toMatch(/\S/);
  expect(reply.text).not.toMatch(/argon2|at \/|node_modules|Mongo|Zod/);
  expect(await stored()).toBe(snapshot);
};

interface Target {
  method: 'POST' | 'PUT';
  url: () => string;
  valid: () => Record<string, unknown>;
}

const TARGETS: Record<string, Target> = {
  register: {
    method: 'POST',
    url: () => '/api/usuarios/register',
    valid: () => ({ nombre: 'Nueva', correo: 'nueva@ejemplo.es', contraseña: CONTRASENA, _id: newId() }),
  },
  login: {
    method: 'POST',
    url: () => '/api/usuarios/login',
    valid: () => ({ correo: miembro.correo, contraseña: CONTRASENA, recordar: false }),
  },
  cuenta: {
    method: 'PUT',
    url: () => `/api/usuarios/${miembro._id}`,
    valid: () => ({ rol: 'admin', estado: 'activo', version: 1 }),
  },
  perfil: {
    method: 'PUT',
    url: () => '/api/usuarios/perfil',
    valid: () => ({
      nombre: 'Otra',
      correo: 'otra@ejemplo.es',
      avatar: 'https://ejemplo.es/a.png',
      version: 1,
    }),
  },
  contrasena: {
    method: 'PUT',
    url: () => '/api/usuarios/contrasena',
    valid: () => ({ actual: CONTRASENA, nueva: 'secreta-2' }),
  },
  preferencias: {
    method: 'PUT',
    url: () => '/api/usuarios/preferencias',
    valid: () => ({ email: false, push: false, tema: 'oscuro', idioma: 'en' }),
  },
  vistas: {
    method: 'PUT',
    url: () => '/api/usuarios/vistas',
    valid: () => ({ vistas: [{ _id: newId(), nombre: 'Urgentes', lista: 'prioridad=alta' }], version: 0 }),
  },
  olvido: {
    method: 'POST',
    url: () => '/api/usuarios/contrasena/olvido',
    valid: () => ({ correo: miembro.correo }),
  },
  restablecer: {
    method: 'POST',
    url: () => '/api/usuarios/contrasena/restablecer',
    valid: () => ({ token: 'x'.repeat(43), nueva: 'secreta-2' }),
  },
  'empresa inicio': {
    method: 'POST',
    url: () => '/api/usuarios/empresa/inicio',
    valid: () => ({ destino: '/dashboard', recordar: true }),
  },
  'empresa sesion': {
    method: 'POST',
    url: () => '/api/usuarios/empresa/sesion',
    valid: () => ({ respuesta: '?code=x&state=y', clave: 'x'.repeat(43) }),
  },
  'equipo nuevo': {
    method: 'POST',
    url: () => '/api/equipos',
    valid: () => ({
      _id: newId(),
      nombre: 'A',
      descripcion: '',
      miembros: [admin._id, miembro._id],
      logo: null,
    }),
  },
  equipo: {
    method: 'PUT',
    url: () => `/api/equipos/${equipo}`,
    valid: () => ({
      nombre: 'A',
      descripcion: '',
      miembros: [admin._id, miembro._id],
      logo: null,
      version: 1,
    }),
  },
};

/** None of these is a legal value of any field of any call. */
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
    world.http(target.method, target.url(), { token: admin.token, body, headers });

  it.each(calls)('$nombre: no JSON', async ({ target }) => {
    await expectRefusal(await send(target, '{"nombre":'), 400, 'VALIDACION');
  });

  it.each(calls)('$nombre: not an object', async ({ target }) => {
    for (const body of ['[]', '"texto"', '7', 'null', 'true']) {
      await expectRefusal(await send(target, body), 400, 'VALIDACION');
    }
  });

  it.each(calls)('$nombre: keys that reach the prototype', async ({ target }) => {
    const valid = JSON.stringify(target.valid()).slice(1);
    await expectRefusal(await send(target, `{"__proto__":{"rol":"admin"},${valid}`), 400, 'VALIDACION');
    const deep = `{"constructor":{"prototype":{"rol":"admin"}},${valid}`;
    await expectRefusal(await send(target, deep), 400, 'VALIDACION');
  });

  it.each(calls)('$nombre: another content type', async ({ target }) => {
    const headers = { 'content-type': 'text/plain' };
    await expectRefusal(await send(target, 'nombre=x', headers), 415, 'TIPO_NO_PERMITIDO');
  });

  it.each(calls)('$nombre: more than the body limit', async ({ target }) => {
    const body = { ...target.valid(), nombre: 'x'.repeat(300_000) };
    await expectRefusal(await send(target, body), 413, 'ARCHIVO_DEMASIADO_GRANDE');
  });

  const fields = calls.flatMap(({ nombre, target }) =>
    ({
      register: ['nombre', 'correo', 'contraseña', '_id'],
      login: ['correo', 'contraseña', 'recordar'],
      olvido: ['correo'],
      restablecer: ['token', 'nueva'],
      'empresa inicio': ['destino', 'recordar'],
      'empresa sesion': ['respuesta', 'clave'],
      cuenta: ['rol', 'estado', 'version'],
      perfil: ['nombre', 'correo', 'avatar', 'version'],
      contrasena: ['actual', 'nueva'],
      preferencias: ['email', 'push', 'tema', 'idioma'],
      vistas: ['vistas', 'version'],
      'equipo nuevo': ['_id', 'nombre', 'descripcion', 'miembros', 'logo'],
      equipo: ['nombre', 'descripcion', 'miembros', 'logo', 'version'],
    })[nombre]!.map((campo) => ({ nombre, campo, target })),
  );

  it.each(fields)('$nombre: $campo of the wrong kind', async ({ campo, target }) => {
    for (const [, value] of WRONG) {
      const reply = await send(target, { ...target.valid(), [campo]: value });
      await expectRefusal(reply, 400, 'VALIDACION');
      const named = (reply.body.errores as { campo: string }[]).map((error) => error.campo.split('.')[0]);
      expect(named).toContain(campo);
    }
  });

  it.each(fields)('$nombre: $campo far too long', async ({ campo, target }) => {
    const reply = await send(target, { ...target.valid(), [campo]: 'x'.repeat(200_000) });
    await expectRefusal(reply, 400, 'VALIDACION');
  });

  it('names every faulty field at once, with the texts of the specification', async () => {
    const reply = await send(TARGETS['register']!, {
      nombre: ' ',
      correo: 'sin-arroba',
      contraseña: '12345',
    });
    await expectRefusal(reply, 400, 'VALIDACION');
    expect(reply.body.errores).toEqual([
      { campo: 'nombre', message: 'El nombre es obligatorio' },
      { campo: 'correo', message: 'El correo no es válido' },
      { campo: 'contraseña', message: 'La contraseña debe tener al menos 6 caracteres' },
    ]);
  });

  it('asks for what is missing with the texts of the specification', async () => {
    const registro = await send(TARGETS['register']!, {});
    expect(registro.body.errores.map((error: { message: string }) => error.message)).toEqual([
      'El nombre es obligatorio',
      'El correo es obligatorio',
      'La contraseña es obligatoria',
    ]);
    const nuevo = await send(TARGETS['equipo nuevo']!, { miembros: [admin._id] });
    expect(nuevo.body.errores.map((error: { message: string }) => error.message)).toEqual([
      'El nombre del equipo es obligatorio',
      'Debe seleccionar al menos 2 miembros para el equipo',
    ]);
    expect(await stored()).toBe(snapshot);
  });

  it('counts one person sent twice as one member', async () => {
    const body = { nombre: 'A', miembros: [miembro._id, { usuario: miembro._id, rol: 'admin' }] };
    await expectRefusal(await send(TARGETS['equipo nuevo']!, body), 400, 'VALIDACION');
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
    const reply = await world.http(method, url, { token: admin.token, ...(body && { body }) });
    await expectRefusal(reply, 400, 'VALIDACION');
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
    const reply = await world.http('GET', url, { token: admin.token });
    if (reply.status === 200) expect(reply.body.success).toBe(true);
    else await expectRefusal(reply, 400, 'VALIDACION');
  });

  it.each(['/api/usuarios/nada/mas', '/api/equipos/lista/otra', '/api/otra'])('%s is 404', async (url) => {
    await expectRefusal(await world.http('GET', url, { token: admin.token }), 404, 'NO_ENCONTRADO');
  });

  it('somebody who does not exist is 404', async () => {
    const reply = await world.http('PUT', `/api/usuarios/${newId()}`, {
      token: admin.token,
      body: { rol: 'admin' },
    });
    await expectRefusal(reply, 404, 'NO_ENCONTRADO');
  });
});

describe('bad tokens', () => {
  const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = () => ({ sub: admin._id, ses: 9, sid: 'x', iat: 1, exp: 9_999_999_999 });

  const parts = () => admin.token.split('.') as [string, string, string];
  const TOKENS: Record<string, () => string> = {
    'no token at all': () => '',
    'not a token': () => 'hola',
    'three dots': () => '...',
    'alg none': () => `${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims())}.`,
    'alg none with the right kid': () => {
      const { kid } = JSON.parse(Buffer.from(parts()[0], 'base64url').toString()) as { kid: string };
      return `${base64({ alg: 'none', typ: 'JWT', kid })}.${base64(claims())}.`;
    },
    'alg HS256 keyed with the public key': () =>
      `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64(claims())}.${base64('x')}`,
    'a key nobody knows': () => signToken(testKey(), { sub: admin._id, ses: 9 }),
    'a changed body': () => `${parts()[0]}.${base64(claims())}.${parts()[2]}`,
    'a cut signature': () => admin.token.slice(0, -8),
    'a kid that is an operator': () => `${base64({ alg: 'ES256', kid: { $gt: '' } })}.${base64(claims())}.x`,
    'far too long': () => 'x'.repeat(8_000),
  };

  it.each(Object.entries(TOKENS))('%s is 401', async (_nombre, token) => {
    const headers: Record<string, string> = token() === '' ? {} : { authorization: `Bearer ${token()}` };
    await expectRefusal(await world.http('GET', '/api/usuarios/perfil', { headers }), 401, 'NO_AUTENTICADO');
    const put = { headers, body: { rol: 'admin' } };
    await expectRefusal(await world.http('PUT', `/api/usuarios/${miembro._id}`, put), 401, 'NO_AUTENTICADO');
  });

  describe('of a key that is known', () => {
    const key = testKey();
    const perfil = (token: string) => world.http('GET', '/api/usuarios/perfil', { token });

    beforeAll(async () => {
      await world.connection.collection<{ _id: string }>('claves').insertOne(key.documento);
      expect((await perfil(signToken(key, { sub: admin._id, ses: 1 }))).status).toBe(200);
    });

    it.each([
      ['expired', () => signToken(key, { sub: admin._id, ses: 1, claims: { exp: 1_700_000_000 } })],
      ['of an older session', () => signToken(key, { sub: admin._id, ses: 0 })],
      ['for nobody', () => signToken(key, { sub: newId(), ses: 1 })],
    ])('%s: the session has ended', async (_nombre, token) => {
      const reply = await perfil(token());
      await expectRefusal(reply, 401, 'NO_AUTENTICADO');
      expect(reply.body.message).toBe('Sesión expirada. Por favor, inicia sesión nuevamente.');
    });

    it.each([
      ['without a person', { sub: undefined }],
      ['whose person is an operator', { sub: { $gt: '' } }],
      ['whose session is a text', { ses: '9' }],
      ['without an end', { exp: undefined }],
      ['not yet valid', { nbf: 9_999_999_999 }],
    ])('%s is 401', async (_nombre, claims) => {
      const token = signToken(key, { sub: admin._id, ses: 1, claims });
      await expectRefusal(await perfil(token), 401, 'NO_AUTENTICADO');
    });
  });

  it('another scheme is 401', async () => {
    const headers = { authorization: `Basic ${admin.token}` };
    await expectRefusal(await world.http('GET', '/api/usuarios', { headers }), 401, 'NO_AUTENTICADO');
  });
});
