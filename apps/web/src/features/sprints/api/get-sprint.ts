import type { Sprint } from '@pmp/contracts/sprints';
import { http } from '../../../shared/http/http';

export const getSprint = async (id: string): Promise<Sprint> =>
  (await http.get<{ sprint: Sprint }>(`/api/sprints/${id}`)).sprint;
