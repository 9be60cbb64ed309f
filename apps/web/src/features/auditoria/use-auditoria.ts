import { useInfiniteQuery } from '@tanstack/react-query';
import { keys } from '../../shared/queries/keys';
import { getAuditoria, type Pagina } from './api/get-auditoria';

const namesOf = (pages: Pagina[]): ReadonlyMap<string, string> =>
  new Map(
    pages.flatMap(({ personas, equipos }) =>
      [...personas, ...equipos].map(({ _id, nombre }) => [_id, nombre]),
    ),
  );

/** The lines that match, newest first, and what the ids in them are called. */
export const useAuditoria = (filtro: string) =>
  useInfiniteQuery({
    queryKey: [...keys.auditoria, filtro],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => getAuditoria(filtro, pageParam, signal),
    getNextPageParam: ({ siguiente }: Pagina) => siguiente,
    select: ({ pages }) => ({ entradas: pages.flatMap(({ entradas }) => entradas), nombres: namesOf(pages) }),
  });
