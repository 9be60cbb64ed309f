import { keepPreviousData, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { enTrozos } from '../../../shared/http/en-trozos';
import { createReread } from '../../../shared/vivo/create-reread';
import { getAvances } from '../../../shared/queries/get-avances';
import { cambios } from '../../../shared/vivo/cambios';
import type { Ventanas } from './ventanas';

/** Of as many stories at a time as a window has, so that reading on asks only for the new ones. */
const TROZO = 100;

type Cuantas = ReadonlyMap<string, number>;

/** How many tasks each story that has been read holds; undefined of one: not known yet. */
export const useAvances = (
  proyectoId: string,
  ventanas: Ventanas | undefined,
  enabled: boolean,
): Cuantas | undefined => {
  const queryClient = useQueryClient();
  const isNeeded = enabled && ventanas?.conTareas !== null;
  const historias = isNeeded ? (ventanas?.historias ?? []) : [];
  const trozos = enTrozos(
    historias.map(({ _id }) => _id),
    TROZO,
  );
  const cuantas = useQueries({
    queries: trozos.map((ids) => ({
      // The list only grows at its end, but for what is deleted.
      queryKey: ['backlog', proyectoId, 'avances', ids[0], ids.at(-1), ids.length],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { avances } = await getAvances(proyectoId, ids, signal);
        const totals = new Map(avances.map(({ historiaId, total }) => [historiaId, total]));
        return ids.map((id) => [id, totals.get(id) ?? 0] as const);
      },
      placeholderData: keepPreviousData,
      staleTime: 0,
    })),
    combine: joinedCounts,
  });
  useEffect(() => {
    if (!isNeeded) return;
    const queryKey = ['backlog', proyectoId, 'avances'];
    const recount = createReread(() => queryClient.refetchQueries({ queryKey, type: 'active' }));
    const off = cambios.subscribe(({ entidad }) => {
      if (entidad === 'tarea') recount.call();
    });
    return () => {
      off();
      recount.cancel();
    };
  }, [queryClient, proyectoId, isNeeded]);
  return isNeeded ? cuantas : undefined;
};

const joinedCounts = (
  results: readonly { data?: readonly (readonly [string, number])[] | undefined }[],
): Cuantas => new Map(results.flatMap(({ data }) => data ?? []));
