import { setTimeout as delay } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import { formOf, PNG } from '../escena/files.ts';
import { link, newEnds } from './links.ts';
import { deleted, make, team, type Cell, type Row, type Rows } from './row.ts';
import { makeToken } from '../escena/token.ts';
import type { Tree } from '../escena/tree.ts';

const fileForm = () => formOf({}, [{ nombre: 'a.png', bytes: PNG }]);

const fileOfEpica = ({ tree }: Cell) => `/api/epicas/${tree.epica}/archivos/${tree.archivoDeEpica}`;
const fileOfHistoria = ({ tree }: Cell) =>
  `/api/historias/${tree.historia}/archivos/${tree.archivoDeHistoria}`;

function kind(path: string, parents: (tree: Tree) => object): Rows {
  return {
    [`POST /api/${path}`]: {
      body: ({ tree }) => ({ titulo: 'Nueva', ...parents(tree) }),
    },
    [`PUT /api/${path}/{id}`]: { body: () => ({ titulo: 'Otra' }) },
    [`DELETE /api/${path}/{id}`]: { spends: true },
  };
}

const comments = (path: string): Rows => ({
  [`POST /api/${path}/{id}/comentarios`]: { body: () => ({ texto: 'Hola' }) },
});

function criteria(path: string, one: 'historia' | 'tarea'): Rows {
  const made = async ({ scene: { door, people }, tree }: Cell): Promise<string> => {
    const criterio = { _id: randomBytes(12).toString('hex'), texto: 'Se ve en el móvil' };
    const url = `/api/${path}/${tree[one]}/criterios`;
    await door.must('POST', url, people.teamAdmin.token, { criterios: [criterio] });
    return `${url}/${criterio._id}`;
  };
  return {
    [`POST /api/${path}/{id}/criterios`]: {
      body: () => ({ criterios: [{ texto: 'Se ve en el móvil' }] }),
    },
    [`PUT /api/${path}/{id}/criterios/{criterioId}`]: {
      path: made,
      body: () => ({ hecho: true }),
    },
    [`DELETE /api/${path}/{id}/criterios/{criterioId}`]: { path: made },
  };
}

const comment = async (cell: Cell) => {
  const made = await make(cell, `/api/tareas/${cell.tree.tarea}/comentarios`, 'comentario', {
    texto: 'Hola',
  });
  return made.replace(/.*(?=\/comentarios\/)/, '/api');
};

async function claveUrl({ scene: { door, people }, tree }: Cell): Promise<string> {
  const { tarea } = await door.must<{ tarea: { clave: string } }>(
    'GET',
    `/api/tareas/${tree.tarea}`,
    people.teamAdmin.token,
  );
  return `/api/claves/${tarea.clave}`;
}

const newLabel = () => ({ nombre: `L${Math.random().toString(36).slice(2, 9)}` });
const label = (cell: Cell) =>
  make(cell, `/api/etiquetas/proyecto/${cell.tree.proyecto}`, 'etiqueta', newLabel());

const newView = ({ tree: { proyecto } }: Cell) => ({ nombre: 'Bloqueadas', ambito: 'proyecto', proyecto });
const view = (cell: Cell) => make(cell, '/api/vistas', 'vista', newView(cell));

const TEMPLATE = { nombre: 'Error', tipo: 'tarea', contenido: { titulo: 'Arreglar' } };
const template = (cell: Cell) =>
  make(cell, `/api/plantillas/proyecto/${cell.tree.proyecto}`, 'plantilla', TEMPLATE);

/** Uploaded by the admin of the team; whoever else asks for it learns nothing. */
async function importUrl({ scene: { door, people }, tree }: Cell): Promise<string> {
  const { token } = people.teamAdmin;
  const path = `/api/importaciones?proyecto=${tree.proyecto}`;
  const { text } = await door.send({ method: 'POST', path, token, ...csvForm() });
  const { importacion } = JSON.parse(text) as { importacion?: { _id: string } };
  if (!importacion) throw new Error(`POST ${path}: ${text.slice(0, 300)}`);
  return `/api/importaciones/${importacion._id}`;
}

/** Of a file that is no package, by an administrator. */
async function packageUrl({ scene: { door, people } }: Cell): Promise<string> {
  const { token } = people.admin;
  const { text } = await door.send({ method: 'POST', path: '/api/paquetes', token, ...csvForm() });
  return `/api/paquetes/${(JSON.parse(text) as { paquete: { _id: string } }).paquete._id}`;
}

