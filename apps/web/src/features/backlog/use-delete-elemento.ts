import { useMutation, useQueryClient } from '@tanstack/react-query';
import { statusOf } from '../../shared/errors';
import { keys } from '../../shared/queries/keys';

/** Somebody else may have been faster: then it is gone, as wished. */
export const useDeleteElemento = (
  proyectoId: string,
  remove: () => Promise<unknown>,
  onDeleted: () => void,
) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      remove().catch((error: unknown) => {
        if (statusOf(error) !== 404) throw error;
      }),
    onSuccess: () => {
      for (const queryKey of [
        keys.epicas(proyectoId),
        keys.historias(proyectoId),
        keys.tareas(proyectoId),
        keys.resumen,
      ])
        void queryClient.invalidateQueries({ queryKey });
      onDeleted();
    },
  });
};
