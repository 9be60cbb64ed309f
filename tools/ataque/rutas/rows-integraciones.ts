import type { Person } from '../escena/people.ts';
import { all, make, signedIn, team, type Cell, type Rows } from './row.ts';

/** At this address nobody listens, and nothing may be sent to it. */
const NOWHERE = 'https://receptor.invalid/';
const pedido = (proyecto: string) => ({
  nombre: 'Panel',
  url: NOWHERE,
  proyecto,
  hechos: ['historia.creada'],
});

const webhook = (cell: Cell) => make(cell, '/api/webhooks', 'webhook', pedido(cell.tree.proyecto));

/** Each project has a limited number of them. */
async function only(cell: Cell): Promise<string> {
  const { door, people } = cell.scene;
  const path = `/api/webhooks?proyecto=${cell.tree.proyecto}`;
  const { webhooks } = await door.must<{ webhooks: { _id: string }[] }>('GET', path, people.teamAdmin.token);
  return webhooks[0] ? `/api/webhooks/${webhooks[0]._id}` : webhook(cell);
}

const delivery = async (cell: Cell) => {
  const made = await make(cell, `${await only(cell)}/probar`, 'entrega');
  return made.replace('/probar/', '/entregas/');
};

const nueva = (proyecto: string) => ({ nombre: 'Tienda', tipo: 'github', proyecto });
const forja = (cell: Cell) => make(cell, '/api/forjas', 'forja', nueva(cell.tree.proyecto));

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

const ownCalendar = async (cell: Cell) => `/api/calendarios/${(await calendar(cell))._id}`;

export const ROWS_INTEGRACIONES: Rows = {
  'GET /api/webhooks': { statuses: signedIn() },
  'POST /api/webhooks': { body: ({ tree }) => pedido(tree.proyecto) },
  'GET /api/webhooks/{id}': { path: only },
  'PUT /api/webhooks/{id}': { path: only, body: () => ({ activo: true }) },
  'POST /api/webhooks/{id}/secreto': {
    path: only,
  },
  'POST /api/webhooks/{id}/probar': {
    path: only,
  },
  'GET /api/webhooks/{id}/entregas': {
    path: only,
  },
  'GET /api/webhooks/{id}/entregas/{entrega}': { path: delivery },
  'POST /api/webhooks/{id}/entregas/{entrega}/reenviar': {
    path: delivery,
  },
  'DELETE /api/webhooks/{id}': { path: webhook, spends: true },
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
    body: ({ tree }) => nueva(tree.proyecto),
  },
  'PUT /api/forjas/{id}': { path: onlyForja, body: () => ({ nombre: 'Tienda' }) },
  'POST /api/forjas/{id}/secreto': {
    path: onlyForja,
  },
  'DELETE /api/forjas/{id}': { path: forja, spends: true },
  /** Only what is signed counts, whoever sends it. */
  'POST /api/forjas/entrada/{id}': {
    statuses: all(401),
    path: async (cell) => (await onlyForja(cell)).replace('/forjas/', '/forjas/entrada/'),
    body: () => ({}),
  },
  'POST /api/calendarios': {
    body: () => ({ nombre: 'Móvil', tipo: 'trabajo' }),
    asNewcomer: true,
  },
  'POST /api/calendarios/{id}/renovar': {
    path: ownCalendar,
    asNewcomer: true,
  },
  'DELETE /api/calendarios/{id}': {
    path: ownCalendar,
    asNewcomer: true,
  },
  /** Its address is all that a calendar program shows. */
  'GET /api/calendarios/direccion/{secreto}': {
    path: async (cell) => (await calendar(cell)).ruta,
  },
};
