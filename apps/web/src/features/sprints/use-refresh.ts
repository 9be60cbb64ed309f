import { useQueryClient } from '@tanstack/react-query';
import { keys } from '../../shared/queries/keys';

/** After a change of a sprint: whatever shows it, or stories by their sprint, reads again. */
export const useRefresh = (proyectoId: string) => {
  const queryClient = useQueryClient();
  return () => {
    const stale = [keys.sprints(proyectoId), keys.tablero(proyectoId), keys.historias(proyectoId)];
    for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey });
  };
};
