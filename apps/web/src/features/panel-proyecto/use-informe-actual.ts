import { useInforme } from '../../shared/sprints/use-informe';
import { useSprints } from '../../shared/sprints/use-sprints';

/** The report of the sprint in progress, else of the last one, which also contains the velocity. */
export const useInformeActual = (proyectoId: string) => {
  const sprints = useSprints(proyectoId);
  const enCurso = sprints.data?.find(({ estado }) => estado === 'en progreso');
  const sprint = enCurso ?? sprints.data?.at(-1);
  const informe = useInforme(proyectoId, sprint?._id);
  return {
    enCurso,
    informe: informe.data,
    isPending: sprints.isPending || informe.isLoading,
    error: sprints.error ?? informe.error,
    isFetching: sprints.isFetching || informe.isFetching,
    refetch: () => void (sprints.error ? sprints.refetch() : informe.refetch()),
  };
};
