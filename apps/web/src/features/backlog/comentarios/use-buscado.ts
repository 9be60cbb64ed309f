import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { useComentarios } from './use-comentarios';

/** In the address: the comment to be shown. */
export const COMENTARIO = 'comentario';

type Conversacion = Pick<ReturnType<typeof useComentarios>, 'query' | 'comentarios'>;

/** The comment that the address names; the conversation is read further up until it is there. */
export const useBuscado = ({ query, comentarios }: Conversacion) => {
  const [params, setParams] = useSearchParams();
  const { data, hasNextPage, isFetching, isError, isSuccess, fetchNextPage } = query;
  const buscado = params.get(COMENTARIO);
  const isMissing = buscado !== null && !comentarios.some(({ _id }) => _id === buscado);
  const readsOn = isMissing && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (readsOn) void fetchNextPage();
    // With each page anew: one may come so soon that nothing was drawn in between.
  }, [readsOn, data, fetchNextPage]);
  return {
    buscado,
    isGone: isMissing && isSuccess && !hasNextPage && !isFetching,
    /** Whoever deletes it knows that it is gone. */
    leave: () =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete(COMENTARIO);
          return next;
        },
        { replace: true },
      ),
    /** The address of this place, at that comment. */
    searchOf: (id: string) => {
      const next = new URLSearchParams(params);
      next.set(COMENTARIO, id);
      return `?${next.toString()}`;
    },
  };
};
