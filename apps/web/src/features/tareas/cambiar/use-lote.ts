import type { Tarea, TareasLote } from '@pmp/contracts/proyectos';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../../shared/queries/keys';
import { MAX_LOTE, putLote } from '../api/put-lote';
import { type Hecho, undoOf } from './deshacer';
import { withSaved } from '../lista/patch-tareas';

/** More tasks than the server accepts at once are sent in portions. */
const change = async (queryClient: QueryClient, ids: string[], cambios: TareasLote['cambios']) => {
  const all: Tarea[] = [];
  for (let from = 0; from < ids.length; from += MAX_LOTE) {
    const saved = await putLote(ids.slice(from, from + MAX_LOTE), cambios);
    all.push(...saved);
    queryClient.setQueryData<Tarea[]>(keys.tareasVisibles, (tareas) => tareas && withSaved(tareas, saved));
  }
  return all;
};

/** Makes one change to everything selected. */
export const useLote = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ antes, cambios }: Omit<Hecho, 'despues'>): Promise<Hecho> => {
      const ids = antes.map(({ _id }) => _id);
      return { antes, cambios, despues: await change(queryClient, ids, cambios) };
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: keys.resumen }),
  });
};

export const useDeshacer = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (hecho: Hecho) => {
      const ahora = queryClient.getQueryData<Tarea[]>(keys.tareasVisibles) ?? [];
      for (const { ids, cambios } of undoOf(hecho, ahora)) await change(queryClient, ids, cambios);
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: keys.resumen }),
  });
};
