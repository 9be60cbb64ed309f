import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Ref } from '../elementos/elementos';
import { keys } from '../queries/keys';
import { useRelectura } from '../almacen/use-relectura';
import { useMuestra } from '../vivo/mostrados';
import { asksAgain } from './asks-again';
import { getPagina, leerPagina, PRIMERA, ventanaTras } from './paginas';
import { useElementos } from './use-elementos';

/** A page that was read later may begin with what has moved down meanwhile. */
const once = (refs: readonly Ref[]): Ref[] => [...new Map(refs.map((ref) => [ref.id, ref])).values()];

/** What a query finds, a window that grows page by page, with every change and with those that are on their way. */
export const useEncontrados = (consulta: string) => {
  const queryKey = keys.elementos(consulta);
  useRelectura(
    queryKey,
    useMemo(() => asksAgain(consulta), [consulta]),
  );
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ signal, pageParam }) => leerPagina(consulta, pageParam, signal),
    initialPageParam: PRIMERA,
    getNextPageParam: ventanaTras,
    placeholderData: keepPreviousData,
    // What belongs may have changed while the list was not on screen.
    staleTime: 0,
  });
  const { data } = query;
  const refs = useMemo(() => once(data?.pages.flatMap((page) => page.refs) ?? []), [data]);
  const elementos = useElementos(refs);
  useMuestra(useMemo(() => elementos.map(({ datos }) => datos.proyecto), [elementos]));
  const { fetchNextPage, isPlaceholderData } = query;
  return {
    query,
    elementos,
    /** How many the query finds; what has been deleted since is not counted. */
    total: (data?.pages[0]?.total ?? 0) - (refs.length - elementos.length),
    /** Reads the next window; not while what is shown is still that of another query. */
    more: useCallback(() => {
      if (!isPlaceholderData) void fetchNextPage({ cancelRefetch: false });
    }, [fetchNextPage, isPlaceholderData]),
    /** Reads all that is left; the ids of everything, or undefined if it could not be read. */
    readAll: useCallback(async (): Promise<string[] | undefined> => {
      for (;;) {
        const read = await fetchNextPage({ cancelRefetch: false });
        if (read.isError || !read.data) return undefined;
        if (!read.hasNextPage) return read.data.pages.flatMap((page) => page.refs.map(({ id }) => id));
      }
    }, [fetchNextPage]),
  };
};

/** How many a query finds; undefined: not known, or not asked. */
export const useCuantos = (consulta: string, enabled: boolean) => {
  const queryKey = keys.cuantos(consulta);
  useRelectura(
    queryKey,
    useMemo(() => asksAgain(consulta), [consulta]),
  );
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await getPagina(consulta, { cursor: '', limite: 1 }, signal)).total,
    enabled,
    staleTime: 0,
  });
};
