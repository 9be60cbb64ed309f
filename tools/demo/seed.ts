import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ApiError, Client } from './client.ts';
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

interface Session {
  token: string;
  usuario: { _id: string };
}

async function enter(baseUrl: string, nombre: string, correo: string, contrasena: string): Promise<Session> {
  const anonymous = new Client(baseUrl);
  try {
    return await anonymous.call('POST', '/usuarios/register', { nombre, correo, contraseña: contrasena });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    return anonymous.call('POST', '/usuarios/login', { correo, contraseña: contrasena });
  }
}

const daysOf = (plazo: [number, number] | undefined) =>
  plazo && { inicio: dayFromToday(plazo[0]), fin: dayFromToday(plazo[1]) };

async function seedEpica(
  client: Client,
  proyecto: string,
  epica: DemoEpica,
  people: Map<string, string>,
  etiquetas: readonly DemoEtiqueta[],
) {
  const epicaId = idOf(proyecto, epica.titulo);
  const { historias, plazo, ...fields } = epica;
  const personOf = (clave: string | undefined) => (clave ? people.get(clave) : null);
  await client.create('/epicas', { _id: epicaId, proyecto, ...fields, ...daysOf(plazo) });
  for (const { tareas, responsable, plazo: dias, ...historia } of historias) {
    const historiaId = idOf(epicaId, historia.titulo);
    await client.create('/historias', {
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
      await client.create('/tareas', {
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
  client: Client,
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
  await client.create('/proyectos', {
    _id,
    ...fields,
    equipo: idOf('equipo', equipo),
    fechaInicio: dayFromToday(inicio),
    fechaFin: fin === null ? null : dayFromToday(fin),
  });
  for (const { nombre, color } of etiquetas)
    await client.create(`/etiquetas/proyecto/${_id}`, { _id: idOf(_id, 'etiqueta', nombre), nombre, color });
  for (const epica of epicas) await seedEpica(client, _id, epica, people, etiquetas);
  for (const plantilla of plantillas)
    await client.create(`/plantillas/proyecto/${_id}`, {
      _id: idOf(_id, 'plantilla', plantilla.nombre),
      ...plantilla,
    });
  for (const sprint of sprints) await seedSprint(client, _id, sprint, epicas);
  if (columnas) await seedColumnas(client, _id, columnas);
  if (definiciones) await seedDefiniciones(client, _id, definiciones);
}

async function seedVistas(clientOf: (clave: string) => Client): Promise<void> {
  for (const { creador, equipo, proyecto, ...fields } of vistas)
    await clientOf(creador).create('/vistas', {
      _id: idOf('vista', fields.nombre),
      ...fields,
      ambito: equipo ? 'equipo' : proyecto ? 'proyecto' : 'privada',
      ...(equipo && { equipo: idOf('equipo', equipo) }),
      ...(proyecto && { proyecto: idOf('proyecto', proyecto) }),
    });
}

/** On the board that the web opens; once arranged, it is left as people have it. */
async function seedColumnas(client: Client, proyecto: string, columnas: DemoColumna[]): Promise<void> {
  const _id = idOf(proyecto, 'tablero');
  await client.create('/tableros', { _id, proyecto, nombre: 'Tablero Principal', descripcion: '' });
  const board = await client.call<{
    tablero: { version: number };
    columnas: { _id: string; nombre: string }[];
  }>('GET', `/tableros/${_id}`);
  if (board.tablero.version > 1) return;
  const known = new Map(board.columnas.map((columna) => [columna.nombre, columna._id]));
  await client.call('PUT', `/tableros/${_id}/columnas`, {
    version: 1,
    columnas: columnas.map((columna) => ({ _id: known.get(columna.nombre), ...columna })),
  });
}

/** Of its team; once written, they are left as people have them. */
async function seedDefiniciones(client: Client, proyecto: string, definiciones: DemoDefiniciones) {
  const path = `/sprints/proyecto/${proyecto}/definiciones`;
  const now = await client.call<{ definiciones: { version: number } }>('GET', path);
  if (now.definiciones.version > 0) return;
  const { listo, hecho } = definiciones;
  await client.call('PUT', path, {
    version: 0,
    listo: { puntos: listo, impide: false },
    hecho: { puntos: hecho, impide: false },
  });
}

async function seedSprint(client: Client, proyecto: string, sprint: DemoSprint, epicas: DemoEpica[]) {
  const { inicio, fin, cerrado, historias, ...fields } = sprint;
  const ids = epicas.flatMap((epica) =>
    epica.historias
      .filter((historia) => historias.includes(historia.titulo))
      .map((historia) => idOf(idOf(proyecto, epica.titulo), historia.titulo)),
  );
  const _id = idOf(proyecto, 'sprint', sprint.nombre);
  await client.create('/sprints', {
    _id,
    proyecto,
    ...fields,
    fechaInicio: dayFromToday(inicio),
    fechaFin: dayFromToday(fin),
    historiasSeleccionadas: ids,
  });
  const estado = async () =>
    (await client.call<{ sprint: { estado: string } }>('GET', `/sprints/${_id}`)).sprint.estado;
  if ((await estado()) === 'pendiente') await client.call('POST', `/sprints/${_id}/iniciar`);
  if (cerrado && (await estado()) === 'en progreso') await client.call('POST', `/sprints/${_id}/finalizar`);
}

async function isEmpty(admin: Client): Promise<boolean> {
  const { proyectos: existing } = await admin.call<{ proyectos: unknown[] }>('GET', '/proyectos');
  const { usuarios } = await admin.call<{ usuarios: unknown[] }>('GET', '/usuarios');
  return existing.length === 0 && usuarios.length <= 1;
}

const OTHERS_DATA =
  'Los datos son de una instalación que ya administra alguien, así que no se prepara la demostración: arranca con DEMO=0.';

/** null: this installation has an administrator of its own. */
async function signIn(
  baseUrl: string,
  { correo, contrasena }: { correo: string; contrasena: string },
): Promise<Session | null> {
  try {
    return await new Client(baseUrl).call<Session>('POST', '/usuarios/login', {
      correo,
      contraseña: contrasena,
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/**
 * Fills an empty product with the demo workspace through its public API. Does nothing if there are data already; an
 * interrupted seeding continues where it stopped.
 */
export async function seedDemo(
  baseUrl: string,
  credentials: { correo: string; contrasena: string },
  dataDir: string,
  say: (text: string) => void,
): Promise<void> {
  const state = readDemoState(dataDir);
  if (state === 'completa') return;
  const adminSession = await signIn(baseUrl, credentials);
  if (!adminSession) return say(OTHERS_DATA);
  const admin = new Client(baseUrl, adminSession.token);
  if (state === 'sin empezar' && !(await isEmpty(admin))) return;
  if (state !== 'con pasado') writeDemoState(dataDir, 'en curso');
  say('Preparando el espacio de demostración…');

  const sessions = new Map<string, Session>();
  for (const { clave, nombre } of personas) {
    sessions.set(clave, await enter(baseUrl, nombre, `${clave}@demo.es`, credentials.contrasena));
  }
  const people = new Map(
    [...sessions, ['admin', adminSession] as const].map(([clave, { usuario }]) => [clave, usuario._id]),
  );
  const clientOf = (clave: string): Client => {
    const session = sessions.get(clave);
    if (!session) throw new Error(`El espacio de demostración no tiene a «${clave}».`);
    return new Client(baseUrl, session.token);
  };
  for (const { clave, miembros, ...fields } of equipos) {
    const ids = miembros.map((miembro) => people.get(miembro));
    await admin.create('/equipos', { _id: idOf('equipo', clave), ...fields, miembros: ids });
  }
  // Lists show the newest first, so the first project of the workspace is created last.
  for (const proyecto of state === 'con pasado' ? [] : proyectos.toReversed()) {
    await seedProyecto(clientOf(proyecto.creador), proyecto, people);
  }
  if (state !== 'con pasado') await addPast();
  writeDemoState(dataDir, 'con pasado');
  await seedEnlaces(admin, proyectos);
  await seedVistas((clave) => (clave === 'admin' ? admin : clientOf(clave)));
  const talkers = [...sessions, ['admin', adminSession] as const];
  await seedConversaciones(
    baseUrl,
    new Map(talkers.map(([clave, { token, usuario }]) => [clave, { token, _id: usuario._id }])),
  );
  await seedMenciones(clientOf);
  await clearNoise(admin);
  writeDemoState(dataDir, 'completa');
}
