import { setTimeout as delay } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import { formOf, PNG } from '../escena/files.ts';
import { deletedLink, linkUrl, newEnds } from './links.ts';
import { shared, signedIn, team, type Cell, type Row, type Rows } from './row.ts';
import { makeToken } from '../escena/token.ts';
import type { Tree } from '../escena/tree.ts';

const fileForm = () => formOf({}, [{ nombre: 'a.png', bytes: PNG }]);

function kind(path: string, one: 'epica' | 'historia' | 'tarea', parents: (tree: Tree) => object): Rows {
  const url = (tree: Tree) => `/api/${path}/${tree[one]}`;
  return {
    [`GET /api/${path}/proyecto/{id}`]: shared((tree) => `/api/${path}/proyecto/${tree.proyecto}`),
    [`GET /api/${path}/{id}`]: shared(url),
    [`GET /api/${path}/{id}/historial`]: shared((tree) => `${url(tree)}/historial`),
    [`POST /api/${path}`]: {
      statuses: team(201),
      body: ({ tree }) => ({ titulo: 'Nueva', ...parents(tree) }),
    },
    [`PUT /api/${path}/{id}`]: { ...shared(url), body: () => ({ titulo: 'Otra' }) },
    [`DELETE /api/${path}/{id}`]: { ...shared(url), spends: true },
  };
}

function comments(path: string, one: 'historia' | 'tarea'): Rows {
  const url = (tree: Tree) => `/api/${path}/${tree[one]}/comentarios`;
  return {
    [`GET /api/${path}/{id}/comentarios`]: shared(url),
    [`POST /api/${path}/{id}/comentarios`]: {
      ...shared(url),
      statuses: team(201),
      body: () => ({ texto: 'Hola' }),
    },
  };
}

function criteria(path: string, one: 'historia' | 'tarea'): Rows {
  const url = (tree: Tree) => `/api/${path}/${tree[one]}/criterios`;
  const made = async ({ scene: { door, people }, tree }: Cell): Promise<string> => {
    const criterio = { _id: randomBytes(12).toString('hex'), texto: 'Se ve en el móvil' };
    await door.must('POST', url(tree), people.teamAdmin.token, { criterios: [criterio] });
    return `${url(tree)}/${criterio._id}`;
  };
  return {
    [`POST /api/${path}/{id}/criterios`]: {
      ...shared(url),
      statuses: team(201),
      body: () => ({ criterios: [{ texto: 'Se ve en el móvil' }] }),
    },
    [`PUT /api/${path}/{id}/criterios/{criterioId}`]: {
      statuses: team(),
      path: made,
      body: () => ({ hecho: true }),
    },
    [`DELETE /api/${path}/{id}/criterios/{criterioId}`]: { statuses: team(), path: made },
  };
}

const commentUrl = (tree: Tree) => `/api/comentarios/${tree.comentario}`;

async function deletedComment({ scene: { door, people }, tree }: Cell): Promise<string> {
  const { token } = people.teamAdmin;
  const body = { texto: 'Hola' };
  const { comentario } = await door.must<{ comentario: { _id: string } }>(
    'POST',
    `/api/tareas/${tree.tarea}/comentarios`,
    token,
    body,
  );
  await door.must('DELETE', `/api/comentarios/${comentario._id}`, token);
  return `/api/comentarios/${comentario._id}`;
}

async function claveUrl({ scene: { door, people }, tree }: Cell): Promise<string> {
  const { tarea } = await door.must<{ tarea: { clave: string } }>(
    'GET',
    `/api/tareas/${tree.tarea}`,
    people.teamAdmin.token,
  );
  return `/api/claves/${tarea.clave}`;
}

async function labelUrl({ scene: { door, people }, tree }: Cell): Promise<string> {
  const { etiqueta } = await door.must<{ etiqueta: { _id: string } }>(
    'POST',
    labelsUrl(tree),
    people.teamAdmin.token,
    { nombre: `L${Math.random().toString(36).slice(2, 9)}` },
  );
  return `/api/etiquetas/${etiqueta._id}`;
}

async function deletedLabel(cell: Cell): Promise<string> {
  const url = await labelUrl(cell);
  await cell.scene.door.must('DELETE', url, cell.scene.people.teamAdmin.token);
  return `${url}/restaurar`;
}

async function viewUrl({ scene: { door, people }, tree }: Cell): Promise<string> {
  const { vista } = await door.must<{ vista: { _id: string } }>(
    'POST',
    '/api/vistas',
    people.teamAdmin.token,
    { nombre: 'Bloqueadas', ambito: 'proyecto', proyecto: tree.proyecto },
  );
  return `/api/vistas/${vista._id}`;
}

const templatesUrl = (tree: Tree) => `/api/plantillas/proyecto/${tree.proyecto}`;

async function templateUrl({ scene: { door, people }, tree }: Cell): Promise<string> {
  const { plantilla } = await door.must<{ plantilla: { _id: string } }>(
    'POST',
    templatesUrl(tree),
    people.teamAdmin.token,
    { nombre: 'Error', tipo: 'tarea', contenido: { titulo: 'Arreglar' } },
  );
  return `/api/plantillas/${plantilla._id}`;
}

