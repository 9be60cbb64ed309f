import type { Historia, Tarea } from '@pmp/contracts/proyectos';
import { rutasHistorias, rutasTareas } from '@pmp/contracts/proyectos/rutas';
import { enTrozos } from '../http/en-trozos';
import { statusOf } from '../http/errors';
import { pedir } from '../http/pedir';

/** What the server is asked for instead of the whole backlog. */
export interface Pedido {
  /** What the stories must be. */
  q?: string;
  /** What they must be themselves, or one of their tasks. */
  rama?: string;
}

export interface Pagina<T> {
  items: T[];
  siguiente: string | null;
}

interface Deseada extends Pedido {
  limite: number;
  historias?: readonly string[];
  cursor?: string | null;
}

/** As many as a page of the API has. */
export const MAX_PAGINA = 500;

/** A 404 means an empty list (specification); any other failure is an error. */
const orEmpty = async <T>(read: () => Promise<Pagina<T>>): Promise<Pagina<T>> => {
  try {
    return await read();
  } catch (error) {
    if (statusOf(error) === 404) return { items: [], siguiente: null };
    throw error;
  }
};

/** What is not said is left out. */
const queryOf = ({ q, rama, historias, limite, cursor }: Deseada) => ({
  q: q || undefined,
  rama: rama || undefined,
  historias: historias?.join(','),
  limite,
  cursor: cursor ?? undefined,
});

export const readHistorias = (id: string, deseada: Deseada, signal?: AbortSignal) =>
  orEmpty<Historia>(async () => {
    const { historias: _historias, ...query } = queryOf(deseada);
    const reply = await pedir(rutasHistorias.listar, { params: { id }, query, signal });
    return { items: reply.historias, siguiente: reply.siguiente ?? null };
  });

export const readTareas = (id: string, deseada: Deseada, signal?: AbortSignal) =>
  orEmpty<Tarea>(async () => {
    const { rama: _rama, ...query } = queryOf(deseada);
    const reply = await pedir(rutasTareas.listar, { params: { id }, query, signal });
    return { items: reply.tareas, siguiente: reply.siguiente ?? null };
  });

/** Page after page, to the last. */
const toTheEnd = async <T>(read: (cursor: string | null) => Promise<Pagina<T>>): Promise<T[]> => {
  const items: T[] = [];
  let cursor: string | null = null;
  do {
    const page: Pagina<T> = await read(cursor);
    items.push(...page.items);
    cursor = page.siguiente;
  } while (cursor);
  return items;
};

/** All tasks of these stories, or those that match. */
export const readTareasDe = async (
  proyectoId: string,
  historias: readonly string[],
  q?: string,
  signal?: AbortSignal,
): Promise<Tarea[]> => {
  const tareas: Tarea[] = [];
  for (const some of enTrozos(historias)) {
    const asked = { historias: some, limite: MAX_PAGINA, ...(q && { q }) };
    tareas.push(...(await toTheEnd((cursor) => readTareas(proyectoId, { ...asked, cursor }, signal))));
  }
  return tareas;
};

/** All stories that are asked for. */
export const readTodasLasHistorias = (
  proyectoId: string,
  pedido: Pedido,
  signal?: AbortSignal,
): Promise<Historia[]> =>
  toTheEnd((cursor) => readHistorias(proyectoId, { ...pedido, limite: MAX_PAGINA, cursor }, signal));

/** Everything that is asked for, for a file or paper. */
export const readEntero = async (proyectoId: string, pedido: Pedido): Promise<[Historia[], Tarea[]]> => {
  const { rama } = pedido;
  const historias = await readTodasLasHistorias(proyectoId, pedido);
  const tareas = await toTheEnd((cursor) =>
    readTareas(proyectoId, { ...(rama && { q: rama }), limite: MAX_PAGINA, cursor }),
  );
  return [historias, tareas];
};