/** As its uploader sees it once it says what becomes of its rows. */
async function preparedImport(cell: Cell): Promise<string> {
  const path = await importUrl(cell);
  const { door, people } = cell.scene;
  const { token } = people.teamAdmin;
  type Reply = { importacion: { estado: string } };
  let reply = await door.must<Reply>('PUT', path, token, importBody(cell));
  for (let asked = 0; asked < 300 && reply.importacion.estado === 'calculando'; asked += 1) {
    await delay(100);
    reply = await door.must<Reply>('GET', path, token);
  }
  return path;
}

const importBody = ({ tree }: Cell) => ({
  destino: { proyecto: tree.proyecto },
  mapeo: {
    columnas: { Título: 'titulo' },
    tipos: {},
    estados: {},
    prioridades: {},
    personas: {},
    fechas: 'dma',
  },
});

/** Only for the admin of the team, who has uploaded it. */
const uploader = (status = 200): Row['statuses'] => [401, 404, 404, status, 404];

const csvForm = () => formOf({}, [{ nombre: 'a.csv', bytes: Buffer.from('Título\nUno\n') }]);

/** What a token that may only propose would change in the tree; returns its route. */
async function proposal({ scene: { door, people }, tree }: Cell): Promise<string> {
  const { secreto } = await makeToken(door, people.teamAdmin.token, { alcance: 'proponer' });
  const body = { titulo: 'Con otro título' };
  type Reply = { propuesta: string };
  const { propuesta } = await door.must<Reply>('PUT', `/api/tareas/${tree.tarea}`, secreto, body);
  return `/api/propuestas/${propuesta}`;
}