const labelsUrl = (tree: Tree) => `/api/etiquetas/proyecto/${tree.proyecto}`;

const fileUrl = (tree: Tree) => `/api/tareas/${tree.tarea}/archivos/${tree.archivo}`;

/** Uploaded by the admin of the team; whoever else asks for it learns nothing. */
async function importUrl({ scene: { door, people }, tree }: Cell): Promise<string> {
  const { token } = people.teamAdmin;
  const path = `/api/importaciones?proyecto=${tree.proyecto}`;
  const { text } = await door.send({ method: 'POST', path, token, ...csvForm() });
  const { importacion } = JSON.parse(text) as { importacion?: { _id: string } };
  if (!importacion) throw new Error(`POST ${path}: ${text.slice(0, 300)}`);
  return `/api/importaciones/${importacion._id}`;
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
  'GET /api/proyectos': { statuses: signedIn() },
  'GET /api/proyectos/resumen': { statuses: signedIn() },
  'GET /api/proyectos/buscar': { statuses: signedIn(), path: () => '/api/proyectos/buscar?q=a' },
  'POST /api/proyectos': {
    statuses: [401, 403, 201, 201, 201],
    body: ({ scene }) => ({
      nombre: 'Nuevo',
      clave: `N${Math.random().toString(36).slice(2, 9)}`,
      equipo: scene.equipo,
    }),
  },
  'GET /api/proyectos/{id}': shared((tree) => `/api/proyectos/${tree.proyecto}`),
  'GET /api/proyectos/{id}/panel': shared((tree) => `/api/proyectos/${tree.proyecto}/panel`),
  'PUT /api/proyectos/{id}': {
    ...shared((tree) => `/api/proyectos/${tree.proyecto}`),
    body: () => ({ descripcion: 'Otra' }),
  },
  'PUT /api/proyectos/{id}/clave': {
    ...shared((tree) => `/api/proyectos/${tree.proyecto}/clave`),
    body: () => ({ clave: `C${Math.random().toString(36).slice(2, 9)}` }),
  },
  'DELETE /api/proyectos/{id}': {
    ...shared((tree) => `/api/proyectos/${tree.proyecto}`),
    statuses: [401, 404, 403, 200, 200],
    spends: true,
  },
  ...kind('epicas', 'epica', ({ proyecto }) => ({ proyecto })),
  ...kind('historias', 'historia', ({ proyecto, epica }) => ({ proyecto, epicaId: epica })),
  ...kind('tareas', 'tarea', ({ proyecto, historia }) => ({ proyecto, historiaId: historia })),
  'GET /api/claves/{clave}': { statuses: team(), path: claveUrl },
  'GET /api/etiquetas/proyecto/{id}': shared(labelsUrl),
  'POST /api/etiquetas/proyecto/{id}': {
    ...shared(labelsUrl),
    statuses: team(201),
    body: () => ({ nombre: `L${Math.random().toString(36).slice(2, 9)}` }),
  },
  'PUT /api/etiquetas/{id}': { statuses: team(), path: labelUrl, body: () => ({ color: 'rojo' }) },
  'DELETE /api/etiquetas/{id}': { statuses: team(), path: labelUrl },
  'POST /api/etiquetas/{id}/restaurar': { statuses: team(), path: deletedLabel },
  'GET /api/elementos': { statuses: signedIn(), path: () => '/api/elementos?q=abierta' },
  'PUT /api/elementos/plazos': {
    statuses: team(),
    body: ({ tree }) => ({
      proyecto: tree.proyecto,
      cambios: [{ tipo: 'epica', _id: tree.epica, inicio: '2026-11-20', fin: null }],
    }),
  },
  'GET /api/vistas': { statuses: signedIn() },
  'GET /api/vistas/{id}': { statuses: team(), path: viewUrl },
  'POST /api/vistas': {
    statuses: team(201),
    body: ({ tree }) => ({ nombre: 'Mías', ambito: 'proyecto', proyecto: tree.proyecto }),
  },
  // The view was made by the team admin.
  'PUT /api/vistas/{id}': {
    statuses: [401, 404, 403, 200, 200],
    path: viewUrl,
    body: () => ({ nombre: 'Otra' }),
  },
  'DELETE /api/vistas/{id}': { statuses: [401, 404, 403, 200, 200], path: viewUrl },
  'POST /api/vistas/{id}/restaurar': {
    statuses: [401, 404, 403, 200, 200],
    path: async (cell) => {
      const url = await viewUrl(cell);
      await cell.scene.door.must('DELETE', url, cell.scene.people.teamAdmin.token);
      return `${url}/restaurar`;
    },
  },
  'GET /api/plantillas/proyecto/{id}': shared(templatesUrl),
  'POST /api/plantillas/proyecto/{id}': {
    ...shared(templatesUrl),
    statuses: team(201),
    body: () => ({ nombre: 'Error', tipo: 'tarea', contenido: { titulo: 'Arreglar' } }),
  },
  'PUT /api/plantillas/{id}': { statuses: team(), path: templateUrl, body: () => ({ nombre: 'Otra' }) },
  'DELETE /api/plantillas/{id}': { statuses: team(), path: templateUrl },
  'POST /api/plantillas/{id}/restaurar': {
    statuses: team(),
    path: async (cell) => {
      const url = await templateUrl(cell);
      await cell.scene.door.must('DELETE', url, cell.scene.people.teamAdmin.token);
      return `${url}/restaurar`;
    },
  },
  'GET /api/enlaces/proyecto/{id}': shared((tree) => `/api/enlaces/proyecto/${tree.proyecto}`),
  'GET /api/enlaces/elemento/{id}': shared((tree) => `/api/enlaces/elemento/${tree.tarea}`),
  'POST /api/enlaces': { statuses: team(201), body: newEnds },
  'DELETE /api/enlaces/{id}': { statuses: team(), path: linkUrl },
  'POST /api/enlaces/{id}/restaurar': { statuses: team(), path: deletedLink },
  'GET /api/propuestas': {
    statuses: team(),
    path: ({ tree }) => `/api/propuestas?proyecto=${tree.proyecto}`,
  },
  'GET /api/propuestas/{id}': { statuses: team(), path: proposal },
  /** Of a change that is not there, so nothing happens. */
  'POST /api/propuestas/{id}/decidir': {
    statuses: team(400),
    path: async (cell) => `${await proposal(cell)}/decidir`,
    body: () => ({ rechazar: ['f'.repeat(24)] }),
  },
  /** Nothing of it has been taken. */
  'POST /api/propuestas/{id}/deshacer': {
    statuses: team(409),
    path: async (cell) => `${await proposal(cell)}/deshacer`,
    body: () => ({}),
  },
  'GET /api/importaciones': { statuses: signedIn() },
  'POST /api/importaciones': {
    statuses: team(201),
    path: ({ tree }) => `/api/importaciones?proyecto=${tree.proyecto}`,
    form: csvForm,
  },
  'GET /api/importaciones/{id}': { statuses: uploader(), path: importUrl },
  'PUT /api/importaciones/{id}': { statuses: uploader(), path: importUrl, body: importBody },
  'DELETE /api/importaciones/{id}': { statuses: uploader(), path: importUrl, spends: true },
  'GET /api/importaciones/{id}/filas': {
    statuses: uploader(),
    path: async (cell) => `${await importUrl(cell)}/filas`,
  },
  'POST /api/importaciones/{id}/ejecutar': {
    statuses: uploader(),
    path: async (cell) => `${await preparedImport(cell)}/ejecutar`,
    spends: true,
  },
  'POST /api/importaciones/{id}/deshacer': {
    statuses: uploader(409),
    path: async (cell) => `${await importUrl(cell)}/deshacer`,
  },
  'POST /api/plantillas/{id}/usar': {
    statuses: team(201),
    path: async (cell) => `${await templateUrl(cell)}/usar`,
    body: ({ tree }) => ({ historiaId: tree.historia }),
  },
  'GET /api/tareas': { statuses: signedIn() },
  'GET /api/epicas/proyecto/{id}/cuentas': shared((tree) => `/api/epicas/proyecto/${tree.proyecto}/cuentas`),
  'GET /api/tareas/proyecto/{id}/avance': shared((tree) => `/api/tareas/proyecto/${tree.proyecto}/avance`),
  'PUT /api/historias/lote': {
    statuses: team(),
    body: ({ tree }) => ({ ids: [tree.historia], cambios: { prioridad: 'alta' } }),
  },
  'PUT /api/tareas/lote': {
    statuses: team(),
    body: ({ tree }) => ({ ids: [tree.tarea], cambios: { prioridad: 'alta' } }),
  },
  ...criteria('historias', 'historia'),
  ...criteria('tareas', 'tarea'),
  ...comments('historias', 'historia'),
  ...comments('tareas', 'tarea'),
  // The comment was written by the team admin.
  'PUT /api/comentarios/{id}': {
    ...shared(commentUrl),
    statuses: [401, 404, 403, 200, 403],
    body: () => ({ texto: 'Otro' }),
  },
  'DELETE /api/comentarios/{id}': { ...shared(commentUrl), spends: true },
  'POST /api/comentarios/{id}/restaurar': {
    statuses: team(),
    path: async (cell) => `${await deletedComment(cell)}/restaurar`,
  },
  'POST /api/tareas/{id}/archivos': {
    statuses: team(201),
    path: ({ tree }) => `/api/tareas/${tree.tarea}/archivos`,
    form: fileForm,
  },
  'GET /api/tareas/{id}/archivos/{archivoId}': shared(fileUrl),
  'DELETE /api/tareas/{id}/archivos/{archivoId}': { ...shared(fileUrl), spends: true },
};
