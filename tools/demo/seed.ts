import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Credentials, HttpUser, Refusal } from '../callers/http-user.ts';
import { seedEnlaces } from './enlaces.ts';
import { idOf } from './ids.ts';
import { readDemoState, writeDemoState } from './marker.ts';
import { equipos, personas } from './personas.ts';
import { seedConversaciones } from './seed-conversaciones.ts';
import type {
  DemoColumna,
  DemoDefiniciones,
  DemoEpica,
  DemoEtiqueta,
  DemoProyecto,
  DemoSprint,
} from './shapes.ts';
import { clearNoise, seedMenciones } from './avisos.ts';
import { vistas } from './vistas.ts';
import { proyectos } from './workspace.ts';

const DAY_MS = 86_400_000;

/** In ISO 8601, which is the Swedish date format; in the installation's zone, or else this machine's. */
const today = new Intl.DateTimeFormat('sv', { timeZone: process.env['ZONA_HORARIA'] || undefined }).format();

const dayFromToday = (days: number) => new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);

/** In a process of its own, because it reads the services' sources, which need a loader. */
async function addPast(): Promise<void> {
  const root = join(import.meta.dirname, '../..');
  const args = ['--import', './tools/paquete/register.ts', 'tools/paquete/pasado/main.ts', today];
  await promisify(execFile)(process.execPath, args, { cwd: root });
}

async function enter(baseUrl: string, nombre: string, correo: string, contrasena: string): Promise<HttpUser> {
  try {
    return await HttpUser.register(baseUrl, { nombre, correo, contrasena });
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) throw error;
    return HttpUser.signIn(baseUrl, { correo, contrasena });
  }
}

const daysOf = (plazo: [number, number] | undefined) =>
  plazo && { inicio: dayFromToday(plazo[0]), fin: dayFromToday(plazo[1]) };

async function seedEpica(
  client: HttpUser,
  proyecto: string,
  epica: DemoEpica,
  people: Map<string, string>,
  etiquetas: readonly DemoEtiqueta[],
) {
  const epicaId = idOf(proyecto, epica.titulo);
  const { historias, plazo, ...fields } = epica;
  const personOf = (clave: string | undefined) => (clave ? people.get(clave) : null);
  await client.insist('POST', '/api/epicas', { _id: epicaId, proyecto, ...fields, ...daysOf(plazo) });
  for (const { tareas, responsable, plazo: dias, ...historia } of historias) {
    const historiaId = idOf(epicaId, historia.titulo);
    await client.insist('POST', '/api/historias', {
      _id: historiaId,
      proyecto,
      epicaId,
      ...historia,
      ...daysOf(dias),
      responsable: personOf(responsable),
      etiquetas: etiquetas
        .filter((etiqueta) => etiqueta.historias.includes(historia.titulo))
        .map(({ nombre }) => idOf(proyecto, 'etiqueta', nombre)),
    });
    for (const { asignado, dias: hasta, horas, ...tarea } of tareas) {
      await client.insist('POST', '/api/tareas', {
        _id: idOf(historiaId, tarea.titulo),
        proyecto,
        historiaId,
        ...tarea,
        asignado: personOf(asignado),
        fechaLimite: dayFromToday(hasta),
        tiempoEstimado: horas,
      });
    }
  }
}

async function seedProyecto(
  client: HttpUser,
  proyecto: DemoProyecto,
  people: Map<string, string>,
): Promise<void> {
  const {
    epicas,
    plantillas = [],
    etiquetas = [],
    sprints,
    columnas,
    definiciones,
    equipo,
    inicio,
    fin,
    creador: _creador,
    ...fields
  } = proyecto;
  const _id = idOf('proyecto', proyecto.clave);
  await client.insist('POST', '/api/proyectos', {
    _id,
    ...fields,
    equipo: idOf('equipo', equipo),
    fechaInicio: dayFromToday(inicio),
    fechaFin: fin === null ? null : dayFromToday(fin),
  });
  for (const { nombre, color } of etiquetas)
    await client.insist('POST', `/api/etiquetas/proyecto/${_id}`, {
      _id: idOf(_id, 'etiqueta', nombre),
      nombre,
      color,
    });
  for (const epica of epicas) await seedEpica(client, _id, epica, people, etiquetas);
  for (const plantilla of plantillas)
    await client.insist('POST', `/api/plantillas/proyecto/${_id}`, {
      _id: idOf(_id, 'plantilla', plantilla.nombre),
      ...plantilla,
    });
  for (const sprint of sprints) await seedSprint(client, _id, sprint, epicas);
  if (columnas) await seedColumnas(client, _id, columnas);
  if (definiciones) await seedDefiniciones(client, _id, definiciones);
}

async function seedVistas(clientOf: (clave: string) => HttpUser): Promise<void> {
  for (const { creador, equipo, proyecto, ...fields } of vistas)
    await clientOf(creador).insist('POST', '/api/vistas', {
      _id: idOf('vista', fields.nombre),
      ...fields,
      ambito: equipo ? 'equipo' : proyecto ? 'proyecto' : 'privada',
      ...(equipo && { equipo: idOf('equipo', equipo) }),
      ...(proyecto && { proyecto: idOf('proyecto', proyecto) }),
    });
}

