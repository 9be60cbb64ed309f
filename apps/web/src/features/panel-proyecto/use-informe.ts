import { useQuery } from '@tanstack/react-query';
import { keys } from '../../shared/queries/keys';
import { getInforme } from './api/get-informe';
import { getSprints } from './api/get-sprints';

/** The report of the sprint in progress, else of the last one, which also contains the velocity. */
export const useInforme = (proyectoId: string) => {
  const sprints = useQuery({
    queryKey: keys.sprints(proyectoId),
    queryFn: ({ signal }) => getSprints(proyectoId, signal),
  });
  const enCurso = sprints.data?.find(({ estado }) => estado === 'en progreso');
  const sprint = enCurso ?? sprints.data?.at(-1);
  const informe = useQuery({
    queryKey: [...keys.sprints(proyectoId), 'informe', sprint?._id],
    queryFn: ({ signal }) => getInforme(sprint?._id ?? '', signal),
    enabled: sprint !== undefined,
  });
  return {
    enCurso,
    informe: informe.data,
    isPending: sprints.isPending || informe.isLoading,
    error: sprints.error ?? informe.error,
    isFetching: sprints.isFetching || informe.isFetching,
    refetch: () => void (sprints.error ? sprints.refetch() : informe.refetch()),
  };
};
