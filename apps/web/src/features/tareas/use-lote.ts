import type { Tarea, TareasLote } from '@pmp/contracts/proyectos';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../shared/queries/keys';
import { MAX_LOTE, putLote } from './api/put-lote';
import { withSaved } from './patch-tareas';

/** One change for all that is chosen. More than the server takes at once go one portion after the other. */
export const useLote = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, cambios }: { ids: string[]; cambios: TareasLote['cambios'] }) => {
      for (let from = 0; from < ids.length; from += MAX_LOTE) {
        const saved = await putLote(ids.slice(from, from + MAX_LOTE), cambios);
        queryClient.setQueryData<Tarea[]>(
          keys.tareasVisibles,
          (tareas) => tareas && withSaved(tareas, saved),
        );
      }
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: keys.resumen }),
  });
};
