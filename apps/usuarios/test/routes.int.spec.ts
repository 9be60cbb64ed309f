import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as rutas from '@pmp/contracts/usuarios/rutas';
import { assertServesContracts, declaredRoutes } from '@pmp/testing';
import { LLAVE_NUEVA, USO_DE_LLAVE } from './bodies';
import { CONTRASENA, type Person, startWorld, type World } from './world';

const PAPELES = ['nadie', 'ajena', 'miembro', 'admin de equipo', 'admin'] as const;
type Papel = (typeof PAPELES)[number];

interface Scene {
  caller: Person;
  otra: Person;
  equipo: string;
  /** Another session of the caller. */
  sesion: string;
  /** A token that resets the password of `otra`. */
  enlace: string;
  /** A token that confirms the address of `otra`. */
  confirmacion: string;
  invitacion: string;
  invitacionToken: string;
}

type Row = [
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  route: string,
  statuses: readonly [number, number, number, number, number],
  body?: (scene: Scene) => unknown,
];

let fresh = 0;
const freshCorreo = () => `nueva-${(fresh += 1)}@ejemplo.es`;
const todos = [200, 200, 200, 200, 200] as const;
/** The operator has configured no mail server and no issuer. */
const sinConfigurar = [503, 503, 503, 503, 503] as const;
const conSesion = [401, 200, 200, 200, 200] as const;
const sinFactor = (status: number) => [401, status, status, status, status] as const;

const REDIRECT = 'http://127.0.0.1/cb';
/** What a program that has registered asks for. */
const ACCESO = {
  origen: 'http://pmp.local',
  client_id: Buffer.from(JSON.stringify({ n: 'X', r: [REDIRECT] })).toString('base64url'),
  redirect_uri: REDIRECT,
  response_type: 'code',
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
  resource: 'http://pmp.local/api/mcp',
};

