import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { assertRoutesDeclareSchemaAndRight, eventually, request, type TestPerson } from '@pmp/testing';
import { newId, World, columnasOf } from './world';

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
  body?: (tree: Tree) => object;
  /** The status for everybody who may see the project. */
  status: number;
}

const sprint = (t: Tree) => `/sprints/${t.sprint}`;
const PUNTO = '6920a1b2c3d4e5f6000000aa';
const fechas = { fechaInicio: '2026-11-20', fechaFin: '2026-12-04' };

/** The tree's sprint is in progress, so routes for a pending one answer a member 409. */
const TABLE: Record<string, Row> = {
  'GET /sprints/proyecto/{id}': { url: (t) => `/sprints/proyecto/${t.proyecto}`, status: 200 },
  'GET /sprints/proyecto/{id}/historias-disponibles': {
    url: (t) => `/sprints/proyecto/${t.proyecto}/historias-disponibles`,
    status: 200,
  },
  'GET /sprints/proyecto/{id}/definiciones': {
    url: (t) => `/sprints/proyecto/${t.proyecto}/definiciones`,
    status: 200,
  },
  'PUT /sprints/proyecto/{id}/definiciones': {
    url: (t) => `/sprints/proyecto/${t.proyecto}/definiciones`,
    body: () => ({ hecho: { puntos: [{ _id: PUNTO, texto: 'Desplegada' }], impide: false } }),
    status: 200,
  },
  'GET /sprints/historias/{id}/definiciones': {
    url: (t) => `/sprints/historias/${t.historia}/definiciones`,
    status: 200,
  },
  'PUT /sprints/historias/{id}/definiciones/{puntoId}': {
    url: (t) => `/sprints/historias/${t.historia}/definiciones/${newId()}`,
    body: () => ({ cumple: true }),
    status: 404,
  },
  'GET /sprints/{id}': { url: sprint, status: 200 },
  'POST /sprints': {
    url: () => '/sprints',
    body: (t) => ({ nombre: 'Nuevo', proyecto: t.proyecto, ...fechas }),
    status: 201,
  },
  'PUT /sprints/{id}': { url: sprint, body: () => ({ nombre: 'Otro' }), status: 200 },
  'PUT /sprints/{id}/historias': {
    url: (t) => `${sprint(t)}/historias`,
    body: (t) => ({ quitar: [t.historia] }),
    status: 409,
  },
  'PUT /sprints/lote': {
    url: () => '/sprints/lote',
    body: (t) => ({ proyecto: t.proyecto, historias: [t.historia], destino: null }),
    status: 409,
  },
  'DELETE /sprints/{id}': { url: sprint, status: 409 },
  'GET /sprints/{id}/verificar-inicio': { url: (t) => `${sprint(t)}/verificar-inicio`, status: 200 },
  'GET /sprints/{id}/verificar-finalizacion': {
    url: (t) => `${sprint(t)}/verificar-finalizacion`,
    status: 200,
  },
  'POST /sprints/{id}/iniciar': { url: (t) => `${sprint(t)}/iniciar`, status: 409 },
  'POST /sprints/{id}/finalizar': { url: (t) => `${sprint(t)}/finalizar`, status: 409 },
  'POST /sprints/{id}/cancelar': { url: (t) => `${sprint(t)}/cancelar`, status: 200 },
  'POST /sprints/{id}/alcance': {
    url: (t) => `${sprint(t)}/alcance`,
    body: (t) => ({ quitar: [t.historia] }),
    status: 200,
  },
  'POST /sprints/{id}/trasladar-pendientes': {
    url: (t) => `${sprint(t)}/trasladar-pendientes`,
    body: () => ({ destino: null }),
    status: 200,
  },
  'GET /sprints/{id}/informe': { url: (t) => `${sprint(t)}/informe`, status: 200 },
  'GET /tableros/proyecto/{id}': { url: (t) => `/tableros/proyecto/${t.proyecto}`, status: 200 },
  'GET /tableros/principal/{id}': { url: (t) => `/tableros/principal/${t.proyecto}`, status: 200 },
  'GET /tableros/{id}': { url: (t) => `/tableros/${t.tablero}`, status: 200 },
  'POST /tableros': {
    url: () => '/tableros',
    body: (t) => ({ nombre: 'Nuevo', proyecto: t.proyecto }),
    status: 201,
  },
  'PUT /tableros/{id}/columnas': {
    url: (t) => `/tableros/${t.tablero}/columnas`,
    body: (t) => ({ version: 1, columnas: columnasOf(t) }),
    status: 200,
  },
  'PUT /tableros/mover-historia/{id}': {
    url: (t) => `/tableros/mover-historia/${t.historia}`,
    body: (t) => ({ columnaDestinoId: t.columna }),
    status: 200,
  },
};

