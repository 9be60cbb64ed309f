import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cambios } from '../../shared/cambios';
import { keys } from '../../shared/queries/keys';
import { getSprints } from './api/get-sprints';

/** A colleague who moves ten stories causes one read. */
const COALESCE_MS = 250;

/** The project's sprints; their counts and points follow what happens to the stories. */
export const useSprints = (proyectoId: string) => {
  const queryClient = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const off = cambios.subscribe(({ entidad }) => {
      if (entidad !== 'historia' && entidad !== 'epica') return;
      timer ??= setTimeout(() => {
        timer = undefined;
        void queryClient.invalidateQueries({ queryKey: keys.sprints(proyectoId) });
      }, COALESCE_MS);
    });
    return () => {
      off();
      clearTimeout(timer);
    };
  }, [proyectoId, queryClient]);

  return useQuery({
    queryKey: keys.sprints(proyectoId),
    queryFn: ({ signal }) => getSprints(proyectoId, signal),
  });
};