const ROWS: Row[] = [
  [
    'POST',
    '/api/usuarios/register',
    [201, 201, 201, 201, 201],
    () => ({ nombre: 'Nueva', correo: freshCorreo(), contraseña: CONTRASENA }),
  ],
  /** Registration is open: no links are sent for it. */
  ['POST', '/api/usuarios/register/enlace', [403, 403, 403, 403, 403], () => ({ correo: freshCorreo() })],
  ['POST', '/api/usuarios/login', todos, ({ otra }) => ({ correo: otra.correo, contraseña: CONTRASENA })],
  /** The step of a sign-in that nobody has begun. */
  [
    'POST',
    '/api/usuarios/login/factor',
    [401, 401, 401, 401, 401],
    () => ({ reto: 'x'.repeat(43), codigo: '000000' }),
  ],
  ['POST', '/api/usuarios/login/factor/alta', [401, 401, 401, 401, 401], () => ({ reto: 'x'.repeat(43) })],
  [
    'POST',
    '/api/usuarios/login/factor/alta/confirmar',
    [401, 401, 401, 401, 401],
    () => ({ reto: 'x'.repeat(43), codigo: '000000' }),
  ],
  ['POST', '/api/usuarios/login/factor/llave', [401, 401, 401, 401, 401], () => ({ reto: 'x'.repeat(43) })],
  [
    'POST',
    '/api/usuarios/login/factor/alta/llave',
    [401, 401, 401, 401, 401],
    () => ({ reto: 'x'.repeat(43) }),
  ],
  [
    'POST',
    '/api/usuarios/login/factor/alta/llave/confirmar',
    [401, 401, 401, 401, 401],
    () => ({ reto: 'x'.repeat(43), llave: LLAVE_NUEVA }),
  ],
  ['POST', '/api/usuarios/login/llave/opciones', [200, 200, 200, 200, 200]],
  /** A key of nobody. */
  ['POST', '/api/usuarios/login/llave', [401, 401, 401, 401, 401], () => ({ llave: USO_DE_LLAVE })],
  /** Whoever has no factor is not asked for one; and nobody has asked for this key. */
  ['POST', '/api/usuarios/llaves/opciones', sinFactor(409)],
  ['POST', '/api/usuarios/llaves/nueva', conSesion],
  ['POST', '/api/usuarios/llaves', sinFactor(400), () => ({ llave: LLAVE_NUEVA })],
  ['PUT', '/api/usuarios/llaves/:id', sinFactor(404), () => ({ nombre: 'Otra' })],
  ['DELETE', '/api/usuarios/llaves/:id', sinFactor(404)],
  ['DELETE', '/api/usuarios/factores/dispositivos/:id', sinFactor(404)],
  ['GET', '/api/usuarios/acceso', [401, 403, 403, 403, 200]],
  ['PUT', '/api/usuarios/acceso', [401, 403, 403, 403, 200], () => ({ segundoFactor: 'nadie' })],
  ['GET', '/api/usuarios/factores', conSesion],
  ['POST', '/api/usuarios/factores/aplicacion', conSesion, () => ({ actual: CONTRASENA })],
  /** Nothing waits for its first code, and there is nothing to renew or to take away. */
  ['POST', '/api/usuarios/factores/aplicacion/confirmar', sinFactor(400), () => ({ codigo: '000000' })],
  ['POST', '/api/usuarios/factores/codigos', sinFactor(409), () => ({ actual: CONTRASENA })],
  ['POST', '/api/usuarios/factores/quitar', sinFactor(409), () => ({ actual: CONTRASENA })],
  ['DELETE', '/api/usuarios/:id/factores', [401, 403, 403, 403, 409]],
  ['GET', '/api/usuarios', conSesion],
  ['POST', '/api/usuarios', [401, 403, 403, 403, 201], () => ({ nombre: 'Nueva', correo: freshCorreo() })],
  ['GET', '/api/usuarios/administracion', conSesion],
  /** Whoever has a team, or can make one, needs to ask nobody. */
  ['POST', '/api/usuarios/pedir-equipo', [401, 200, 409, 409, 409]],
  ['PUT', '/api/usuarios/:id', [401, 403, 403, 403, 200], () => ({ estado: 'inactivo' })],
  ['GET', '/api/usuarios/perfil', conSesion],
  /** Alone, this service cannot collect everything. */
  ['GET', '/api/usuarios/mis-datos', [401, 503, 503, 503, 503]],
  ['POST', '/api/usuarios/:id/borrado', [401, 403, 403, 403, 200]],
  ['PUT', '/api/usuarios/perfil', conSesion, () => ({ nombre: 'Otro nombre' })],
  ['PUT', '/api/usuarios/contrasena', conSesion, () => ({ actual: CONTRASENA, nueva: 'secreta-2' })],
  /** No picture has that address; whose picture it would be makes no difference. */
  ['GET', '/api/imagenes/:id', [404, 404, 404, 404, 404]],
  ['GET', '/api/usuarios/preferencias', conSesion],
  ['PUT', '/api/usuarios/preferencias', conSesion, () => ({ tema: 'oscuro' })],
  ['GET', '/api/usuarios/sesiones', conSesion],
  ['POST', '/api/usuarios/sesiones/cerrar-demas', conSesion],
  ['POST', '/api/usuarios/sesiones/reciente', conSesion, () => ({ actual: CONTRASENA })],
  ['DELETE', '/api/usuarios/sesiones/:id', [401, 200, 200, 200, 200]],
  ['GET', '/api/tokens', conSesion],
  ['POST', '/api/tokens', [401, 201, 201, 201, 201], () => ({ nombre: 'CI', alcance: 'leer' })],
  /** Somebody else's, whoever asks. */
  ['DELETE', '/api/tokens/:id', [401, 404, 404, 404, 404]],
  ['DELETE', '/api/tokens/:id/lecturas', [401, 404, 404, 404, 404]],
  ['POST', '/api/oauth/registro', [201, 201, 201, 201, 201], () => ({ redirect_uris: [REDIRECT] })],
  /** No code is nobody's. */
  ['POST', '/api/oauth/token', [400, 400, 400, 400, 400], () => ({})],
  ['POST', '/api/oauth/solicitud', conSesion, () => ACCESO],
  ['POST', '/api/oauth/decision', conSesion, () => ({ ...ACCESO, permitir: true, alcance: 'leer' })],
  ['GET', '/api/usuarios/bots', [401, 403, 403, 403, 200]],
  ['POST', '/api/usuarios/bots', [401, 403, 403, 403, 201], () => ({ nombre: 'Robot' })],
  /** Those of people are no bots'. */
  ['PUT', '/api/usuarios/bots/:id', [401, 403, 403, 403, 404], () => ({ nombre: 'Robot' })],
  [
    'POST',
    '/api/usuarios/bots/:id/tokens',
    [401, 403, 403, 403, 404],
    () => ({ nombre: 'CI', alcance: 'leer' }),
  ],
  ['DELETE', '/api/usuarios/bots/:id/tokens/:token', [401, 403, 403, 403, 404]],
  ['DELETE', '/api/usuarios/bots/:id/tokens/:token/lecturas', [401, 403, 403, 403, 404]],
  ['POST', '/api/usuarios/correo/enviar', [401, 503, 503, 503, 503]],
  [
    'POST',
    '/api/usuarios/correo/confirmar',
    [200, 200, 200, 200, 200],
    ({ confirmacion }) => ({ token: confirmacion }),
  ],
  ['GET', '/api/usuarios/invitaciones', [401, 403, 403, 403, 200]],
  ['POST', '/api/usuarios/invitaciones', [401, 403, 403, 403, 201], () => ({ correo: freshCorreo() })],
  [
    'POST',
    '/api/usuarios/invitaciones/lote',
    [401, 403, 403, 403, 200],
    () => ({ correos: [freshCorreo()] }),
  ],
  [
    'POST',
    '/api/usuarios/invitaciones/mirar',
    [200, 200, 200, 200, 200],
    ({ invitacionToken }) => ({ invitacion: invitacionToken }),
  ],
  ['DELETE', '/api/usuarios/invitaciones/:id', [401, 403, 403, 403, 200]],
  ['POST', '/api/usuarios/contrasena/olvido', sinConfigurar, () => ({ correo: freshCorreo() })],
  [
    'POST',
    '/api/usuarios/contrasena/restablecer',
    [200, 200, 200, 200, 200],
    ({ enlace }) => ({ token: enlace, nueva: 'secreta-3' }),
  ],
  ['POST', '/api/usuarios/empresa/inicio', sinConfigurar, () => ({})],
  [
    'POST',
    '/api/usuarios/empresa/sesion',
    sinConfigurar,
    () => ({ respuesta: '?code=x&state=y', clave: 'x'.repeat(43) }),
  ],
  ['GET', '/api/usuarios/empresa/vinculos', [401, 403, 403, 403, 200]],
  ['DELETE', '/api/usuarios/empresa/vinculos/:id', [401, 403, 403, 403, 200]],
  ['POST', '/api/usuarios/:id/enlace-contrasena', [401, 403, 403, 403, 201]],
  ['GET', '/api/equipos', conSesion],
  [
    'POST',
    '/api/equipos',
    [401, 403, 403, 403, 201],
    ({ caller, otra }) => ({ nombre: 'Nuevo', miembros: [caller._id, otra._id] }),
  ],
  ['GET', '/api/equipos/:id', [401, 404, 200, 200, 200]],
  ['PUT', '/api/equipos/:id', [401, 404, 403, 200, 200], () => ({ nombre: 'Otro nombre' })],
  ['DELETE', '/api/equipos/:id', [401, 404, 403, 200, 200]],
  ['GET', '/api/proyectos/equipos/lista', conSesion],
  ['GET', '/api/auditoria', [401, 403, 403, 403, 200]],
  ['GET', '/api/auditoria/csv', [401, 403, 403, 403, 200]],
  ['GET', '/api/auditoria/verificacion', [401, 403, 403, 403, 200]],
];

