import type { Comentario } from '@pmp/contracts/proyectos';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { almacen } from '../../../shared/almacen/almacen';
import { leerLista } from '../../../shared/almacen/lista';
import { useAlmacen } from '../../../shared/almacen/use-almacen';
import { keys } from '../../../shared/queries/keys';
import { session } from '../../../shared/sesion/session';
import { type Comentado, getComentarios } from './comentarios-api';
import { conversacionDe, decisionesDe, type Pagina } from './conversacion';

const leerPagina = async (
  elemento: Comentado,
  cursor: string | null,
  signal: AbortSignal,
): Promise<Pagina> => {
  let siguiente: string | null | undefined;
  const lista = await leerLista('comentario', async () => {
    const pagina = await getComentarios(elemento, cursor, signal);
    ({ siguiente } = pagina);
    // Those of older pages too: what has been decided is shown first.
    if (pagina.decisiones) almacen.take('comentario', pagina.decisiones);
    return pagina.comentarios;
  });
  return { ...lista, siguiente };
};

/** The comments on a story or task as they are now, read from the newest. */
export const useComentarios = (elemento: Comentado) => {
  const { id } = elemento;
  const [llegado, setLlegado] = useState<Comentario>();
  const query = useInfiniteQuery({
    queryKey: keys.comentarios(id),
    queryFn: ({ pageParam, signal }) => leerPagina(elemento, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ siguiente }) => siguiente ?? undefined,
    staleTime: 0,
  });
  const { data } = query;
  useEffect(
    () =>
      almacen.hear(({ entidad, accion, autor, datos }) => {
        if (entidad !== 'comentario' || accion !== 'creado' || autor === session.get().user._id) return;
        const comentario = datos as Comentario;
        if (comentario.sobre._id === id) setLlegado(comentario);
      }),
    [id],
  );
  return {
    query,
    decisiones: useAlmacen(useCallback(() => decisionesDe(id), [id])),
    comentarios: useAlmacen(useCallback(() => conversacionDe(data?.pages ?? [], id), [data, id])),
    /** The last comment that somebody else has written since this was opened. */
    llegado,
  };
};
