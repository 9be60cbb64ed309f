import type { Sprint } from '@pmp/contracts/sprints';
import { http } from '../../../shared/http/http';

/** Adds stories to the sprint in progress and takes others out. */
export const changeScope = async (
  id: string,
  cambios: { anadir: string[]; quitar: string[] },
): Promise<Sprint> => (await http.post<{ sprint: Sprint }>(`/api/sprints/${id}/alcance`, cambios)).sprint;
