import type { HistoriaDeSprint } from '@pmp/contracts/sprints';
import { http } from '../../../shared/http/http';

/** Stories that can be planned; plus those of `sprintId` when that sprint is being edited. */
export const getHistoriasDisponibles = async (
  proyectoId: string,
  sprintId: string | undefined,
  signal: AbortSignal,
): Promise<HistoriaDeSprint[]> => {
  const query = sprintId ? `?sprint=${sprintId}` : '';
  const path = `/api/sprints/proyecto/${proyectoId}/historias-disponibles${query}`;
  return (await http.get<{ historias: HistoriaDeSprint[] }>(path, signal)).historias;
};
