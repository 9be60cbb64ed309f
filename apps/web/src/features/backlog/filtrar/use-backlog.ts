import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { cambios } from '../../../shared/vivo/cambios';
import type { Eliminados } from '../../../shared/deshacer/eliminados';
import { usePorConfirmar } from '../../../shared/pendientes/pendientes';
import { keys } from '../../../shared/queries/keys';
import { getLista } from '../api/get-backlog';
import type { ElementoDe, Entidad } from '../../../shared/elementos/elementos';
import { layPendientes } from '../arbol/lay-pendientes';
import { patchLista } from '../arbol/patch-lista';
import { patchSprint } from '../arbol/patch-sprint';

const NONE: never[] = [];

export const listaQuery = <E extends Entidad>(entidad: E, proyectoId: string) => ({
  queryKey: keys.backlog(proyectoId, entidad),
  queryFn: ({ signal }: { signal: AbortSignal }) => getLista(entidad, proyectoId, signal),
  // Nobody applies changes to what is not on screen: when it comes back, it is read again.
  staleTime: 0,
});

const patch = <E extends Entidad>(
  queryClient: QueryClient,
  entidad: E,
  proyectoId: string,
  apply: (lista: ElementoDe[E][]) => ElementoDe[E][],
) =>
  queryClient.setQueryData<ElementoDe[E][]>(
    keys.backlog(proyectoId, entidad),
    (lista) => lista && apply(lista),
  );

/** Applies changes to the lists one by one: ten thousand stories are not refetched because one changed. */
export const useBacklogLive = (proyectoId: string) => {
  const queryClient = useQueryClient();
  useEffect(() => {
    const eliminados: Eliminados = new Map();
    return cambios.subscribe((cambio) => {
      for (const entidad of ['epica', 'historia', 'tarea'] as const)
        if (cambio.entidad === entidad)
          patch(queryClient, entidad, proyectoId, (lista) =>
            patchLista(lista, entidad, proyectoId, cambio, eliminados),
          );
      if (cambio.entidad === 'sprint')
        patch(queryClient, 'historia', proyectoId, (lista) => patchSprint(lista, cambio));
    });
  }, [proyectoId, queryClient]);
};

/** What the lists show with the changes that wait or are on their way. */
export const useConPendientes = (
  proyectoId: string,
  lists: { [E in Entidad]: ElementoDe[E][] | undefined },
): { epicas: ElementoDe['epica'][]; historias: ElementoDe['historia'][]; tareas: ElementoDe['tarea'][] } => {
  const porConfirmar = usePorConfirmar();
  const { epica, historia, tarea } = lists;
  return useMemo(() => {
    const waiting = porConfirmar.filter(({ proyecto }) => proyecto === proyectoId);
    const conEpicas = layPendientes('epica', epica ?? NONE, waiting, NONE);
    return {
      epicas: conEpicas,
      historias: layPendientes('historia', historia ?? NONE, waiting, conEpicas),
      tareas: layPendientes('tarea', tarea ?? NONE, waiting, conEpicas),
    };
  }, [porConfirmar, proyectoId, epica, historia, tarea]);
};

interface Lectura {
  isPending: boolean;
  isFetching: boolean;
  isError: boolean;
  data: unknown;
  error: Error | null;
}

export const readingOf = (all: readonly Lectura[]) => ({
  isPending: all.some((query) => query.isPending),
  isFetching: all.some((query) => query.isFetching),
  /** Some list could not be read, so nothing may be called empty. */
  isMissing: all.some((query) => query.isError && !query.data),
  error: all.find((query) => query.error)?.error ?? null,
});
