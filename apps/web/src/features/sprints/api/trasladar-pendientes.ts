import type { Sprint } from '@pmp/contracts/sprints';
import { http } from '../../../shared/http/http';

/** Moves unfinished stories to a pending sprint or, with null, back to the backlog. */
export const trasladarPendientes = async (id: string, destino: string | null): Promise<Sprint> =>
  (await http.post<{ sprint: Sprint }>(`/api/sprints/${id}/trasladar-pendientes`, { destino })).sprint;
