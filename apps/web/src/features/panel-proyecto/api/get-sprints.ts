import type { Sprint } from '@pmp/contracts/sprints';
import { http } from '../../../shared/http/http';

export const getSprints = async (proyectoId: string, signal: AbortSignal): Promise<Sprint[]> =>
  (await http.get<{ sprints: Sprint[] }>(`/api/sprints/proyecto/${proyectoId}`, signal)).sprints;
