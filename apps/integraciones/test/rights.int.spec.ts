import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as rutas from '@pmp/contracts/integraciones/rutas';
import {
  addressWith,
  assertServesContracts,
  contractRows,
  request,
  successOf,
  type TestPerson,
} from '@pmp/testing';
import { newId, World } from './world';

let world: World;
let tree: Tree;
beforeAll(async () => {
  world = await World.start();
  tree = await world.tree();
});
afterAll(() => world.close());

type Tree = Awaited<ReturnType<World['tree']>>;
const ROLES = ['nobody', 'outsider', 'member', 'creator', 'teamAdmin', 'admin'] as const;
type Role = (typeof ROLES)[number];

interface Row {
  /** Where the tree does not say of which thing the route is. */
  url?: (tree: Tree) => string | Promise<string>;
  body?: (tree: Tree) => object;
  /** Only what does not follow from the right that the route requires. */
  statuses?: readonly [number, number, number, number, number, number];
}

/** Secrets leave the house: it takes somebody who administers the team. */
const admins = (status = 200) => [401, 404, 403, 403, status, status] as const;
const signedIn = (status = 200) => [401, status, status, status, status, status] as const;
const calendario = { nombre: 'Móvil', tipo: 'trabajo' };

const TABLE: Record<string, Row> = {
  'GET /webhooks': { url: ({ proyecto }) => `/webhooks?proyecto=${proyecto}` },
  'POST /webhooks': {
    body: ({ proyecto }) => ({
      nombre: 'Otro',
      url: 'https://ejemplo.es/',
      proyecto,
      hechos: ['tarea.creada'],
    }),
  },
  'PUT /webhooks/{id}': {
    body: () => ({ nombre: 'Panel nuevo' }),
  },
  'DELETE /webhooks/{id}': {
    url: async () => `/webhooks/${(await world.tree()).webhook}`,
  },
  /** It decides nothing itself: what it is asked for is asked of the product. */
  'POST /mcp': {
    body: () => ({ jsonrpc: '2.0', id: 1, method: 'ping' }),
    statuses: signedIn(),
  },
  'GET /forjas': { url: ({ proyecto }) => `/forjas?proyecto=${proyecto}` },
  'GET /forjas/referencias': {
    url: ({ proyecto }) => `/forjas/referencias?proyecto=${proyecto}&clave=TIENDA-1`,
    statuses: [401, 404, 200, 200, 200, 200],
  },
  'POST /forjas': {
    body: ({ proyecto }) => ({ nombre: 'Otra', tipo: 'gitlab', proyecto }),
  },
  'PUT /forjas/{id}': {
    body: () => ({ nombre: 'Tienda nueva' }),
  },
  'DELETE /forjas/{id}': { url: async () => `/forjas/${(await world.tree()).forja}` },
  /** Nobody's token counts: only the signature does. */
  'POST /forjas/entrada/{id}': {
    body: () => ({}),
    statuses: [401, 401, 401, 401, 401, 401],
  },
  'POST /calendarios': { body: () => calendario },
  'POST /calendarios/{id}/renovar': {
    url: async () => `/calendarios/${await calendarOf(world.member)}/renovar`,
    statuses: [401, 404, 200, 404, 404, 404],
  },
  'DELETE /calendarios/{id}': {
    url: async () => `/calendarios/${await calendarOf(world.member)}`,
    statuses: [401, 404, 200, 404, 404, 404],
  },
  'GET /calendarios/direccion/{secreto}': {
    url: async () => (await world.as(world.member)('POST', '/calendarios', calendario)).body.ruta.slice(4),
    statuses: [200, 200, 200, 200, 200, 200],
  },
};

const calendarOf = async (person: TestPerson): Promise<string> =>
  (await world.as(person)('POST', '/calendarios', calendario)).body.calendario._id;

const idAfterWord = ({ webhook, entrega, forja }: Tree) => ({
  webhooks: webhook,
  entregas: entrega,
  forjas: forja,
  entrada: forja,
});

const ROWS = contractRows(rutas, TABLE).map(({ name, route, row }) => ({
  name,
  url: (t: Tree): string | Promise<string> => addressWith(route, idAfterWord(t)),
  statuses: (route.derecho === 'proyecto.integrar' ? admins : signedIn)(successOf(route)),
  ...row,
}));
type FullRow = (typeof ROWS)[number] & Row;

const methodOf = (route: string) => route.split(' ')[0] as 'GET' | 'POST' | 'PUT' | 'DELETE';
const personOf = (role: Role): TestPerson | null => (role === 'nobody' ? null : world[role]);

describe('the rights of the service', () => {
  it('let anybody ask whether it is ready', async () => {
    expect((await request(world.service.app)('GET', '/salud/listo')).status).toBe(200);
  });

  it('serve each route of its contracts, and no other', () => {
    expect(() => assertServesContracts(world.service.app, rutas)).not.toThrow();
  });

  const cells = ROWS.flatMap((row: FullRow) =>
    ROLES.map((role, i) => ({ route: row.name, role, row, status: row.statuses[i] })),
  );

  it.each(cells)('answer $route as $role with $status', async ({ route, role, row, status }) => {
    const reply = await world.as(personOf(role))(methodOf(route), await row.url(tree), row.body?.(tree));
    expect({ text: reply.text, status: reply.status }).toMatchObject({ status });
  });

  const hidden = ROWS.filter(({ statuses }) => statuses[1] === 404 && statuses[4] !== 404).map(
    (row: FullRow) => [row.name, row] as const,
  );

  it.each(hidden)('make %s answer an outsider as if the thing did not exist', async (route, row) => {
    const absent = { ...tree, proyecto: newId(), webhook: newId(), forja: newId() };
    const [is, isNot] = await Promise.all(
      [tree, absent].map(async (t) =>
        world.as(world.outsider)(methodOf(route), await row.url(t), row.body?.(t)),
      ),
    );
    expect({ ...is!.body, requestId: '' }).toEqual({ ...isNot!.body, requestId: '' });
  });

  it('leave webhooks of all projects to whoever administers the installation', async () => {
    const body = { nombre: 'Todos', url: 'https://ejemplo.es/', hechos: ['proyecto.creado'] };
    const { body: made } = await world.as(world.admin)('POST', '/webhooks', body);
    const path = `/webhooks/${made.webhook._id}`;
    expect((await world.as(world.teamAdmin)('POST', '/webhooks', body)).status).toBe(403);
    expect((await world.as(world.teamAdmin)('GET', path)).body.motivo).toBe(
      'integraciones.webhookNoEncontrado',
    );
    const seen = async (person: TestPerson) =>
      (await world.as(person)('GET', '/webhooks')).body.webhooks.map(({ _id }: { _id: string }) => _id);
    expect(await seen(world.admin)).toEqual(expect.arrayContaining([made.webhook._id, tree.webhook]));
    expect(await seen(world.teamAdmin)).not.toContain(made.webhook._id);
    expect(await seen(world.teamAdmin)).toContain(tree.webhook);
    expect(await seen(world.member)).toEqual([]);
    await world.as(world.admin)('DELETE', path);
    expect((await world.as(world.admin)('GET', path)).status).toBe(404);
  });
});
