import {
  hashKey,
  keepPreviousData,
  replaceEqualDeep,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { laid, useCambiosEnVuelo } from '../elementos/en-vuelo';
import type { Elemento } from '../elementos/elementos';
import { usePendientes } from '../pendientes/pendientes';
import { keys } from '../queries/keys';
import { useMuestra } from '../vivo/mostrados';
import { keepNewer } from './cambios-en-paginas';
import { asElemento, getPagina, type Pagina, type Paginas, PRIMERA, ventanaTras } from './paginas';
import { useVivo } from './use-vivo';

/** A page that was read later may begin with what has moved down meanwhile. */
const once = <T extends { _id: string }>(items: T[]): T[] => [
  ...new Map(items.map((each) => [each._id, each])).values(),
];

/** What a query finds, a window that grows page by page, with every change and with those that are on their way. */
export const useEncontrados = (consulta: string) => {
  const queryKey = keys.elementos(consulta);
  useVivo(consulta, { hash: hashKey(queryKey), patches: true });
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ signal, pageParam }) => getPagina(consulta, pageParam, signal),
    initialPageParam: PRIMERA,
    getNextPageParam: ventanaTras,
    placeholderData: keepPreviousData,
    structuralSharing: (before, read) =>
      replaceEqualDeep(before, keepNewer(before as Paginas | undefined, read as Paginas)),
    // Nobody applies changes to what is not on screen: when it comes back, it is read again.
    staleTime: 0,
  });
  const enVuelo = useCambiosEnVuelo();
  const pendientes = usePendientes();
  const elementos = useMemo((): Elemento[] => {
    const found = query.data?.pages.flatMap((page: Pagina) => page.elementos) ?? [];
    return laid(once(found), [...pendientes, ...enVuelo]).map(asElemento);
  }, [query.data, pendientes, enVuelo]);
  useMuestra(useMemo(() => elementos.map(({ datos }) => datos.proyecto), [elementos]));
  const { fetchNextPage, isPlaceholderData } = query;
  return {
    query,
    elementos,
    /** How many the query finds. */
    total: query.data?.pages[0]?.total ?? 0,
    /** Reads the next window; not while what is shown is still that of another query. */
    more: useCallback(() => {
      if (!isPlaceholderData) void fetchNextPage({ cancelRefetch: false });
    }, [fetchNextPage, isPlaceholderData]),
    /** Reads all that is left; the ids of everything, or undefined if it could not be read. */
    readAll: useCallback(async (): Promise<string[] | undefined> => {
      for (;;) {
        const { data, hasNextPage, isError } = await fetchNextPage({ cancelRefetch: false });
        if (isError || !data) return undefined;
        if (!hasNextPage) return data.pages.flatMap(({ elementos: read }) => read.map(({ _id }) => _id));
      }
    }, [fetchNextPage]),
  };
};

/** How many a query finds; undefined: not known, or not asked. */
export const useCuantos = (consulta: string, enabled: boolean) => {
  const queryKey = keys.cuantos(consulta);
  useVivo(consulta, { hash: hashKey(queryKey), patches: false });
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await getPagina(consulta, { cursor: '', limite: 1 }, signal)).total,
    enabled,
    staleTime: 0,
  });
};
