import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Ruta } from '@pmp/contracts/common';
import * as rutas from '@pmp/contracts/proyectos/rutas';
import {
  addressWith,
  assertServesContracts,
  contractRows,
  eventually,
  formOf,
  PNG,
  request,
  successOf,
  type TestPerson,
} from '@pmp/testing';
import { csvForm, importRows, packageRows } from './rights/import-rows';
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
  /** Where the tree does not say of which thing the route is. */
  url?: (tree: Tree) => string | Promise<string>;
  /** Sends this form instead of a body. */
  form?: () => ReturnType<typeof formOf>;
  body?: (tree: Tree) => object;
  /** Only what does not follow from the right that the route requires. */
  expected?: Record<Role, number>;
}

const insiders = (status: number) => ({ member: status, creator: status, teamAdmin: status, admin: status });
const hidden = (status = 200) => ({ nobody: 401, outsider: 404, ...insiders(status) });
const open = { nobody: 401, outsider: 200, ...insiders(200) };

const TABLE: Record<string, Row> = {
  'GET /proyectos/buscar': { url: () => '/proyectos/buscar?q=a' },
  'POST /proyectos': {
    body: () => ({ nombre: 'Nuevo', clave: newId().slice(-8), equipo: world.team }),
    expected: { ...hidden(201), outsider: 403 },
  },
  'PUT /proyectos/{id}': {
    body: () => ({ nombre: 'Otro' }),
  },
  'PUT /proyectos/{id}/clave': {
    body: () => ({ clave: newId().slice(-8) }),
  },
  ...children('epicas', (t) => ({ proyecto: t.proyecto._id })),
  ...children('historias', (t) => ({ proyecto: t.proyecto._id, epicaId: t.epica._id })),
  'PUT /historias/lote': {
    body: (t) => ({ ids: [t.historia._id], cambios: { prioridad: 'alta' } }),
  },
  // Nobody moves it here: who owns the sprints is away.
  'PUT /historias/{id}/sprint': { body: () => ({ sprint: null }), expected: hidden(503) },
  'PUT /tareas/lote': {
    body: (t) => ({ ids: [t.tarea._id], cambios: { prioridad: 'alta' } }),
  },
  ...files('epicas', 'epica'),
  ...files('historias', 'historia'),
  ...files('tareas', 'tarea'),
  ...criteria('historias', 'historia'),
  ...criteria('tareas', 'tarea'),
  ...comments('historias'),
  ...comments('tareas'),
  'GET /comentarios/{id}/versiones': { url: async (t) => `${await commentOf(t)}/versiones` },
  'PUT /comentarios/{id}': {
    url: commentOf,
    body: () => ({ texto: 'Otro' }),
    expected: { ...hidden(403), creator: 200 },
  },
  'PUT /comentarios/{id}/reaccion': {
    url: async (t) => `${await commentOf(t)}/reaccion`,
    body: () => ({ emoji: '👍', puesta: true }),
  },
  'PUT /comentarios/{id}/decision': {
    url: async (t) => `${await commentOf(t)}/decision`,
    body: () => ({ decidido: true }),
  },
  'DELETE /comentarios/{id}': { url: commentOf, expected: { ...hidden(), member: 403 } },
  'POST /comentarios/{id}/restaurar': {
    url: async (t) => `${await deletedComment(t)}/restaurar`,
    expected: { ...hidden(), member: 403 },
  },
  'GET /claves/{clave}': { url: (t) => `/claves/${t.tarea.clave || 'NADIE-1'}` },
  'POST /etiquetas/proyecto/{id}': { body: () => ({ nombre: 'web' }) },
  'PUT /etiquetas/{id}': { url: labelOf, body: () => ({ color: 'rojo' }) },
  'DELETE /etiquetas/{id}': { url: labelOf },
  'POST /etiquetas/{id}/restaurar': { url: deletedLabel },
  'GET /elementos': { url: () => '/elementos?q=abierta' },
  'PUT /elementos/plazos': {
    body: (t) => ({
      proyecto: t.proyecto._id,
      cambios: [{ tipo: 'historia', _id: t.historia._id, inicio: '2026-11-20', fin: '2026-11-24' }],
    }),
  },
  'GET /vistas/{id}': { url: viewOf },
  'POST /vistas': {
    body: (t) => ({ nombre: 'Mías', ambito: 'proyecto', proyecto: t.proyecto._id }),
  },
  'PUT /vistas/{id}': {
    url: viewOf,
    body: () => ({ nombre: 'Otra' }),
    expected: { ...hidden(), member: 403 },
  },
  'DELETE /vistas/{id}': { url: viewOf, expected: { ...hidden(), member: 403 } },
  'POST /vistas/{id}/restaurar': { url: deletedView, expected: { ...hidden(), member: 403 } },
  'POST /enlaces': {
    body: (t) => ({ tipo: 'bloquea', origen: t.tarea._id, destino: t.historia._id }),
  },
  'DELETE /enlaces/{id}': { url: linkOf },
  'POST /enlaces/{id}/restaurar': { url: deletedLink },
  'POST /importaciones': {
    url: (t) => `/importaciones?proyecto=${t.proyecto._id}`,
    form: csvForm,
  },
  ...importRows(() => world),
  ...packageRows(() => world),
  ...proposalRows(() => world),
  ...templateRows(() => world),
  'POST /papelera/{id}/restaurar': {
    url: async (t) => `/papelera/${await deletedIn(t)}/restaurar`,
    body: () => ({}),
  },
  'DELETE /papelera/{id}': {
    url: async (t) => `/papelera/${await deletedIn(t)}`,
    expected: { nobody: 401, outsider: 403, member: 403, creator: 403, teamAdmin: 403, admin: 200 },
  },
  ...children('tareas', (t) => ({ proyecto: t.proyecto._id, historiaId: t.historia._id })),
};

