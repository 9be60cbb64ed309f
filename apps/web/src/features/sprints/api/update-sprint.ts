import type { Sprint } from '@pmp/contracts/sprints';
import { http } from '../../../shared/http';
import type { SprintValues } from './create-sprint';

/** Only what was changed, and the version that was seen: nobody's edit is lost unseen. */
export const updateSprint = async (
  id: string,
  version: number,
  changes: Partial<SprintValues>,
): Promise<Sprint> =>
  (await http.put<{ sprint: Sprint }>(`/api/sprints/${id}`, { ...changes, version })).sprint;
