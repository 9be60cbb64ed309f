import type { Cambio } from '@pmp/contracts/common';
import type { Historia, Tarea } from '@pmp/contracts/proyectos';
import type { ElementoDe } from '../../../shared/elementos/elementos';
import type { Eliminados } from '../../../shared/deshacer/eliminados';
import { patchLista } from '../arbol/patch-lista';
import { patchSprint } from '../arbol/patch-sprint';
import { type Pedido, readHistorias, readTareas, readTareasDe } from './leer-pagina';
import { readOyendo } from './read-oyendo';

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
const LIMITE = 100;

export const isEntero = ({ siguiente, conTareas }: Ventanas): boolean =>
  siguiente === null && conTareas === null;

/** Where the stories of an epic begin that have not been read; null: it has been read to its end. */
export const restoDe = ({ hasta, siguiente }: Ventanas, epicaId: string): string | null =>
  epicaId in hasta ? (hasta[epicaId] ?? null) : siguiente;

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

/** What is read of a project: all of it, or what matches. */
export interface Alcance {
  proyectoId: string;
  pedido?: Pedido | undefined;
  /** No screen that shows it has any. */
  sinTareas?: boolean;
}

/** The tasks that match, of stories that have been found. */
const tareasHalladas = async (
  { proyectoId, pedido }: Alcance,
  historias: readonly Historia[],
  signal?: AbortSignal,
): Promise<Tarea[]> => {
  if (!pedido) return [];
  const ids = historias.map(({ _id }) => _id);
  return readTareasDe(proyectoId, ids, pedido.rama, signal);
};

/** The next stories of an epic. */
export const leerHistorias = async (
  alcance: Alcance,
  { epicaId, cursor }: { epicaId: string; cursor: string },
  eliminados: Eliminados,
): Promise<Leida> => {
  const { proyectoId, pedido } = alcance;
  const q = [`epica:${epicaId}`, ...(pedido?.q ? [pedido.q] : [])].join(' ');
  const { items, siguiente } = await readHistorias(proyectoId, { ...pedido, q, limite: LIMITE, cursor });
  const tareas = await tareasHalladas(alcance, items);
  return (now) => ({
    ...now,
    historias: joined(now.historias, items, eliminados),
    tareas: tareas.length ? joined(now.tareas, tareas, eliminados) : now.tareas,
    hasta: { ...now.hasta, [epicaId]: siguiente },
  });
};

/** All tasks of these stories. */
export const leerTareas = async (
  proyectoId: string,
  historias: readonly string[],
  eliminados: Eliminados,
): Promise<Leida> => {
  const items = await readTareasDe(proyectoId, historias);
  return (now) => ({
    ...now,
    tareas: joined(now.tareas, items, eliminados),
    conTareas: now.conTareas && [...new Set([...now.conTareas, ...historias])],
  });
};

/**
 * What has been read, after one change; the same when the change is about something else. Whether something new matches
 * a filter is for the server to say.
 */
export const patchVentanas = (
  ventanas: Ventanas,
  { proyectoId, pedido }: Alcance,
  cambio: Cambio,
  eliminados: Eliminados,
): Ventanas => {
  const isNew = (lista: readonly { _id: string }[]) => !lista.some(({ _id }) => _id === cambio._id);
  const patched = <E extends 'historia' | 'tarea'>(entidad: E, lista: ElementoDe[E][]) =>
    pedido && cambio.accion !== 'eliminado' && isNew(lista)
      ? lista
      : patchLista(lista, entidad, proyectoId, cambio, eliminados);
  const historias =
    cambio.entidad === 'sprint'
      ? patchSprint(ventanas.historias, cambio)
      : patched('historia', ventanas.historias);
  const tareas = patched('tarea', ventanas.tareas);
  const isSame = historias === ventanas.historias && tareas === ventanas.tareas;
  return isSame ? ventanas : { ...ventanas, historias, tareas };
};

const readFirst = async (alcance: Alcance, signal: AbortSignal): Promise<Ventanas> => {
  const { proyectoId, pedido, sinTareas } = alcance;
  if (sinTareas) {
    const { items, siguiente } = await readHistorias(proyectoId, { limite: PRIMERAS.historia }, signal);
    return { historias: items, tareas: [], hasta: {}, siguiente, conTareas: null };
  }
  if (pedido) {
    const historias = await readHistorias(proyectoId, { ...pedido, limite: PRIMERAS.historia }, signal);
    const tareas = await tareasHalladas(alcance, historias.items, signal);
    return {
      historias: historias.items,
      tareas,
      hasta: {},
      siguiente: historias.siguiente,
      conTareas: null,
    };
  }
  const [historias, tareas] = await Promise.all([
    readHistorias(proyectoId, { limite: PRIMERAS.historia }, signal),
    readTareas(proyectoId, { limite: PRIMERAS.tarea }, signal),
  ]);
  const isPart = tareas.siguiente !== null;
  return {
    historias: historias.items,
    // Of which stories they are all the tasks, nobody can tell.
    tareas: isPart ? [] : tareas.items,
    hasta: {},
    siguiente: historias.siguiente,
    conTareas: isPart ? [] : null,
  };
};

const readAfresh = async (alcance: Alcance, before: Ventanas | undefined, signal: AbortSignal) => {
  let ventanas = await readFirst(alcance, signal);
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
      ventanas = (await leerHistorias(alcance, { epicaId, cursor }, none))(ventanas);
  }
  const conTareas = ventanas.conTareas ? (before?.conTareas ?? []) : [];
  return conTareas.length ? (await leerTareas(alcance.proyectoId, conTareas, none))(ventanas) : ventanas;
};

/** Reads the first windows, and as far as somebody had read on. */
export const readVentanas = (
  alcance: Alcance,
  before: Ventanas | undefined,
  signal: AbortSignal,
): Promise<Ventanas> =>
  readOyendo(
    () => readAfresh(alcance, before, signal),
    (now, cambio, eliminados) => patchVentanas(now, alcance, cambio, eliminados),
  );
