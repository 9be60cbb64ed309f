import type { Elemento as Encontrado } from '@pmp/contracts/proyectos';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { laid, useCambiosEnVuelo } from '../../shared/elementos/en-vuelo';
import type { Elemento } from '../../shared/elementos/elementos';
import { http } from '../../shared/http/http';
import { usePendientes } from '../../shared/pendientes/pendientes';
import { keys } from '../../shared/queries/keys';

interface Pagina {
  elementos: Encontrado[];
  siguiente: string | null;
  total: number;
}

const LIMITE = 100;

const getPagina = (q: string, cursor: string, signal: AbortSignal): Promise<Pagina> => {
  const params = new URLSearchParams({ q, limite: String(LIMITE), ...(cursor && { cursor }) });
  return http.get<Pagina>(`/api/elementos?${params}`, signal);
};

/** What a query finds, page by page, with the changes that are still on their way. */
export const useElementos = (consulta: string) => {
  const query = useInfiniteQuery({
    queryKey: keys.elementos(consulta),
    queryFn: ({ signal, pageParam }) => getPagina(consulta, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ siguiente }) => siguiente,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const enVuelo = useCambiosEnVuelo();
  const pendientes = usePendientes();
  const elementos = useMemo((): Elemento[] => {
    const found = query.data?.pages.flatMap((page) => page.elementos) ?? [];
    // A page that was read later may begin with what has moved down meanwhile.
    const once = [...new Map(found.map((each) => [each._id, each])).values()];
    return laid(once, [...pendientes, ...enVuelo]).map(
      ({ entidad, ...datos }) => ({ entidad, datos }) as unknown as Elemento,
    );
  }, [query.data, pendientes, enVuelo]);
  return { query, elementos, total: query.data?.pages[0]?.total ?? 0 };
};
