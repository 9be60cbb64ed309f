import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { COMENTARIO } from '../../../shared/elementos/use-elegido';
import type { useComentarios } from './use-comentarios';

type Conversacion = Pick<ReturnType<typeof useComentarios>, 'query' | 'comentarios'>;

/** Finds the comment that the address names, loading older pages until it is there. */
export const useBuscado = ({ query, comentarios }: Conversacion) => {
  const [params, setParams] = useSearchParams();
  const { data, hasNextPage, isFetching, isError, isSuccess, fetchNextPage } = query;
  const buscado = params.get(COMENTARIO);
  const isMissing = buscado !== null && !comentarios.some(({ _id }) => _id === buscado);
  const readsOn = isMissing && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (readsOn) void fetchNextPage();
    // Runs for each page, as two pages may arrive before the next render.
  }, [readsOn, data, fetchNextPage]);
  return {
    buscado,
    isGone: isMissing && isSuccess && !hasNextPage && !isFetching,
    /** Forgets it, so that the person who deletes it is not told that it is missing. */
    leave: () =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete(COMENTARIO);
          return next;
        },
        { replace: true },
      ),
    /** The address of this page at that comment. */
    searchOf: (id: string) => {
      const next = new URLSearchParams(params);
      next.set(COMENTARIO, id);
      return `?${next.toString()}`;
    },
  };
};
