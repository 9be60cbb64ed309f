import { randomUUID } from 'node:crypto';
import type { Door } from '../door.ts';
import type { Person } from './people.ts';
import { PNG, formOf } from './files.ts';
import { LiveSocket } from './live-socket.ts';

/** A project with one thing of every kind, all created by one person; its sprint is in progress. */
export interface Tree {
  proyecto: string;
  epica: string;
  historia: string;
  otraHistoria: string;
  tarea: string;
  /** Attached to the task. */
  archivo: string;
  archivoDeEpica: string;
  archivoDeHistoria: string;
  /** On the task. */
  comentario: string;
  sprint: string;
  tablero: string;
  columna: string;
  segundaColumna: string;
  ultimaColumna: string;
  mensaje: string;
  /** Attached to the message. */
  adjunto: string;
}

let made = 0;
const claveOf = () => `A${((made += 1) + Date.now()).toString(36).slice(-7)}`.toUpperCase();

interface Made {
  _id: string;
}

async function upload(door: Door, path: string, token: string): Promise<string> {
  const form = formOf({}, [{ nombre: 'foto.png', bytes: PNG }]);
  for (let attempt = 1; ; attempt += 1) {
    const { status, text } = await door.send({ method: 'POST', path, token, ...form });
    if (status === 201) return (JSON.parse(text) as { archivos: Made[] }).archivos[0]!._id;
    if (attempt === 40) throw new Error(`${path}: ${status} ${text}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export async function growTree(door: Door, owner: Person, equipo: string, texto = 'Cosa'): Promise<Tree> {
  const make = async (path: string, name: string, body: object): Promise<string> =>
    (await door.must<Record<string, Made>>('POST', path, owner.token, body))[name]!._id;
  const proyecto = await make('/api/proyectos', 'proyecto', { nombre: texto, clave: claveOf(), equipo });
  const epica = await make('/api/epicas', 'epica', { titulo: texto, proyecto });
  const historias = await Promise.all(
    [texto, 'Otra'].map((titulo) =>
      make('/api/historias', 'historia', { titulo, proyecto, epicaId: epica, puntos: 3 }),
    ),
  );
  const [historia, otraHistoria] = historias as [string, string];
  const pendiente = { estado: 'bloqueada', fechaLimite: '2026-01-01' };
  const tarea = await make('/api/tareas', 'tarea', {
    titulo: texto,
    proyecto,
    historiaId: historia,
    ...pendiente,
  });
  const archivo = await upload(door, `/api/tareas/${tarea}/archivos`, owner.token);
  const archivoDeEpica = await upload(door, `/api/epicas/${epica}/archivos`, owner.token);
  const archivoDeHistoria = await upload(door, `/api/historias/${historia}/archivos`, owner.token);
  const comentario = await make(`/api/tareas/${tarea}/comentarios`, 'comentario', { texto });
  const fechas = { fechaInicio: '2026-11-20', fechaFin: '2026-12-04' };
  const historiasSeleccionadas = [historia];
  const sprint = await make('/api/sprints', 'sprint', {
    nombre: texto,
    proyecto,
    ...fechas,
    historiasSeleccionadas,
  });
  await door.must('POST', `/api/sprints/${sprint}/iniciar`, owner.token);
  const tablero = await make('/api/tableros', 'tablero', { nombre: texto, proyecto });
  const { columnas } = await door.must<{ columnas: Made[] }>('GET', `/api/tableros/${tablero}`, owner.token);
  const adjunto = await upload(door, '/api/mensajes/archivos', owner.token);
  const mensaje = await say(door, owner, { chatId: proyecto, tipoChat: 'proyecto' }, texto, [adjunto]);
  return {
    proyecto,
    epica,
    historia,
    otraHistoria,
    tarea,
    archivo,
    archivoDeEpica,
    archivoDeHistoria,
    comentario,
    sprint,
    tablero,
    columna: columnas[0]!._id,
    segundaColumna: columnas[1]!._id,
    ultimaColumna: columnas[2]!._id,
    mensaje,
    adjunto,
  };
}

/** Sends a message as this person and returns its id. */
export async function say(
  door: Door,
  person: Person,
  chat: { chatId: string; tipoChat: string },
  contenido: string,
  archivos: string[] = [],
): Promise<string> {
  const socket = await LiveSocket.open(door.baseUrl, person.token);
  const tipoReceptor = chat.tipoChat === 'directo' ? 'usuario' : chat.tipoChat;
  // With its own id, so that retrying after a lost reply does not send it twice.
  const clienteId = randomUUID();
  const { tipoChat, chatId: receptor } = chat;
  const payload = { contenido, tipoChat, receptor, tipoReceptor, archivos, clienteId };
  try {
    for (let attempt = 1; ; attempt += 1) {
      const reply = await socket.ask('enviar_mensaje', payload);
      if (reply.success) return (reply as unknown as { mensaje: Made }).mensaje._id;
      if (attempt === 40) throw new Error(`enviar_mensaje: ${JSON.stringify(reply)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  } finally {
    socket.close();
  }
}
