import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { assertRoutesDeclareSchemaAndRight, request, type TestPerson } from '@pmp/testing';
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
  url: (tree: Tree) => string | Promise<string>;
  body?: (tree: Tree) => object;
  statuses: readonly [number, number, number, number, number, number];
}

/** Secrets leave the house: it takes somebody who administers the team. */
const admins = (status = 200) => [401, 404, 403, 403, status, status] as const;
const signedIn = (status = 200) => [401, status, status, status, status, status] as const;
const calendario = { nombre: 'Móvil', tipo: 'trabajo' };

const TABLE: Record<string, Row> = {
  'GET /webhooks': { url: ({ proyecto }) => `/webhooks?proyecto=${proyecto}`, statuses: admins() },
  'POST /webhooks': {
    url: () => '/webhooks',
    body: ({ proyecto }) => ({
      nombre: 'Otro',
      url: 'https://ejemplo.es/',
      proyecto,
      hechos: ['tarea.creada'],
    }),
    statuses: admins(201),
  },
  'GET /webhooks/{id}': { url: ({ webhook }) => `/webhooks/${webhook}`, statuses: admins() },
  'PUT /webhooks/{id}': {
    url: ({ webhook }) => `/webhooks/${webhook}`,
    body: () => ({ nombre: 'Panel nuevo' }),
    statuses: admins(),
  },
  'DELETE /webhooks/{id}': {
    url: async () => `/webhooks/${(await world.tree()).webhook}`,
    statuses: admins(),
  },
  'POST /webhooks/{id}/secreto': { url: ({ webhook }) => `/webhooks/${webhook}/secreto`, statuses: admins() },
  'POST /webhooks/{id}/probar': { url: ({ webhook }) => `/webhooks/${webhook}/probar`, statuses: admins() },
  'GET /webhooks/{id}/entregas': {
    url: ({ webhook }) => `/webhooks/${webhook}/entregas`,
    statuses: admins(),
  },
  'GET /webhooks/{id}/entregas/{entrega}': {
    url: ({ webhook, entrega }) => `/webhooks/${webhook}/entregas/${entrega}`,
    statuses: admins(),
  },
  'POST /webhooks/{id}/entregas/{entrega}/reenviar': {
    url: ({ webhook, entrega }) => `/webhooks/${webhook}/entregas/${entrega}/reenviar`,
    statuses: admins(),
  },
  /** It decides nothing itself: what it is asked for is asked of the product. */
  'POST /mcp': {
    url: () => '/mcp',
    body: () => ({ jsonrpc: '2.0', id: 1, method: 'ping' }),
    statuses: signedIn(),
  },
  'GET /forjas': { url: ({ proyecto }) => `/forjas?proyecto=${proyecto}`, statuses: admins() },
  'GET /forjas/referencias': {
    url: ({ proyecto }) => `/forjas/referencias?proyecto=${proyecto}&clave=TIENDA-1`,
    statuses: [401, 404, 200, 200, 200, 200],
  },
  'POST /forjas': {
    url: () => '/forjas',
    body: ({ proyecto }) => ({ nombre: 'Otra', tipo: 'gitlab', proyecto }),
    statuses: admins(201),
  },
  'PUT /forjas/{id}': {
    url: ({ forja }) => `/forjas/${forja}`,
    body: () => ({ nombre: 'Tienda nueva' }),
    statuses: admins(),
  },
  'POST /forjas/{id}/secreto': { url: ({ forja }) => `/forjas/${forja}/secreto`, statuses: admins() },
  'DELETE /forjas/{id}': { url: async () => `/forjas/${(await world.tree()).forja}`, statuses: admins() },
  /** Nobody's token counts: only the signature does. */
  'POST /forjas/entrada/{id}': {
    url: ({ forja }) => `/forjas/entrada/${forja}`,
    body: () => ({}),
    statuses: [401, 401, 401, 401, 401, 401],
  },
  'GET /calendarios': { url: () => '/calendarios', statuses: signedIn() },
  'POST /calendarios': { url: () => '/calendarios', body: () => calendario, statuses: signedIn(201) },
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

const methodOf = (route: string) => route.split(' ')[0] as 'GET' | 'POST' | 'PUT' | 'DELETE';
const personOf = (role: Role): TestPerson | null => (role === 'nobody' ? null : world[role]);

describe('the rights of the service', () => {
  it('let anybody ask whether it is ready', async () => {
    expect((await request(world.service.app)('GET', '/salud/listo')).status).toBe(200);
  });

  it('have a row for every route, each with a schema and a right', async () => {
    assertRoutesDeclareSchemaAndRight(world.service.app);
    const docs = await request(world.service.app)('GET', '/api/docs-json');
    const routes = Object.entries(docs.body.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice('/api'.length)}`),
    );
    expect(routes.sort()).toEqual(Object.keys(TABLE).sort());
  });

  const cells = Object.entries(TABLE).flatMap(([route, row]) =>
    ROLES.map((role, i) => ({ route, role, row, status: row.statuses[i] })),
  );

  it.each(cells)('answer $route as $role with $status', async ({ route, role, row, status }) => {
    const reply = await world.as(personOf(role))(methodOf(route), await row.url(tree), row.body?.(tree));
    expect({ text: reply.text, status: reply.status }).toMatchObject({ status });
  });

  const hidden = Object.entries(TABLE).filter(
    ([, { statuses }]) => statuses[1] === 404 && statuses[4] !== 404,
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