/** On the board that the web opens; once arranged, it is left as people have it. */
async function seedColumnas(client: HttpUser, proyecto: string, columnas: DemoColumna[]): Promise<void> {
  const _id = idOf(proyecto, 'tablero');
  await client.insist('POST', '/api/tableros', {
    _id,
    proyecto,
    nombre: 'Tablero Principal',
    descripcion: '',
  });
  const board = await client.call<{
    tablero: { version: number };
    columnas: { _id: string; nombre: string }[];
  }>('GET', `/api/tableros/${_id}`);
  if (board.tablero.version > 1) return;
  const known = new Map(board.columnas.map((columna) => [columna.nombre, columna._id]));
  await client.call('PUT', `/api/tableros/${_id}/columnas`, {
    version: 1,
    columnas: columnas.map((columna) => ({ _id: known.get(columna.nombre), ...columna })),
  });
}

/** Of its team; once written, they are left as people have them. */
async function seedDefiniciones(client: HttpUser, proyecto: string, definiciones: DemoDefiniciones) {
  const path = `/api/sprints/proyecto/${proyecto}/definiciones`;
  const now = await client.call<{ definiciones: { version: number } }>('GET', path);
  if (now.definiciones.version > 0) return;
  const { listo, hecho } = definiciones;
  await client.call('PUT', path, {
    version: 0,
    listo: { puntos: listo, impide: false },
    hecho: { puntos: hecho, impide: false },
  });
}

async function seedSprint(client: HttpUser, proyecto: string, sprint: DemoSprint, epicas: DemoEpica[]) {
  const { inicio, fin, cerrado, historias, ...fields } = sprint;
  const ids = epicas.flatMap((epica) =>
    epica.historias
      .filter((historia) => historias.includes(historia.titulo))
      .map((historia) => idOf(idOf(proyecto, epica.titulo), historia.titulo)),
  );
  const _id = idOf(proyecto, 'sprint', sprint.nombre);
  await client.insist('POST', '/api/sprints', {
    _id,
    proyecto,
    ...fields,
    fechaInicio: dayFromToday(inicio),
    fechaFin: dayFromToday(fin),
    historiasSeleccionadas: ids,
  });
  const estado = async () =>
    (await client.call<{ sprint: { estado: string } }>('GET', `/api/sprints/${_id}`)).sprint.estado;
  if ((await estado()) === 'pendiente') await client.call('POST', `/api/sprints/${_id}/iniciar`);
  if (cerrado && (await estado()) === 'en progreso')
    await client.call('POST', `/api/sprints/${_id}/finalizar`);
}

async function isEmpty(admin: HttpUser): Promise<boolean> {
  const { proyectos: existing } = await admin.call<{ proyectos: unknown[] }>('GET', '/api/proyectos');
  const { usuarios } = await admin.call<{ usuarios: unknown[] }>('GET', '/api/usuarios');
  return existing.length === 0 && usuarios.length <= 1;
}

const OTHERS_DATA =
  'Los datos son de una instalación que ya administra alguien, así que no se prepara la demostración: arranca con DEMO=0.';

/** null: this installation has an administrator of its own. */
async function signIn(baseUrl: string, credentials: Credentials): Promise<HttpUser | null> {
  try {
    return await HttpUser.signIn(baseUrl, credentials);
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) return null;
    throw error;
  }
}

/**
 * Fills an empty product with the demo workspace through its public API. Does nothing if there are data already; an
 * interrupted seeding continues where it stopped.
 */
export async function seedDemo(
  baseUrl: string,
  credentials: Credentials,
  dataDir: string,
  say: (text: string) => void,
): Promise<void> {
  const state = readDemoState(dataDir);
  if (state === 'completa') return;
  const admin = await signIn(baseUrl, credentials);
  if (!admin) return say(OTHERS_DATA);
  if (state === 'sin empezar' && !(await isEmpty(admin))) return;
  if (state !== 'con pasado') writeDemoState(dataDir, 'en curso');
  say('Preparando el espacio de demostración…');

  const users = new Map([['admin', admin]]);
  for (const { clave, nombre } of personas) {
    users.set(clave, await enter(baseUrl, nombre, `${clave}@demo.es`, credentials.contrasena));
  }
  const people = new Map([...users].map(([clave, { _id }]) => [clave, _id]));
  const clientOf = (clave: string): HttpUser => {
    const user = users.get(clave);
    if (!user) throw new Error(`El espacio de demostración no tiene a «${clave}».`);
    return user;
  };
  for (const { clave, miembros, ...fields } of equipos) {
    const ids = miembros.map((miembro) => people.get(miembro));
    await admin.insist('POST', '/api/equipos', { _id: idOf('equipo', clave), ...fields, miembros: ids });
  }
  // Lists show the newest first, so the first project of the workspace is created last.
  for (const proyecto of state === 'con pasado' ? [] : proyectos.toReversed()) {
    await seedProyecto(clientOf(proyecto.creador), proyecto, people);
  }
  if (state !== 'con pasado') await addPast();
  writeDemoState(dataDir, 'con pasado');
  await seedEnlaces(admin, proyectos);
  await seedVistas(clientOf);
  await seedConversaciones(users);
  await seedMenciones(clientOf);
  await clearNoise(admin);
  writeDemoState(dataDir, 'completa');
}
