import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  assertRoutesDeclareSchemaAndRight,
  eventually,
  formOf,
  PNG,
  request,
  type TestPerson,
} from '@pmp/testing';
import { csvForm, importRows } from './rights/import-rows';
import { proposalRows } from './rights/proposal-rows';
import { templateRows } from './rights/template-rows';
import { newId, World } from './world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

type Tree = Awaited<ReturnType<World['tree']>>;
const ROLES = ['nobody', 'outsider', 'member', 'creator', 'teamAdmin', 'admin'] as const;
type Role = (typeof ROLES)[number];

interface Row {
  url: (tree: Tree) => string | Promise<string>;
  /** Sends this form instead of a body. */
  form?: () => ReturnType<typeof formOf>;
  body?: (tree: Tree) => object;
  expected: Record<Role, number>;
}

const insiders = (status: number) => ({ member: status, creator: status, teamAdmin: status, admin: status });
const hidden = (status = 200) => ({ nobody: 401, outsider: 404, ...insiders(status) });
const open = { nobody: 401, outsider: 200, ...insiders(200) };

const TABLE: Record<string, Row> = {
  'GET /proyectos': { url: () => '/proyectos', expected: open },
  'GET /proyectos/resumen': { url: () => '/proyectos/resumen', expected: open },
  'GET /proyectos/buscar': { url: () => '/proyectos/buscar?q=a', expected: open },
  'GET /proyectos/{id}': { url: (t) => `/proyectos/${t.proyecto._id}`, expected: hidden() },
  'GET /proyectos/{id}/panel': { url: (t) => `/proyectos/${t.proyecto._id}/panel`, expected: hidden() },
  'POST /proyectos': {
    url: () => '/proyectos',
    body: () => ({ nombre: 'Nuevo', clave: newId().slice(-8), equipo: world.team }),
    expected: { ...hidden(201), outsider: 403 },
  },
  'PUT /proyectos/{id}': {
    url: (t) => `/proyectos/${t.proyecto._id}`,
    body: () => ({ nombre: 'Otro' }),
    expected: hidden(),
  },
  'PUT /proyectos/{id}/clave': {
    url: (t) => `/proyectos/${t.proyecto._id}/clave`,
    body: () => ({ clave: newId().slice(-8) }),
    expected: hidden(),
  },
  'DELETE /proyectos/{id}': {
    url: (t) => `/proyectos/${t.proyecto._id}`,
    expected: { ...hidden(), member: 403 },
  },
  'GET /tareas': { url: () => '/tareas', expected: open },
  'GET /tareas/proyecto/{id}/avance': {
    url: (t) => `/tareas/proyecto/${t.proyecto._id}/avance`,
    expected: hidden(),
  },
  'GET /epicas/proyecto/{id}/cuentas': {
    url: (t) => `/epicas/proyecto/${t.proyecto._id}/cuentas`,
    expected: hidden(),
  },
  ...children('epicas', 'epica', (t) => ({ proyecto: t.proyecto._id })),
  ...children('historias', 'historia', (t) => ({ proyecto: t.proyecto._id, epicaId: t.epica._id })),
  'PUT /historias/lote': {
    url: () => '/historias/lote',
    body: (t) => ({ ids: [t.historia._id], cambios: { prioridad: 'alta' } }),
    expected: hidden(),
  },
  'PUT /tareas/lote': {
    url: () => '/tareas/lote',
    body: (t) => ({ ids: [t.tarea._id], cambios: { prioridad: 'alta' } }),
    expected: hidden(),
  },
  'POST /tareas/{id}/archivos': {
    url: (t) => `/tareas/${t.tarea._id}/archivos`,
    form: () => formOf({}, [{ nombre: 'a.png', bytes: PNG }]),
    expected: hidden(201),
  },
  'GET /tareas/{id}/archivos/{archivoId}': { url: fileOf, expected: hidden() },
  'DELETE /tareas/{id}/archivos/{archivoId}': { url: fileOf, expected: hidden() },
  ...criteria('historias', 'historia'),
  ...criteria('tareas', 'tarea'),
  ...comments('historias', 'historia'),
  ...comments('tareas', 'tarea'),
  'PUT /comentarios/{id}': {
    url: commentOf,
    body: () => ({ texto: 'Otro' }),
    expected: { ...hidden(403), creator: 200 },
  },
  'DELETE /comentarios/{id}': { url: commentOf, expected: hidden() },
  'POST /comentarios/{id}/restaurar': {
    url: async (t) => `${await deletedComment(t)}/restaurar`,
    expected: hidden(),
  },
  'GET /claves/{clave}': { url: (t) => `/claves/${t.tarea.clave || 'NADIE-1'}`, expected: hidden() },
  'GET /etiquetas/proyecto/{id}': { url: labelsOf, expected: hidden() },
  'POST /etiquetas/proyecto/{id}': { url: labelsOf, body: () => ({ nombre: 'web' }), expected: hidden(201) },
  'PUT /etiquetas/{id}': { url: labelOf, body: () => ({ color: 'rojo' }), expected: hidden() },
  'DELETE /etiquetas/{id}': { url: labelOf, expected: hidden() },
  'POST /etiquetas/{id}/restaurar': { url: deletedLabel, expected: hidden() },
  'GET /elementos': { url: () => '/elementos?q=abierta', expected: open },
  'PUT /elementos/plazos': {
    url: () => '/elementos/plazos',
    body: (t) => ({
      proyecto: t.proyecto._id,
      cambios: [{ tipo: 'historia', _id: t.historia._id, inicio: '2026-11-20', fin: '2026-11-24' }],
    }),
    expected: hidden(),
  },
  'GET /vistas': { url: () => '/vistas', expected: open },
  'GET /vistas/{id}': { url: viewOf, expected: hidden() },
  'POST /vistas': {
    url: () => '/vistas',
    body: (t) => ({ nombre: 'Mías', ambito: 'proyecto', proyecto: t.proyecto._id }),
    expected: hidden(201),
  },
  'PUT /vistas/{id}': {
    url: viewOf,
    body: () => ({ nombre: 'Otra' }),
    expected: { ...hidden(), member: 403 },
  },
  'DELETE /vistas/{id}': { url: viewOf, expected: { ...hidden(), member: 403 } },
  'POST /vistas/{id}/restaurar': { url: deletedView, expected: { ...hidden(), member: 403 } },
  'GET /enlaces/proyecto/{id}': { url: (t) => `/enlaces/proyecto/${t.proyecto._id}`, expected: hidden() },
  'GET /enlaces/elemento/{id}': { url: (t) => `/enlaces/elemento/${t.tarea._id}`, expected: hidden() },
  'POST /enlaces': {
    url: () => '/enlaces',
    body: (t) => ({ tipo: 'bloquea', origen: t.tarea._id, destino: t.historia._id }),
    expected: hidden(201),
  },
  'DELETE /enlaces/{id}': { url: linkOf, expected: hidden() },
  'POST /enlaces/{id}/restaurar': { url: deletedLink, expected: hidden() },
  'GET /importaciones': { url: () => '/importaciones', expected: open },
  'POST /importaciones': {
    url: (t) => `/importaciones?proyecto=${t.proyecto._id}`,
    form: csvForm,
    expected: hidden(201),
  },
  ...importRows(() => world),
  ...proposalRows(() => world),
  ...templateRows(() => world),
  'GET /papelera': { url: () => '/papelera', expected: open },
  'POST /papelera/{id}/restaurar': {
    url: async (t) => `/papelera/${await deletedIn(t)}/restaurar`,
    body: () => ({}),
    expected: hidden(),
  },
  'DELETE /papelera/{id}': {
    url: async (t) => `/papelera/${await deletedIn(t)}`,
    expected: { nobody: 401, outsider: 403, member: 403, creator: 403, teamAdmin: 403, admin: 200 },
  },
  ...children('tareas', 'tarea', (t) => ({ proyecto: t.proyecto._id, historiaId: t.historia._id })),
};

