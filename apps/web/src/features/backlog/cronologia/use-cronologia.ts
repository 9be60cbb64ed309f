import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keys } from '../../../shared/queries/keys';
import { getSprints } from '../api/sprints';
import { useBacklog } from '../filtrar/use-backlog';
import { barrasDe } from './plazos/barras';
import { bloqueosDe, enlacesQuery } from './plazos/bloqueos';

const NONE: never[] = [];

export const useCronologia = (proyectoId: string) => {
  const backlog = useBacklog(proyectoId, { conTareas: false });
  const sprints = useQuery({
    queryKey: keys.sprints(proyectoId),
    queryFn: ({ signal }) => getSprints(proyectoId, signal),
  });
  const enlaces = useQuery(enlacesQuery(proyectoId));
  const { epicas, historias } = backlog;
  const barras = useMemo(
    () => barrasDe(epicas, historias, sprints.data ?? NONE),
    [epicas, historias, sprints.data],
  );
  const bloqueos = useMemo(() => bloqueosDe(enlaces.data ?? NONE), [enlaces.data]);
  const all = [sprints, enlaces];
  return {
    barras,
    bloqueos,
    epicas,
    // What waits for what is said in the rows: read later, it would make some of them taller.
    isPending: backlog.isPending || all.some((query) => query.isLoading),
    isFetching: backlog.isFetching || all.some((query) => query.isFetching),
    isMissing: backlog.isMissing || (sprints.isError && !sprints.data),
    error: backlog.error ?? all.find((query) => query.error)?.error ?? null,
    refetch: () => {
      backlog.refetch();
      all.forEach((query) => void query.refetch());
    },
  };
};
