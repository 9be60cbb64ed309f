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
/** The most that the server gives at once. */
const LIMITE_FICHERO = 500;

const getPagina = (q: string, limite: number, cursor: string, signal?: AbortSignal): Promise<Pagina> => {
  const params = new URLSearchParams({ q, limite: String(limite), ...(cursor && { cursor }) });
  return http.get<Pagina>(`/api/elementos?${params}`, signal);
};

const asElemento = ({ entidad, ...datos }: Encontrado) => ({ entidad, datos }) as unknown as Elemento;

/** Everything that a query finds, for a file or paper: page after page. */
export const getTodos = async (q: string): Promise<Elemento[]> => {
  const found = new Map<string, Encontrado>();
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Pagina = await getPagina(q, LIMITE_FICHERO, cursor);
    for (const each of page.elementos) found.set(each._id, each);
    cursor = page.siguiente;
  }
  return [...found.values()].map(asElemento);
};

/** What a query finds, page by page, with the changes that are still on their way. */
export const useElementos = (consulta: string) => {
  const query = useInfiniteQuery({
    queryKey: keys.elementos(consulta),
    queryFn: ({ signal, pageParam }) => getPagina(consulta, LIMITE, pageParam, signal),
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
    return laid(once, [...pendientes, ...enVuelo]).map(asElemento);
  }, [query.data, pendientes, enVuelo]);
  return { query, elementos, total: query.data?.pages[0]?.total ?? 0 };
};
