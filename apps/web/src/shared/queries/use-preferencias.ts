import type { Preferencias } from '@pmp/contracts/usuarios';
import { rutasPreferencias } from '@pmp/contracts/usuarios/rutas';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { pedir } from '../http/pedir';
import { applyPreferencias } from '../preferencias/preferencias';
import { keys } from './keys';

const GUARDAR = ['preferencias', 'guardar'];

/** A read that overlaps a save may still bring the old value, so it is cancelled. */
const read = async (queryClient: QueryClient, signal: AbortSignal): Promise<Preferencias> => {
  const { preferencias } = await pedir(rutasPreferencias.leer, { signal });
  if (queryClient.isMutating({ mutationKey: GUARDAR }) === 0) void applyPreferencias(preferencias);
  return preferencias;
};

/** `every`: refetch interval in ms, while the page is visible. */
export const usePreferencias = (every?: number, enabled = true) => {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: keys.preferencias,
    queryFn: ({ signal }) => read(queryClient, signal),
    refetchInterval: every,
    enabled,
  });
};

/** Shows the choice at once, and reverts it when the server does not save it. */
export const useGuardarPreferencias = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: GUARDAR,
    // One at a time: the replies to two quick clicks must not arrive in the wrong order.
    scope: { id: 'preferencias' },
    mutationFn: async (cambios: Partial<Preferencias>) =>
      (await pedir(rutasPreferencias.cambiar, { body: cambios })).preferencias,
    onMutate: async (cambios) => {
      await queryClient.cancelQueries({ queryKey: keys.preferencias });
      const before = queryClient.getQueryData<Preferencias>(keys.preferencias);
      if (before) queryClient.setQueryData(keys.preferencias, { ...before, ...cambios });
      return { before };
    },
    onSuccess: (preferencias) => {
      if (queryClient.isMutating({ mutationKey: GUARDAR }) === 1) {
        queryClient.setQueryData(keys.preferencias, preferencias);
      }
    },
    onError: (_error, _cambios, context) => {
      if (context?.before) queryClient.setQueryData(keys.preferencias, context.before);
    },
  });
};
