import type { Comentario } from '@pmp/contracts/proyectos';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { cambios } from '../../../shared/vivo/cambios';
import { keys } from '../../../shared/queries/keys';
import { session } from '../../../shared/sesion/session';
import { getComentarios, type Comentado } from './comentarios-api';
import { afterCambio, inOrder, withComentario, withoutComentario, type Paginas } from './paginas';

/** The comments on a story or task, loaded from the newest and kept up to date live. */
export const useComentarios = (elemento: Comentado) => {
  const { id } = elemento;
  const queryClient = useQueryClient();
  const [llegado, setLlegado] = useState<Comentario>();
  const query = useInfiniteQuery({
    queryKey: keys.comentarios(id),
    queryFn: ({ pageParam, signal }) => getComentarios(elemento, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ siguiente }) => siguiente ?? undefined,
    staleTime: 0,
  });

  const change = useCallback(
    (patch: (data: Paginas) => Paginas) =>
      queryClient.setQueryData<Paginas>(keys.comentarios(id), (data) => data && patch(data)),
    [id, queryClient],
  );

  useEffect(
    () =>
      cambios.subscribe((cambio) => {
        if (cambio.entidad !== 'comentario') return;
        change((data) => afterCambio(data, id, cambio));
        const datos = cambio.datos as Comentario | null;
        const isNews = cambio.accion === 'creado' && cambio.autor !== session.get().user._id;
        if (isNews && datos?.sobre._id === id) setLlegado(datos);
      }),
    [id, change],
  );

  return {
    query,
    comentarios: query.data ? inOrder(query.data) : [],
    /** The last comment that somebody else has written since this was opened. */
    llegado,
    take: (comentario: Comentario) => change((data) => withComentario(data, comentario)),
    drop: (comentario: Comentario) => change((data) => withoutComentario(data, comentario._id)),
  };
};
