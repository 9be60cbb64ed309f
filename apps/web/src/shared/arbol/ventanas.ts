import type { Historia } from '@pmp/contracts/proyectos';
import { almacen } from '../almacen/almacen';
import { type Pedido, readHistorias, readTareas, readTareasDe } from './leer-pagina';

/** As much of a project's stories and tasks as has been read; the stories of each epic from the first on, by rank. */
export interface Ventanas {
  historias: readonly string[];
  tareas: readonly string[];
  /** Since when what is heard of is not among them. */
  desde: number;
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

const joined = (known: readonly string[], read: readonly string[]): readonly string[] =>
  read.length ? [...new Set([...known, ...read])] : known;

type Leida = (ventanas: Ventanas) => Ventanas;

/** What is read of a project: all of it, or what matches. */
export interface ReadScope {
  proyectoId: string;
  pedido?: Pedido | undefined;
  /** No screen that shows it has any. */
  sinTareas?: boolean;
}

/** The tasks that match, of stories that have been found. */
const tareasHalladas = async (
  { proyectoId, pedido }: ReadScope,
  historias: readonly Historia[],
  signal?: AbortSignal,
): Promise<string[]> => {
  if (!pedido) return [];
  const ids = historias.map(({ _id }) => _id);
  return almacen.take('tarea', await readTareasDe(proyectoId, ids, pedido.rama, signal));
};

/** The next stories of an epic. */
export const leerHistorias = async (
  scope: ReadScope,
  { epicaId, cursor }: { epicaId: string; cursor: string },
): Promise<Leida> => {
  const { proyectoId, pedido } = scope;
  const q = [`epica:${epicaId}`, ...(pedido?.q ? [pedido.q] : [])].join(' ');
  const { items, siguiente } = await readHistorias(proyectoId, { ...pedido, q, limite: LIMITE, cursor });
  const tareas = await tareasHalladas(scope, items);
  const historias = almacen.take('historia', items);
  return (now) => ({
    ...now,
    historias: joined(now.historias, historias),
    tareas: joined(now.tareas, tareas),
    hasta: { ...now.hasta, [epicaId]: siguiente },
  });
};

/** All tasks of these stories. */
export const leerTareas = async (proyectoId: string, historias: readonly string[]): Promise<Leida> => {
  const tareas = almacen.take('tarea', await readTareasDe(proyectoId, historias));
  return (now) => ({
    ...now,
    tareas: joined(now.tareas, tareas),
    conTareas: now.conTareas && [...new Set([...now.conTareas, ...historias])],
  });
};

const readFirst = async (scope: ReadScope, signal: AbortSignal): Promise<Ventanas> => {
  const { proyectoId, pedido, sinTareas } = scope;
  const desde = almacen.momento();
  const asked = { ...pedido, limite: PRIMERAS.historia };
  if (sinTareas || pedido) {
    const { items, siguiente } = await readHistorias(proyectoId, asked, signal);
    const tareas = await tareasHalladas(scope, items, signal);
    const historias = almacen.take('historia', items);
    return { historias, tareas, desde, hasta: {}, siguiente, conTareas: null };
  }
  const [historias, tareas] = await Promise.all([
    readHistorias(proyectoId, asked, signal),
    readTareas(proyectoId, { limite: PRIMERAS.tarea }, signal),
  ]);
  const isPart = tareas.siguiente !== null;
  const leidas = almacen.take('tarea', tareas.items);
  return {
    historias: almacen.take('historia', historias.items),
    // Of which stories they are all the tasks, nobody can tell.
    tareas: isPart ? [] : leidas,
    desde,
    hasta: {},
    siguiente: historias.siguiente,
    conTareas: isPart ? [] : null,
  };
};

const countOf = (epicaId: string, { historias }: Ventanas): number =>
  historias.filter((id) => almacen.said('historia', id)?.epicaId._id === epicaId).length;

/** Reads the first windows, and as far as somebody had read on. */
export const readVentanas = async (
  scope: ReadScope,
  before: Ventanas | undefined,
  signal: AbortSignal,
): Promise<Ventanas> => {
  let ventanas = await readFirst(scope, signal);
  for (const epicaId of Object.keys(before?.hasta ?? {})) {
    const wanted = before ? countOf(epicaId, before) : 0;
    for (
      let cursor = restoDe(ventanas, epicaId);
      cursor !== null && countOf(epicaId, ventanas) < wanted;
      cursor = restoDe(ventanas, epicaId)
    )
      ventanas = (await leerHistorias(scope, { epicaId, cursor }))(ventanas);
  }
  const conTareas = ventanas.conTareas ? (before?.conTareas ?? []) : [];
  return conTareas.length ? (await leerTareas(scope.proyectoId, conTareas))(ventanas) : ventanas;
};
