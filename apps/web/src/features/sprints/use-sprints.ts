import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createBurst } from '../../shared/vivo/burst';
import { cambios } from '../../shared/vivo/cambios';
import { keys } from '../../shared/queries/keys';
import { getSprints } from './api/get-sprints';

/** A colleague who moves ten stories causes one refetch. */
const COALESCE_MS = 250;

/** The project's sprints; their counts and points are updated when stories change. */
export const useSprints = (proyectoId: string) => {
  const queryClient = useQueryClient();
  useEffect(() => {
    const reread = createBurst(
      () => void queryClient.invalidateQueries({ queryKey: keys.sprints(proyectoId) }),
      COALESCE_MS,
    );
    const off = cambios.subscribe(({ entidad }) => {
      if (entidad === 'historia' || entidad === 'epica') reread.call();
    });
    return () => {
      off();
      reread.cancel();
    };
  }, [proyectoId, queryClient]);

  return useQuery({
    queryKey: keys.sprints(proyectoId),
    queryFn: ({ signal }) => getSprints(proyectoId, signal),
  });
};