function children(
  path: string,
  kind: 'epica' | 'historia' | 'tarea',
  parents: (t: Tree) => object,
): Record<string, Row> {
  const one = (t: Tree) => `/${path}/${t[kind]._id}`;
  return {
    [`GET /${path}/proyecto/{id}`]: { url: (t) => `/${path}/proyecto/${t.proyecto._id}`, expected: hidden() },
    [`GET /${path}/{id}`]: { url: one, expected: hidden() },
    [`GET /${path}/{id}/historial`]: { url: (t) => `${one(t)}/historial`, expected: hidden() },
    [`POST /${path}`]: {
      url: () => `/${path}`,
      body: (t) => ({ titulo: 'Nueva', ...parents(t) }),
      expected: hidden(201),
    },
    [`PUT /${path}/{id}`]: { url: one, body: () => ({ titulo: 'Otra' }), expected: hidden() },
    [`DELETE /${path}/{id}`]: { url: one, expected: hidden() },
  };
}

function comments(path: string, kind: 'historia' | 'tarea'): Record<string, Row> {
  const url = (t: Tree) => `/${path}/${t[kind]._id}/comentarios`;
  return {
    [`GET /${path}/{id}/comentarios`]: { url, expected: hidden() },
    [`POST /${path}/{id}/comentarios`]: { url, body: () => ({ texto: 'Hola' }), expected: hidden(201) },
  };
}