/** The platform's own routes, the same in every service and tested there. */
const OF_PLATFORM = /^\/(salud|metrics|operacion)/;

let world: World;

beforeAll(async () => {
  world = await startWorld({
    SECRETO_FACTORES: 'un-secreto-de-las-pruebas-1',
    WEB_URL: 'https://pmp.ejemplo.es',
  });
});
afterAll(() => world.close());

/** Sets up a team, somebody to act on, and the caller in their role. */
async function setScene(papel: Papel): Promise<Scene> {
  const caller = await world.person({ rol: papel === 'admin' ? 'admin' : 'usuario' });
  const otra = await world.person();
  const jefa = await world.person();
  const belongs = papel === 'miembro' || papel === 'admin de equipo';
  const equipo = await world.team([
    [jefa, 'admin'],
    [otra, 'miembro'],
    ...(belongs
      ? ([[caller, papel === 'miembro' ? 'miembro' : 'admin']] as [Person, 'miembro' | 'admin'][])
      : []),
  ]);
  const [sesion, enlace, confirmacion, invitacion] = await Promise.all([
    world.openSession(caller),
    world.enlaceFor(otra),
    world.confirmacionFor(otra),
    world.invitacionFor(freshCorreo()),
  ]);
  return {
    caller,
    otra,
    equipo,
    sesion,
    enlace,
    confirmacion,
    invitacion: invitacion._id,
    invitacionToken: invitacion.token,
  };
}

