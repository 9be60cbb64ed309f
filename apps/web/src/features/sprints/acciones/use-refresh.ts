import { useQueryClient } from '@tanstack/react-query';
import { keys } from '../../../shared/queries/keys';

/** Refetches, after a change of a sprint, the queries that show it or its stories. */
export const useRefresh = (proyectoId: string) => {
  const queryClient = useQueryClient();
  return () => {
    const stale = [keys.sprints(proyectoId), keys.tablero(proyectoId), keys.historias(proyectoId)];
    for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey });
  };
};
