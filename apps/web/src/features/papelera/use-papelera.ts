import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { keys } from '../../shared/queries/keys';
import { type Filtros, getPapelera, type Pagina } from './api/papelera';

export const usePapelera = (filtros: Filtros) =>
  useInfiniteQuery({
    queryKey: [...keys.papelera, filtros],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => getPapelera(filtros, pageParam, signal),
    getNextPageParam: ({ siguiente }: Pagina) => siguiente,
    select: ({ pages }) => pages.flatMap(({ elementos }) => elementos),
    placeholderData: keepPreviousData,
  });
