import { type InfiniteData, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../shared/queries/keys';
import type { Pagina } from './api/get-notificaciones';
import { type Accion, runAccion } from './api/run-accion';
import { applyAcciones } from './apply-acciones';

const MUTATION_KEY = ['notificaciones', 'accion'];

/** The actions on notifications, and those that are pending. */
export const useAcciones = (onError: (accion: Accion, error: unknown) => void) => {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: MUTATION_KEY,
    // One at a time: an undo must not overtake its deletion.
    scope: { id: 'notificaciones' },
    mutationFn: runAccion,
    onSuccess: ({ noLeidas }, accion) => {
      queryClient.setQueriesData<InfiniteData<Pagina>>(
        { queryKey: keys.listaNotificaciones },
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => ({ ...page, ...applyAcciones(page, [accion]), noLeidas })),
          },
      );
      queryClient.setQueryData(keys.contador, noLeidas);
      if (accion.tipo === 'restaurar')
        return queryClient.invalidateQueries({ queryKey: keys.listaNotificaciones });
    },
    onError: (error, accion) => onError(accion, error),
  });
  const pending = useMutationState({
    filters: { mutationKey: MUTATION_KEY, status: 'pending' },
    select: (mutation) => mutation.state.variables as Accion,
  });
  return { run: mutate, pending };
};
