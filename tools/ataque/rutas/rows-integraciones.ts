import type { Person } from '../escena/people.ts';
import { all, signedIn, team, teamAdmins, type Cell, type Rows } from './row.ts';

/** At this address nobody listens, and nothing may be sent to it. */
const NOWHERE = 'https://receptor.invalid/';
const pedido = (proyecto: string) => ({
  nombre: 'Panel',
  url: NOWHERE,
  proyecto,
  hechos: ['historia.creada'],
});

async function webhook({ scene: { door, people }, tree }: Cell): Promise<string> {
  const { webhook: made } = await door.must<{ webhook: { _id: string } }>(
    'POST',
    '/api/webhooks',
    people.teamAdmin.token,
    pedido(tree.proyecto),
  );
  return `/api/webhooks/${made._id}`;
}

/** Each project has a limited number of them. */
async function only(cell: Cell): Promise<string> {
  const { door, people } = cell.scene;
  const path = `/api/webhooks?proyecto=${cell.tree.proyecto}`;
  const { webhooks } = await door.must<{ webhooks: { _id: string }[] }>('GET', path, people.teamAdmin.token);
  return webhooks[0] ? `/api/webhooks/${webhooks[0]._id}` : webhook(cell);
}

async function delivery(cell: Cell): Promise<string> {
  const path = await only(cell);
  const { entrega } = await cell.scene.door.must<{ entrega: { _id: string } }>(
    'POST',
    `${path}/probar`,
    cell.scene.people.teamAdmin.token,
  );
  return `${path}/entregas/${entrega._id}`;
}

async function forja({ scene: { door, people }, tree }: Cell): Promise<string> {
  const { forja: made } = await door.must<{ forja: { _id: string } }>(
    'POST',
    '/api/forjas',
    people.teamAdmin.token,
    { nombre: 'Tienda', tipo: 'github', proyecto: tree.proyecto },
  );
  return `/api/forjas/${made._id}`;
}

/** Each project has a limited number of them. */
async function onlyForja(cell: Cell): Promise<string> {
  const { door, people } = cell.scene;
  const path = `/api/forjas?proyecto=${cell.tree.proyecto}`;
  const { forjas } = await door.must<{ forjas: { _id: string }[] }>('GET', path, people.teamAdmin.token);
  return forjas[0] ? `/api/forjas/${forjas[0]._id}` : forja(cell);
}

/** Of whoever calls; nobody sees another person's. */
async function calendar({ scene: { door, people }, caller }: Cell): Promise<{ _id: string; ruta: string }> {
  const { token }: Person = caller ?? people.member;
  const { calendario, ruta } = await door.must<{ calendario: { _id: string }; ruta: string }>(
    'POST',
    '/api/calendarios',
    token,
    { nombre: 'Móvil', tipo: 'trabajo' },
  );
  return { _id: calendario._id, ruta };
}

export const ROWS_INTEGRACIONES: Rows = {
  'GET /api/webhooks': { statuses: signedIn() },
  'POST /api/webhooks': { statuses: teamAdmins(201), body: ({ tree }) => pedido(tree.proyecto) },
  'GET /api/webhooks/{id}': { statuses: teamAdmins(), path: only },
  'PUT /api/webhooks/{id}': { statuses: teamAdmins(), path: only, body: () => ({ activo: true }) },
  'POST /api/webhooks/{id}/secreto': {
    statuses: teamAdmins(),
    path: async (cell) => `${await only(cell)}/secreto`,
  },
  'POST /api/webhooks/{id}/probar': {
    statuses: teamAdmins(),
    path: async (cell) => `${await only(cell)}/probar`,
  },
  'GET /api/webhooks/{id}/entregas': {
    statuses: teamAdmins(),
    path: async (cell) => `${await only(cell)}/entregas`,
  },
  'GET /api/webhooks/{id}/entregas/{entrega}': { statuses: teamAdmins(), path: delivery },
  'POST /api/webhooks/{id}/entregas/{entrega}/reenviar': {
    statuses: teamAdmins(),
    path: async (cell) => `${await delivery(cell)}/reenviar`,
  },
  'DELETE /api/webhooks/{id}': { statuses: teamAdmins(), path: webhook, spends: true },
  'POST /api/mcp': {
    statuses: signedIn(),
    body: () => ({ jsonrpc: '2.0', id: 1, method: 'ping' }),
  },
  'GET /api/forjas': { statuses: signedIn() },
  'GET /api/forjas/referencias': {
    statuses: team(),
    path: ({ tree }) => `/api/forjas/referencias?proyecto=${tree.proyecto}&clave=X-1`,
  },
  'POST /api/forjas': {
    statuses: teamAdmins(201),
    body: ({ tree }) => ({ nombre: 'Tienda', tipo: 'github', proyecto: tree.proyecto }),
  },
  'PUT /api/forjas/{id}': { statuses: teamAdmins(), path: onlyForja, body: () => ({ nombre: 'Tienda' }) },
  'POST /api/forjas/{id}/secreto': {
    statuses: teamAdmins(),
    path: async (cell) => `${await onlyForja(cell)}/secreto`,
  },
  'DELETE /api/forjas/{id}': { statuses: teamAdmins(), path: forja, spends: true },
  /** Only what is signed counts, whoever sends it. */
  'POST /api/forjas/entrada/{id}': {
    statuses: all(401),
    path: async (cell) => (await onlyForja(cell)).replace('/forjas/', '/forjas/entrada/'),
    body: () => ({}),
  },
  'GET /api/calendarios': { statuses: signedIn() },
  'POST /api/calendarios': {
    statuses: signedIn(201),
    body: () => ({ nombre: 'Móvil', tipo: 'trabajo' }),
    asNewcomer: true,
  },
  'POST /api/calendarios/{id}/renovar': {
    statuses: signedIn(),
    path: async (cell) => `/api/calendarios/${(await calendar(cell))._id}/renovar`,
    asNewcomer: true,
  },
  'DELETE /api/calendarios/{id}': {
    statuses: signedIn(),
    path: async (cell) => `/api/calendarios/${(await calendar(cell))._id}`,
    asNewcomer: true,
  },
  /** Its address is all that a calendar program shows. */
  'GET /api/calendarios/direccion/{secreto}': {
    statuses: all(200),
    path: async (cell) => (await calendar(cell)).ruta,
  },
};
