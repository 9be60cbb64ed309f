import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { backlogTree } from '../arbol/backlog-tree';
import { restosOf, sumOf } from '../leer/restos';
import { useVentanas } from '../leer/use-ventanas';
import { listaQuery, readingOf, useBacklogLive, useConPendientes } from './use-backlog';

/**
 * The backlog as its own screen reads it: a small project as a whole, of a large one what is in sight. Once the whole is
 * there, because something asked for it, it is shown.
 */
export const useBacklogPorPartes = (proyectoId: string) => {
  const queryClient = useQueryClient();
  useBacklogLive([proyectoId]);
  /** The project of which everything has been read since this screen is open. */
  const [wholeOf, setWholeOf] = useState<string>();
  const isWhole = wholeOf === proyectoId;
  const [epicas, historias, tareas] = useQueries({
    queries: [
      listaQuery('epica', proyectoId),
      { ...listaQuery('historia', proyectoId), enabled: isWhole },
      { ...listaQuery('tarea', proyectoId), enabled: isWhole },
    ],
  });
  const ventanas = useVentanas(proyectoId, !isWhole);
  const isPart = ventanas.isPart && !isWhole;
  const { cuentas, avances, query } = ventanas;
  const parte = isPart ? query.data : undefined;
  const shown = useConPendientes(proyectoId, {
    epica: epicas.data,
    historia: parte ? parte.historias : historias.data,
    tarea: parte ? parte.tareas : tareas.data,
  });
  const restos = useMemo(
    () => (parte ? restosOf(parte, cuentas, avances) : undefined),
    [parte, cuentas, avances],
  );
  const all = isWhole ? [epicas, historias, tareas] : [epicas, query];
  const { isPending, ...reading } = readingOf(all);
  const readAll = useCallback(async () => {
    const lists = await Promise.all([
      queryClient.fetchQuery({ ...listaQuery('historia', proyectoId), staleTime: 0 }),
      queryClient.fetchQuery({ ...listaQuery('tarea', proyectoId), staleTime: 0 }),
    ]);
    setWholeOf(proyectoId);
    return lists;
  }, [queryClient, proyectoId]);
  const failed = isPart ? (historias.error ?? tareas.error) : null;
  return {
    ...shown,
    ...reading,
    error: reading.error ?? failed,
    // Without the counts, what is not in sight would have no height until they come.
    isPending: isPending || (isPart && ventanas.isCounting),
    /** What has not been read; undefined: nothing. */
    restos,
    /** Of all that there is, where it has not been read. */
    counts: restos &&
      cuentas &&
      avances && {
        epicas: shown.epicas.length,
        historias: sumOf(cuentas, ({ historias: count }) => count),
        tareas: sumOf(avances, ({ total }) => total),
      },
    leer: ventanas.leer,
    fallidas: ventanas.fallidas,
    /** Reads the whole, for what needs it. */
    readAll,
    /** The whole, for a file or paper. */
    readTree: async () => {
      const [allHistorias, allTareas] = await readAll();
      return backlogTree(shown.epicas, allHistorias, allTareas);
    },
    refetch: () => {
      all.forEach((each) => void each.refetch());
      if (failed) void readAll().catch(() => undefined);
    },
  };
};
