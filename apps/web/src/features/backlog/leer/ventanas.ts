import type { Cambio } from '@pmp/contracts/common';
import type { Historia, Tarea } from '@pmp/contracts/proyectos';
import { COLECCION } from '../../../shared/elementos/elementos';
import { statusOf } from '../../../shared/http/errors';
import { http } from '../../../shared/http/http';
import { cambios } from '../../../shared/vivo/cambios';
import type { Eliminados } from '../../../shared/deshacer/eliminados';
import { patchLista } from '../arbol/patch-lista';
import { patchSprint } from '../arbol/patch-sprint';

/** As much of a project's stories and tasks as has been read; the stories of each epic from the first on, by rank. */
export interface Ventanas {
  historias: Historia[];
  tareas: Tarea[];
  /** Where the stories begin that have not been read, of an epic that has been read on; null: there are none. */
  hasta: Readonly<Record<string, string | null>>;
  /** The same for every other epic. */
  siguiente: string | null;
  /** The stories whose tasks have been read; null: all. */
  conTareas: readonly string[] | null;
}

/** A project that fits is read as one list, as every screen but the backlog reads it. */
const PRIMERAS = { historia: 200, tarea: 500 };
const LIMITE = { historia: 100, tarea: 500 };

export const isEntero = ({ siguiente, conTareas }: Ventanas): boolean =>
  siguiente === null && conTareas === null;

/** Where the stories of an epic begin that have not been read; null: it has been read to its end. */
export const restoDe = ({ hasta, siguiente }: Ventanas, epicaId: string): string | null =>
  epicaId in hasta ? (hasta[epicaId] ?? null) : siguiente;

interface Pagina<T> {
  items: T[];
  siguiente: string | null;
}

interface Deseada {
  entidad: 'historia' | 'tarea';
  q?: string;
  limite: number;
  cursor?: string | null;
}

/** A 404 means an empty list (specification); any other failure is an error. */
const readPagina = async <T>(
  proyectoId: string,
  { entidad, q, limite, cursor }: Deseada,
  signal?: AbortSignal,
): Promise<Pagina<T>> => {
  const coleccion = COLECCION[entidad];
  const params = new URLSearchParams({
    ...(q && { q }),
    limite: String(limite),
    ...(cursor && { cursor }),
  });
  try {
    const path = `/api/${coleccion}/proyecto/${proyectoId}?${params}`;
    const reply = await http.get<Record<string, T[]> & { siguiente?: string | null }>(path, signal);
    return { items: reply[coleccion] ?? [], siguiente: reply.siguiente ?? null };
  } catch (error) {
    if (statusOf(error) === 404) return { items: [], siguiente: null };
    throw error;
  }
};

/** Both, and of what is in both the newer version; without what has been deleted since. */
const joined = <T extends { _id: string; version: number }>(
  known: readonly T[],
  read: readonly T[],
  eliminados: Eliminados,
): T[] => {
  const byId = new Map(known.map((each) => [each._id, each]));
  for (const each of read) {
    const before = byId.get(each._id);
    if (before && before.version >= each.version) continue;
    if (each.version > (eliminados.get(each._id) ?? -1)) byId.set(each._id, each);
  }
  return [...byId.values()];
};

type Leida = (ventanas: Ventanas) => Ventanas;

/** The next stories of an epic. */
export const leerHistorias = async (
  proyectoId: string,
  { epicaId, cursor }: { epicaId: string; cursor: string },
  eliminados: Eliminados,
): Promise<Leida> => {
  const deseada = { entidad: 'historia', q: `epica:${epicaId}`, limite: LIMITE.historia, cursor } as const;
  const { items, siguiente } = await readPagina<Historia>(proyectoId, deseada);
  return (now) => ({
    ...now,
    historias: joined(now.historias, items, eliminados),
    hasta: { ...now.hasta, [epicaId]: siguiente },
  });
};

/** All tasks of a story. */
export const leerTareas = async (
  proyectoId: string,
  historiaId: string,
  eliminados: Eliminados,
): Promise<Leida> => {
  const items: Tarea[] = [];
  let cursor: string | null = null;
  do {
    const deseada = { entidad: 'tarea', q: `historia:${historiaId}`, limite: LIMITE.tarea, cursor } as const;
    const page: Pagina<Tarea> = await readPagina<Tarea>(proyectoId, deseada);
    items.push(...page.items);
    cursor = page.siguiente;
  } while (cursor);
  return (now) => ({
    ...now,
    tareas: joined(now.tareas, items, eliminados),
    conTareas: now.conTareas && [...new Set([...now.conTareas, historiaId])],
  });
};

/** What has been read, after one change; the same when the change is about something else. */
export const patchVentanas = (
  ventanas: Ventanas,
  proyectoId: string,
  cambio: Cambio,
  eliminados: Eliminados,
): Ventanas => {
  const historias =
    cambio.entidad === 'sprint'
      ? patchSprint(ventanas.historias, cambio)
      : patchLista(ventanas.historias, 'historia', proyectoId, cambio, eliminados);
  const tareas = patchLista(ventanas.tareas, 'tarea', proyectoId, cambio, eliminados);
  const isSame = historias === ventanas.historias && tareas === ventanas.tareas;
  return isSame ? ventanas : { ...ventanas, historias, tareas };
};

const readAfresh = async (proyectoId: string, before: Ventanas | undefined, signal: AbortSignal) => {
  const [historias, tareas] = await Promise.all([
    readPagina<Historia>(proyectoId, { entidad: 'historia', limite: PRIMERAS.historia }, signal),
    readPagina<Tarea>(proyectoId, { entidad: 'tarea', limite: PRIMERAS.tarea }, signal),
  ]);
  const isPart = tareas.siguiente !== null;
  let ventanas: Ventanas = {
    historias: historias.items,
    // Of which stories they are all the tasks, nobody can tell.
    tareas: isPart ? [] : tareas.items,
    hasta: {},
    siguiente: historias.siguiente,
    conTareas: isPart ? [] : null,
  };
  const none: Eliminados = new Map();
  const countOf = (epicaId: string, { historias: some }: Ventanas) =>
    some.filter((each) => each.epicaId._id === epicaId).length;
  for (const epicaId of Object.keys(before?.hasta ?? {})) {
    const wanted = before ? countOf(epicaId, before) : 0;
    for (
      let cursor = restoDe(ventanas, epicaId);
      cursor !== null && countOf(epicaId, ventanas) < wanted;
      cursor = restoDe(ventanas, epicaId)
    )
      ventanas = (await leerHistorias(proyectoId, { epicaId, cursor }, none))(ventanas);
  }
  for (const id of ventanas.conTareas ? (before?.conTareas ?? []) : [])
    ventanas = (await leerTareas(proyectoId, id, none))(ventanas);
  return ventanas;
};

/** Reads the first windows, and as far as somebody had read on; applies the changes heard while they were being read. */
export const readVentanas = async (
  proyectoId: string,
  before: Ventanas | undefined,
  signal: AbortSignal,
): Promise<Ventanas> => {
  const meanwhile: Cambio[] = [];
  const off = cambios.subscribe((cambio) => meanwhile.push(cambio));
  try {
    const read = await readAfresh(proyectoId, before, signal);
    const eliminados: Eliminados = new Map();
    return meanwhile.reduce((now, cambio) => patchVentanas(now, proyectoId, cambio, eliminados), read);
  } finally {
    off();
  }
};