function children(path: string, parents: (t: Tree) => object): Record<string, Row> {
  return {
    [`POST /${path}`]: {
      body: (t) => ({ titulo: 'Nueva', ...parents(t) }),
    },
    [`PUT /${path}/{id}`]: { body: () => ({ titulo: 'Otra' }) },
  };
}

function comments(path: string): Record<string, Row> {
  return { [`POST /${path}/{id}/comentarios`]: { body: () => ({ texto: 'Hola' }) } };
}

function files(path: string, kind: 'epica' | 'historia' | 'tarea'): Record<string, Row> {
  const form = () => formOf({}, [{ nombre: 'a.png', bytes: PNG }]);
  const one = async (t: Tree) => {
    const url = `/${path}/${t[kind]._id}/archivos`;
    const { body } = await world.form(world.creator, 'POST', url, form());
    const [archivo] = (body['archivos'] ?? []) as { _id: string }[];
    return `${url}/${archivo?._id ?? newId()}`;
  };
  return {
    [`POST /${path}/{id}/archivos`]: { form },
    [`GET /${path}/{id}/archivos/{archivoId}`]: { url: one },
    [`DELETE /${path}/{id}/archivos/{archivoId}`]: { url: one, expected: { ...hidden(), member: 403 } },
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
      body: () => ({ criterios: [{ texto: 'Se ve en el móvil' }] }),
    },
    [`PUT /${path}/{id}/criterios/{criterioId}`]: {
      url: one,
      body: () => ({ hecho: true }),
    },
    [`DELETE /${path}/{id}/criterios/{criterioId}`]: { url: one },
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

const idAfterWord = (t: Tree) => ({
  proyectos: t.proyecto._id,
  proyecto: t.proyecto._id,
  epicas: t.epica._id,
  historias: t.historia._id,
  tareas: t.tarea._id,
  elemento: t.tarea._id,
});

/** What each role is answered, as the right of a route says it; a list that names nothing is everybody's own. */
function expectedOf(route: Ruta): Record<Role, number> {
  const success = hidden(successOf(route));
  if (route.derecho === 'proyecto.eliminar') return { ...success, member: 403 };
  const isOwn = route.method === 'GET' && !route.path.includes(':');
  return isOwn ? open : success;
}

const ROWS = contractRows(rutas, TABLE).map(({ name, route, row }) => ({
  name,
  url: (t: Tree): string | Promise<string> => addressWith(route, idAfterWord(t)),
  expected: expectedOf(route),
  ...row,
}));
type FullRow = (typeof ROWS)[number] & Row;

interface Place {
  tree: Tree;
  url: string;
}

const placeOf = async (row: FullRow, tree: Tree): Promise<Place> => ({ tree, url: await row.url(tree) });

const places = new Map<FullRow, Promise<Place>>();

/** One for all requests of a row that change nothing: making a tree takes longer than they do. */
function unchangedPlaceOf(row: FullRow): Promise<Place> {
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
      'post /api/epicas/{id}/archivos',
      'post /api/historias/{id}/archivos',
      'post /api/tareas',
      'post /api/tareas/{id}/archivos',
      'put /api/tareas/{id}',
    ]);
  });

  it('serves each route of its contracts, and no other', () => {
    expect(() => assertServesContracts(world.service.app, rutas)).not.toThrow();
  });

  it('asks for a recent sign-in before a project is deleted, or anything for good', () => {
    const recientes = contractRows(rutas, {}).filter(({ route }) => 'reciente' in route);
    expect(recientes.map(({ name }) => name).sort()).toEqual([
      'DELETE /papelera/{id}',
      'DELETE /proyectos/{id}',
    ]);
  });

  const cells = ROWS.flatMap((row) =>
    ROLES.map((role) => ({ route: row.name, role, row, status: row.expected[role] })),
  );

  it.each(cells)('$route as $role: $status', async ({ route, role, row, status }) => {
    const place = changesNothing(route, status)
      ? await unchangedPlaceOf(row)
      : await placeOf(row, await world.tree());
    const reply = await send(personOf(role), route, row, place);
    expect({ text: reply.text, status: reply.status }).toMatchObject({ status });
    if (role === 'nobody' || role === 'outsider') {
      for (const { _id } of Object.values(place.tree)) expect(reply.text).not.toContain(_id);
    }
  });

  const hiding = ROWS.filter((row) => row.expected.outsider === 404).map((row) => [row.name, row] as const);

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