const targetOf = (route: string, { equipo, sesion, otra, invitacion }: Scene): string => {
  if (route.includes('equipos')) return equipo;
  if (route.includes('invitaciones')) return invitacion;
  if (route.includes('imagenes')) return '0'.repeat(32);
  return route.includes('sesiones') ? sesion : otra._id;
};

describe('who may call what', () => {
  const cells = ROWS.flatMap((row) =>
    PAPELES.map((papel, i) => ({ row, papel, status: row[2][i] as number, nombre: `${row[0]} ${row[1]}` })),
  );

  it.each(cells)('$nombre as $papel is $status', async ({ row: [method, route, , body], papel, status }) => {
    const scene = await setScene(papel);
    const url = route.replace(/:id|:token/g, targetOf(route, scene));
    const reply = await world.http(method, url, {
      ...(body && { body: body(scene) }),
      ...(papel !== 'nadie' && { token: scene.caller.token }),
    });
    const isText = reply.headers['content-type']?.toString().startsWith('text/csv');
    expect(reply).toMatchObject({ status, body: isText ? undefined : { success: status < 400 } });
  });

  it('asks somebody whose sign-in was long ago to confirm it before what is dangerous, and only there', async () => {
    const scene = await setScene('admin');
    const asked = [];
    for (const [method, route, , body] of ROWS) {
      const url = route.replace(/:id|:token/g, targetOf(route, scene));
      const token = await world.oldToken(await world.person({ rol: 'admin' }));
      const reply = await world.http(method, url, { ...(body && { body: body(scene) }), token });
      if (reply.body?.motivo === 'comun.entradaAntigua') asked.push(`${method} ${route}`);
    }
    expect(asked.sort()).toEqual(
      [
        'DELETE /api/usuarios/:id/factores',
        'DELETE /api/usuarios/empresa/vinculos/:id',
        'DELETE /api/usuarios/llaves/:id',
        'GET /api/auditoria/csv',
        'GET /api/usuarios/mis-datos',
        'POST /api/oauth/decision',
        'POST /api/tokens',
        'POST /api/usuarios/:id/borrado',
        'POST /api/usuarios/llaves',
        'POST /api/usuarios/llaves/nueva',
        'POST /api/usuarios/:id/enlace-contrasena',
        'POST /api/usuarios/bots/:id/tokens',
        'PUT /api/usuarios/:id',
        'PUT /api/usuarios/acceso',
      ].sort(),
    );
  });

  it('has a row for every route', () => {
    const routes = declaredRoutes(world.app)
      .filter(({ path }) => !OF_PLATFORM.test(path))
      .map(({ method, path }) => `${method} /api${path}`);
    expect(routes.sort()).toEqual(ROWS.map(([method, route]) => `${method} ${route}`).sort());
  });

  it('declares a schema and a right for every route', () => {
    expect(() => assertServesContracts(world.app, rutas)).not.toThrow();
  });

  it('answers a hidden team exactly like a missing one', async () => {
    const { caller, equipo } = await setScene('ajena');
    const absent = equipo.replace(/.{4}$/, '0000');
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const parts = { token: caller.token, ...(method === 'PUT' && { body: { nombre: 'X' } }) };
      const [hidden, missing] = [
        await world.http(method, `/api/equipos/${equipo}`, parts),
        await world.http(method, `/api/equipos/${absent}`, parts),
      ];
      expect({ ...hidden.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
      expect(hidden.status).toBe(missing.status);
    }
  });
});
