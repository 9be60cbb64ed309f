import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as rutas from '@pmp/contracts/sprints/rutas';
import {
  addressWith,
  assertServesContracts,
  contractRows,
  eventually,
  successOf,
  type TestPerson,
} from '@pmp/testing';
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
  /** Where the tree does not say of which thing the route is. */
  url?: (tree: Tree) => string | Promise<string>;
  body?: (tree: Tree) => object;
  /** The status for everybody who may see the project, where it is not that of success. */
  status?: number;
}

const PUNTO = '6920a1b2c3d4e5f6000000aa';
const fechas = { fechaInicio: '2026-11-20', fechaFin: '2026-12-04' };

/** The tree's sprint is in progress, so routes for a pending one answer a member 409. */
const TABLE: Record<string, Row> = {
  'PUT /sprints/proyecto/{id}/definiciones': {
    body: () => ({ hecho: { puntos: [{ _id: PUNTO, texto: 'Desplegada' }], impide: false } }),
  },
  'PUT /sprints/historias/{id}/definiciones/{puntoId}': {
    url: (t) => `/sprints/historias/${t.historia}/definiciones/${newId()}`,
    body: () => ({ cumple: true }),
    status: 404,
  },
  'POST /sprints': { body: (t) => ({ nombre: 'Nuevo', proyecto: t.proyecto, ...fechas }) },
  'PUT /sprints/{id}': { body: () => ({ nombre: 'Otro' }) },
  'PUT /sprints/{id}/historias': { body: (t) => ({ quitar: [t.historia] }), status: 409 },
  'PUT /sprints/lote': {
    body: (t) => ({ proyecto: t.proyecto, historias: [t.historia], destino: null }),
    status: 409,
  },
  'DELETE /sprints/{id}': { status: 409 },
  'POST /sprints/{id}/iniciar': { status: 409 },
  'POST /sprints/{id}/finalizar': { status: 409 },
  'POST /sprints/{id}/alcance': { body: (t) => ({ quitar: [t.historia] }) },
  'POST /sprints/{id}/trasladar-pendientes': { body: () => ({ destino: null }) },
  'POST /tableros': { body: (t) => ({ nombre: 'Nuevo', proyecto: t.proyecto }) },
  'PUT /tableros/{id}/columnas': { body: (t) => ({ version: 1, columnas: columnasOf(t) }) },
  'PUT /tableros/mover-historia/{id}': { body: (t) => ({ columnaDestinoId: t.columna }) },
};

const idAfterWord = ({ proyecto, historia, sprint, tablero }: Tree) => ({
  proyecto,
  principal: proyecto,
  historias: historia,
  'mover-historia': historia,
  sprints: sprint,
  tableros: tablero,
});

const ROWS = contractRows(rutas, TABLE).map(({ name, route, row }) => ({
  name,
  url: (tree: Tree): string | Promise<string> => addressWith(route, idAfterWord(tree)),
  status: successOf(route),
  ...row,
}));
type FullRow = (typeof ROWS)[number] & Row;

const expectedFor = (role: Role, { status }: FullRow): number =>
  role === 'nobody' ? 401 : role === 'outsider' ? 404 : status;
const methodOf = (route: string) => route.split(' ')[0] as 'GET' | 'POST' | 'PUT' | 'DELETE';
const personOf = (role: Role): TestPerson | null => (role === 'nobody' ? null : world[role]);

const trees = new Map<FullRow, Promise<Tree>>();

/** One for all requests of a row that change nothing: making a tree takes longer than they do. */
function unchangedTreeOf(row: FullRow): Promise<Tree> {
  const tree = trees.get(row) ?? world.tree();
  trees.set(row, tree);
  return tree;
}

const changesNothing = (route: string, status: number) => methodOf(route) === 'GET' || status >= 400;

describe('who may do what', () => {
  it('serves each route of its contracts, and no other', () => {
    expect(() => assertServesContracts(world.service.app, rutas)).not.toThrow();
  });

  const cells = ROWS.flatMap((row) =>
    ROLES.map((role) => ({ route: row.name, role, row, status: expectedFor(role, row) })),
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

  it.each(ROWS.map((row) => [row.name, row] as const))(
    '%s answers an outsider as if it did not exist',
    async (route, row) => {
      const tree = await unchangedTreeOf(row);
      const absent = Object.fromEntries(Object.keys(tree).map((kind) => [kind, newId()])) as unknown as Tree;
      const [hidden, unknown] = await Promise.all(
        [tree, absent].map(async (t) =>
          world.as(world.outsider)(methodOf(route), await row.url(t), row.body?.(t)),
        ),
      );
      expect({ ...hidden!.body, requestId: '' }).toEqual({ ...unknown!.body, requestId: '' });
    },
  );
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