function criteria(path: string, kind: 'historia' | 'tarea'): Record<string, Row> {
  const url = (t: Tree) => `/${path}/${t[kind]._id}/criterios`;
  const one = async (t: Tree) => {
    const criterio = { _id: newId(), texto: 'Se ve en el móvil' };
    await world.as(world.creator)('POST', url(t), { criterios: [criterio] });
    return `${url(t)}/${criterio._id}`;
  };
  return {
    [`POST /${path}/{id}/criterios`]: {
      url,
      body: () => ({ criterios: [{ texto: 'Se ve en el móvil' }] }),
      expected: hidden(201),
    },
    [`PUT /${path}/{id}/criterios/{criterioId}`]: {
      url: one,
      body: () => ({ hecho: true }),
      expected: hidden(),
    },
    [`DELETE /${path}/{id}/criterios/{criterioId}`]: { url: one, expected: hidden() },
  };
}

/** A comment by the creator on the task; without a task, an id that no comment has. */
async function commentOf({ tarea }: Tree): Promise<string> {
  const path = `/tareas/${tarea._id}/comentarios`;
  const { body } = await world.as(world.creator)('POST', path, { texto: 'Hola' });
  return `/comentarios/${(body.comentario as { _id: string } | undefined)?._id ?? newId()}`;
}

async function deletedComment(tree: Tree): Promise<string> {
  const url = await commentOf(tree);
  await world.as(world.creator)('DELETE', url);
  return url;
}

/** Of the project, made by whoever made the project. */
async function viewOf({ proyecto }: Tree): Promise<string> {
  const datos = { nombre: 'Bloqueadas', ambito: 'proyecto', proyecto: proyecto._id };
  const { body } = await world.as(world.creator)('POST', '/vistas', datos);
  return `/vistas/${(body.vista as { _id: string } | undefined)?._id ?? newId()}`;
}

async function deletedView(tree: Tree): Promise<string> {
  const url = await viewOf(tree);
  await world.as(world.creator)('DELETE', url);
  return `${url}/restaurar`;
}

function labelsOf({ proyecto }: Tree): string {
  return `/etiquetas/proyecto/${proyecto._id}`;
}

/** A label of the project; without a project, an id that no label has. */
async function labelOf(tree: Tree): Promise<string> {
  const { body } = await world.as(world.creator)('POST', labelsOf(tree), { nombre: 'pagos' });
  return `/etiquetas/${(body.etiqueta as { _id: string } | undefined)?._id ?? newId()}`;
}

async function deletedLabel(tree: Tree): Promise<string> {
  const url = await labelOf(tree);
  await world.as(world.creator)('DELETE', url);
  return `${url}/restaurar`;
}

/** Between task and story; without them, an id that no link has. */
async function linkOf({ tarea, historia }: Tree): Promise<string> {
  const ends = { tipo: 'bloquea', origen: tarea._id, destino: historia._id };
  const { body } = await world.as(world.creator)('POST', '/enlaces', ends);
  return `/enlaces/${(body.enlace as { _id: string } | undefined)?._id ?? newId()}`;
}

async function deletedLink(tree: Tree): Promise<string> {
  const url = await linkOf(tree);
  await world.as(world.creator)('DELETE', url);
  return `${url}/restaurar`;
}

/** Deletes the task and returns its id; without a task, an id that does not exist. */
async function deletedIn({ tarea }: Tree): Promise<string> {
  await world.as(world.creator)('DELETE', `/tareas/${tarea._id}`);
  return tarea._id;
}

/** Uploads a file to the task; without a task, an id that no file has. */
async function fileOf({ tarea }: Tree): Promise<string> {
  const form = formOf({}, [{ nombre: 'a.png', bytes: PNG }]);
  const { body } = await world.form(world.creator, 'POST', `/tareas/${tarea._id}/archivos`, form);
  const [archivo] = (body['archivos'] ?? []) as { _id: string }[];
  return `/tareas/${tarea._id}/archivos/${archivo?._id ?? newId()}`;
}

