import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../shared/queries/keys';
import { type Filtro, getNotificaciones, type Pagina } from './api/get-notificaciones';

const keyOf = (filtro: Filtro) => [...keys.listaNotificaciones, filtro];

/** The list; its count is shared with the sidebar, so that the two always agree. */
export const useNotificaciones = (filtro: Filtro) => {
  const queryClient = useQueryClient();
  return useInfiniteQuery({
    queryKey: keyOf(filtro),
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const pagina = await getNotificaciones(filtro, pageParam, signal);
      queryClient.setQueryData(keys.contador, pagina.noLeidas);
      return pagina;
    },
    getNextPageParam: ({ siguiente }: Pagina) => siguiente,
    select: ({ pages }) => ({
      notificaciones: pages.flatMap(({ notificaciones }) => notificaciones),
      noLeidas: pages.at(-1)?.noLeidas ?? 0,
    }),
  });
};