export const ROWS_PROYECTOS: Rows = {
  'GET /api/proyectos/buscar': { path: () => '/api/proyectos/buscar?q=a' },
  'POST /api/proyectos': {
    statuses: [401, 403, 201, 201, 201],
    body: ({ scene }) => ({
      nombre: 'Nuevo',
      clave: `N${Math.random().toString(36).slice(2, 9)}`,
      equipo: scene.equipo,
    }),
  },
  'PUT /api/proyectos/{id}': {
    body: () => ({ descripcion: 'Otra' }),
  },
  'PUT /api/proyectos/{id}/clave': {
    body: () => ({ clave: `C${Math.random().toString(36).slice(2, 9)}` }),
  },
  'DELETE /api/proyectos/{id}': {
    spends: true,
  },
  ...kind('epicas', ({ proyecto }) => ({ proyecto })),
  ...kind('historias', ({ proyecto, epica }) => ({ proyecto, epicaId: epica })),
  ...kind('tareas', ({ proyecto, historia }) => ({ proyecto, historiaId: historia })),
  // Not the story of the running sprint, which other routes are tried on.
  'PUT /api/historias/{id}/sprint': {
    path: ({ tree }) => `/api/historias/${tree.otraHistoria}`,
    body: () => ({ sprint: null }),
  },
  'GET /api/claves/{clave}': { path: claveUrl },
  'POST /api/etiquetas/proyecto/{id}': {
    body: newLabel,
  },
  'PUT /api/etiquetas/{id}': { path: label, body: () => ({ color: 'rojo' }) },
  'DELETE /api/etiquetas/{id}': { path: label },
  'POST /api/etiquetas/{id}/restaurar': { path: deleted(label) },
  'GET /api/elementos': { path: () => '/api/elementos?q=abierta' },
  'PUT /api/elementos/plazos': {
    body: ({ tree }) => ({
      proyecto: tree.proyecto,
      cambios: [{ tipo: 'epica', _id: tree.epica, inicio: '2026-11-20', fin: null }],
    }),
  },
  'GET /api/vistas/{id}': { path: view },
  'POST /api/vistas': {
    body: newView,
  },
  // The view was made by the team admin.
  'PUT /api/vistas/{id}': {
    statuses: [401, 404, 403, 200, 200],
    path: view,
    body: () => ({ nombre: 'Otra' }),
  },
  'DELETE /api/vistas/{id}': { statuses: [401, 404, 403, 200, 200], path: view },
  'POST /api/vistas/{id}/restaurar': {
    statuses: [401, 404, 403, 200, 200],
    path: deleted(view),
  },
  'POST /api/plantillas/proyecto/{id}': {
    body: () => TEMPLATE,
  },
  'PUT /api/plantillas/{id}': { path: template, body: () => ({ nombre: 'Otra' }) },
  'DELETE /api/plantillas/{id}': { path: template },
  'POST /api/plantillas/{id}/restaurar': {
    path: deleted(template),
  },
  'POST /api/enlaces': { body: newEnds },
  'DELETE /api/enlaces/{id}': { path: link },
  'POST /api/enlaces/{id}/restaurar': { path: deleted(link) },
  'GET /api/propuestas': {
    statuses: team(),
    path: ({ tree }) => `/api/propuestas?proyecto=${tree.proyecto}`,
  },
  'GET /api/propuestas/{id}': { path: proposal },
  /** Of a change that is not there, so nothing happens. */
  'POST /api/propuestas/{id}/decidir': {
    statuses: team(400),
    path: proposal,
    body: () => ({ rechazar: ['f'.repeat(24)] }),
  },
  /** Nothing of it has been taken. */
  'POST /api/propuestas/{id}/deshacer': {
    statuses: team(409),
    path: proposal,
    body: () => ({}),
  },
  'POST /api/importaciones': {
    path: ({ tree }) => `/api/importaciones?proyecto=${tree.proyecto}`,
    form: csvForm,
  },
  'POST /api/paquetes': { statuses: [401, 403, 403, 403, 201], form: csvForm },
  'GET /api/paquetes/{id}': { statuses: [401, 403, 403, 403, 200], path: packageUrl },
  'POST /api/paquetes/{id}/traer': {
    statuses: [401, 403, 403, 403, 404],
    path: packageUrl,
    body: () => ({ crearFaltantes: true }),
  },
  'GET /api/importaciones/{id}': { statuses: uploader(), path: importUrl },
  'PUT /api/importaciones/{id}': { statuses: uploader(), path: importUrl, body: importBody },
  'DELETE /api/importaciones/{id}': { statuses: uploader(), path: importUrl, spends: true },
  'GET /api/importaciones/{id}/filas': {
    statuses: uploader(),
    path: importUrl,
  },
  'POST /api/importaciones/{id}/ejecutar': {
    statuses: uploader(),
    path: preparedImport,
    spends: true,
  },
  'POST /api/importaciones/{id}/deshacer': {
    statuses: uploader(409),
    path: importUrl,
  },
  'POST /api/plantillas/{id}/usar': {
    path: template,
    body: ({ tree }) => ({ historiaId: tree.historia }),
  },
  'PUT /api/historias/lote': {
    body: ({ tree }) => ({ ids: [tree.historia], cambios: { prioridad: 'alta' } }),
  },
  'PUT /api/tareas/lote': {
    body: ({ tree }) => ({ ids: [tree.tarea], cambios: { prioridad: 'alta' } }),
  },
  ...criteria('historias', 'historia'),
  ...criteria('tareas', 'tarea'),
  ...comments('historias'),
  ...comments('tareas'),
  // The comment was written by the team admin.
  'PUT /api/comentarios/{id}': {
    statuses: [401, 404, 403, 200, 403],
    body: () => ({ texto: 'Otro' }),
  },
  'PUT /api/comentarios/{id}/reaccion': { body: () => ({ emoji: '👍', puesta: true }) },
  'PUT /api/comentarios/{id}/decision': { body: () => ({ decidido: true }) },
  'DELETE /api/comentarios/{id}': { statuses: [401, 404, 403, 200, 200], spends: true },
  'POST /api/comentarios/{id}/restaurar': {
    statuses: [401, 404, 403, 200, 200],
    path: deleted(comment),
  },
  'POST /api/epicas/{id}/archivos': { form: fileForm },
  'POST /api/historias/{id}/archivos': { form: fileForm },
  'POST /api/tareas/{id}/archivos': { form: fileForm },
  'GET /api/epicas/{id}/archivos/{archivoId}': { path: fileOfEpica },
  'GET /api/historias/{id}/archivos/{archivoId}': { path: fileOfHistoria },
  // Uploaded by the team admin.
  'DELETE /api/epicas/{id}/archivos/{archivoId}': {
    statuses: [401, 404, 403, 200, 200],
    path: fileOfEpica,
    spends: true,
  },
  'DELETE /api/historias/{id}/archivos/{archivoId}': {
    statuses: [401, 404, 403, 200, 200],
    path: fileOfHistoria,
    spends: true,
  },
  'DELETE /api/tareas/{id}/archivos/{archivoId}': { statuses: [401, 404, 403, 200, 200], spends: true },
};