interface Place {
  tree: Tree;
  url: string;
}

const placeOf = async (row: Row, tree: Tree): Promise<Place> => ({ tree, url: await row.url(tree) });

const places = new Map<Row, Promise<Place>>();

/** One for all requests of a row that change nothing: making a tree takes longer than they do. */
function unchangedPlaceOf(row: Row): Promise<Place> {
  const place = places.get(row) ?? world.tree().then((tree) => placeOf(row, tree));
  places.set(row, place);
  return place;
}

const changesNothing = (route: string, status: number) => methodOf(route) === 'GET' || status >= 400;

const send = async (person: TestPerson | null, route: string, row: Row, { tree, url }: Place) => {
  if (row.form) return world.form(person, 'POST', url, row.form());
  return world.as(person)(methodOf(route), url, row.body?.(tree));
};

const methodOf = (route: string) => route.split(' ')[0] as 'GET' | 'POST' | 'PUT' | 'DELETE';
const personOf = (role: Role): TestPerson | null => (role === 'nobody' ? null : world[role]);

describe('who may do what', () => {
  it('has a row for every route of the service', async () => {
    const docs = await request(world.service.app)('GET', '/api/docs-json');
    const paths = docs.body.paths as Record<string, object>;
    const own = Object.entries(paths).filter(([path]) => path.startsWith('/api/'));
    const routes = own.flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice('/api'.length)}`),
    );
    expect(routes.sort()).toEqual(Object.keys(TABLE).sort());
  });

  it('says which routes take a form', async () => {
    const docs = await request(world.service.app)('GET', '/api/docs-json');
    const operations = Object.entries(
      docs.body.paths as Record<string, Record<string, { requestBody?: { content: object } }>>,
    )
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { requestBody }]) => ({
          name: `${method} ${path}`,
          requestBody,
        })),
      )
      .filter(({ requestBody }) => requestBody && 'multipart/form-data' in requestBody.content);
    expect(operations.map(({ name }) => name).sort()).toEqual([
      'post /api/tareas',
      'post /api/tareas/{id}/archivos',
      'put /api/tareas/{id}',
    ]);
  });

  it('names a right and a schema on every route', () => {
    expect(() => assertRoutesDeclareSchemaAndRight(world.service.app)).not.toThrow();
  });

  const cells = Object.entries(TABLE).flatMap(([route, row]) =>
    ROLES.map((role) => ({ route, role, row, status: row.expected[role] })),
  );

  it.each(cells)('$route as $role: $status', async ({ route, role, row, status }) => {
    const place = changesNothing(route, status)
      ? await unchangedPlaceOf(row)
      : await placeOf(row, await world.tree());
    const reply = await send(personOf(role), route, row, place);
    expect(reply).toMatchObject({ status });
    if (role === 'nobody' || role === 'outsider') {
      for (const { _id } of Object.values(place.tree)) expect(reply.text).not.toContain(_id);
    }
  });

  const hiding = Object.entries(TABLE).filter(([, row]) => row.expected.outsider === 404);

  it.each(hiding)('%s answers an outsider as if it did not exist', async (route, row) => {
    const place = await unchangedPlaceOf(row);
    const hiddenReply = await send(world.outsider, route, row, place);
    const absent = Object.fromEntries(
      Object.keys(place.tree).map((kind) => [kind, { _id: newId() }]),
    ) as unknown as Tree;
    const absentReply = await send(world.outsider, route, row, await placeOf(row, absent));
    const { requestId: _a, ...shown } = hiddenReply.body;
    const { requestId: _b, ...expected } = absentReply.body;
    expect(shown).toEqual(expected);
  });
});

describe('a lost membership', () => {
  it('hides the projects from whoever left, even from their creator', async () => {
    const { _id } = await world.service.people.person();
    const person = await world.service.people.person({ _id });
    const team = await world.service.people.team({ [_id]: 'admin', [world.member._id]: 'miembro' });
    const { proyecto } = await world.tree(person, { equipo: team });
    await world.service.people.team({ [world.member._id]: 'admin' }, { _id: team });
    const seen = async () => (await world.as(person)('GET', `/proyectos/${proyecto._id}`)).status;
    await eventually(async () => expect(await seen()).toBe(404), { within: 1_500 });
  });
});
