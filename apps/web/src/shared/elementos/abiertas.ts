import type { EstadoTarea, Tarea } from '@pmp/contracts/proyectos';
import { rutasTareas } from '@pmp/contracts/proyectos/rutas';
import type { QueryClient } from '@tanstack/react-query';
import { filasDe, type Lista } from '../almacen/lista';
import { groupBy } from '../dominio/group-by';
import { pedir } from '../http/pedir';
import { type AvancesLeidos, getAvances } from '../queries/get-avances';
import { keys } from '../queries/keys';
import { isOnline } from '../vivo/conexion';
import { type Completada, type Pregunta, pregunta } from './pregunta';

const isOpen = ({ estado }: { estado: string }) => estado !== 'completada';

const openIn = ({ avances }: AvancesLeidos, ids: ReadonlySet<string>): number =>
  avances
    .filter(({ historiaId }) => ids.has(historiaId))
    .reduce((sum, { total, completadas }) => sum + total - completadas, 0);

/** How many open tasks the stories of one project have, as the screen last knew it; undefined: it does not know. */
const countKnown = (queryClient: QueryClient, proyecto: string, ids: ReadonlySet<string>) => {
  const ageOf = (queryKey: readonly unknown[]) => queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  const [lista, avances] = [keys.backlog(proyecto, 'tarea'), keys.avances(proyecto)];
  // Somebody may have changed what is not on screen, and nobody heard of it.
  const isShown = (queryClient.getQueryCache().find({ queryKey: lista })?.getObserversCount() ?? 0) > 0;
  const tareas = isShown ? queryClient.getQueryData<Lista>(lista) : undefined;
  if (tareas && ageOf(lista) >= ageOf(avances))
    return filasDe('tarea', tareas, (tarea) => tarea.proyecto === proyecto).filter(
      (tarea) => ids.has(tarea.historiaId) && isOpen(tarea),
    ).length;
  const leidos = queryClient.getQueryData<AvancesLeidos>(avances);
  const counted = new Set(leidos?.historias);
  return leidos && [...ids].every((id) => counted.has(id)) ? openIn(leidos, ids) : undefined;
};

/** The same, as the server knows it. */
const countNow = async (
  queryClient: QueryClient,
  proyecto: string,
  ids: ReadonlySet<string>,
): Promise<number> => {
  const historias = [...ids].sort();
  const leidos = await queryClient.fetchQuery({
    queryKey: [...keys.avances(proyecto), historias],
    queryFn: ({ signal }) => getAvances(proyecto, historias, signal),
  });
  return openIn(leidos, ids);
};

/** Makes a change at once, or asks first what becomes of the open tasks of stories that it completes. */
export const antesDeCompletar = (
  queryClient: QueryClient,
  historias: readonly (Completada & { estado: string })[],
  estado: unknown,
  go: Pregunta['go'],
): void => {
  const completadas = estado === 'completada' && isOnline() ? historias.filter(isOpen) : [];
  const ask = (counts: readonly number[]) => {
    const abiertas = counts.reduce((sum, count) => sum + count, 0);
    if (abiertas) pregunta.open({ historias: completadas, abiertas, go });
    else go([]);
  };
  const known: number[] = [];
  const reads: Promise<number>[] = [];
  for (const [proyecto, suyas] of groupBy(completadas, (each) => each.proyecto)) {
    const ids = new Set(suyas.map(({ _id }) => _id));
    const count = countKnown(queryClient, proyecto, ids);
    if (count === undefined) reads.push(countNow(queryClient, proyecto, ids));
    else known.push(count);
  }
  if (!reads.length) return ask(known);
  // Not knowing must not keep anybody from completing a story.
  void Promise.allSettled(reads).then((read) =>
    ask([...known, ...read.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))]),
  );
};

/** The contract's limit per call, and what fits in an address. */
const MAX_LOTE = 200;

const tareasOf = async (historias: readonly { proyecto: string; historiaId: string }[]): Promise<Tarea[]> => {
  const lists: Tarea[] = [];
  for (const [proyecto, suyas] of groupBy(historias, (each) => each.proyecto)) {
    const all = [...new Set(suyas.map(({ historiaId }) => historiaId))];
    for (let at = 0; at < all.length; at += MAX_LOTE) {
      const query = { historias: all.slice(at, at + MAX_LOTE).join(',') };
      lists.push(...(await pedir(rutasTareas.listar, { params: { id: proyecto }, query })).tareas);
    }
  }
  return lists;
};

/** The open tasks of these stories as they are now. */
export const getAbiertas = async (historias: readonly Completada[]): Promise<Tarea[]> => {
  const ids = new Set(historias.map(({ _id }) => _id));
  const tareas = await tareasOf(historias.map(({ _id, proyecto }) => ({ proyecto, historiaId: _id })));
  return tareas.filter((tarea) => ids.has(tarea.historiaId) && isOpen(tarea));
};

/** Gives tasks that were completed with their story the estado they had; resolves to how many were changed since. */
export const reabrirTareas = async (antes: readonly Tarea[]): Promise<number> => {
  if (!antes.length) return 0;
  const now = await tareasOf(antes);
  const completed = new Set(now.filter((tarea) => !isOpen(tarea)).map(({ _id }) => _id));
  const mine = antes.filter(({ _id }) => completed.has(_id));
  for (const [estado, tareas] of groupBy(mine, (tarea): EstadoTarea => tarea.estado))
    for (let at = 0; at < tareas.length; at += MAX_LOTE) {
      const ids = tareas.slice(at, at + MAX_LOTE).map(({ _id }) => _id);
      await pedir(rutasTareas.cambiarVarias, { body: { ids, cambios: { estado } } });
    }
  return antes.length - mine.length;
};