const expectedFor = (role: Role, { status }: Row): number =>
  role === 'nobody' ? 401 : role === 'outsider' ? 404 : status;
const methodOf = (route: string) => route.split(' ')[0] as 'GET' | 'POST' | 'PUT' | 'DELETE';
const personOf = (role: Role): TestPerson | null => (role === 'nobody' ? null : world[role]);

const trees = new Map<Row, Promise<Tree>>();

/** One for all requests of a row that change nothing: making a tree takes longer than they do. */
function unchangedTreeOf(row: Row): Promise<Tree> {
  const tree = trees.get(row) ?? world.tree();
  trees.set(row, tree);
  return tree;
}

const changesNothing = (route: string, status: number) => methodOf(route) === 'GET' || status >= 400;

describe('who may do what', () => {
  it('has a row for every route of the service, each with a schema and a right', async () => {
    assertRoutesDeclareSchemaAndRight(world.service.app);
    const docs = await request(world.service.app)('GET', '/api/docs-json');
    const routes = Object.entries(docs.body.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice('/api'.length)}`),
    );
    expect(routes.sort()).toEqual(Object.keys(TABLE).sort());
  });

  const cells = Object.entries(TABLE).flatMap(([route, row]) =>
    ROLES.map((role) => ({ route, role, row, status: expectedFor(role, row) })),
  );

  it.each(cells)('$route as $role: $status', async ({ route, role, row, status }) => {
    const tree = changesNothing(route, status) ? await unchangedTreeOf(row) : await world.tree();
    const reply = await world.as(personOf(role))(methodOf(route), await row.url(tree), row.body?.(tree));
    expect({ text: reply.text, status: reply.status }).toMatchObject({ status });
    if (role === 'nobody' || role === 'outsider') {
      for (const id of Object.values(tree).flat()) expect(reply.text).not.toContain(id);
      const doc = await world.collection('sprints').findOne({ proyecto: tree.proyecto });
      expect(doc?.['version']).toBe(2);
    }
  });

  it.each(Object.entries(TABLE))('%s answers an outsider as if it did not exist', async (route, row) => {
    const tree = await unchangedTreeOf(row);
    const absent = Object.fromEntries(Object.keys(tree).map((kind) => [kind, newId()])) as unknown as Tree;
    const [hidden, unknown] = await Promise.all(
      [tree, absent].map(async (t) =>
        world.as(world.outsider)(methodOf(route), await row.url(t), row.body?.(t)),
      ),
    );
    expect({ ...hidden!.body, requestId: '' }).toEqual({ ...unknown!.body, requestId: '' });
  });
});

describe('a lost membership', () => {
  it('hides sprints and boards from whoever left', async () => {
    const { people } = world.service;
    const person = await people.person();
    const team = await people.team({ [person._id]: 'admin' });
    const proyecto = world.proyectos.proyecto(team, person._id);
    await world.arrived('copia_proyectos', proyecto);
    const call = world.as(person);
    expect((await call('GET', `/sprints/proyecto/${proyecto}`)).status).toBe(200);
    await people.team({ [world.member._id]: 'admin' }, { _id: team });
    const seen = async () => (await call('GET', `/sprints/proyecto/${proyecto}`)).status;
    await eventually(async () => expect(await seen()).toBe(404), { within: 1_500 });
  });
});
