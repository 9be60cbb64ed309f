import { useQueries } from '@tanstack/react-query';
import { keys } from '../../shared/queries/keys';
import { getEpicas, getHistorias, getTareas } from './api/get-backlog';

export const useBacklog = (proyectoId: string) => {
  const [epicas, historias, tareas] = useQueries({
    queries: [
      { queryKey: keys.epicas(proyectoId), queryFn: ({ signal }) => getEpicas(proyectoId, signal) },
      { queryKey: keys.historias(proyectoId), queryFn: ({ signal }) => getHistorias(proyectoId, signal) },
      { queryKey: keys.tareas(proyectoId), queryFn: ({ signal }) => getTareas(proyectoId, signal) },
    ],
  });
  const all = [epicas, historias, tareas];
  return {
    epicas: epicas.data ?? [],
    historias: historias.data ?? [],
    tareas: tareas.data ?? [],
    isPending: epicas.isPending || historias.isPending,
    isFetching: all.some((query) => query.isFetching),
    /** The tree cannot be shown without epics. */
    isMissing: epicas.isError && !epicas.data,
    error: all.find((query) => query.error)?.error ?? null,
    refetch: () => all.forEach((query) => void query.refetch()),
  };
};
