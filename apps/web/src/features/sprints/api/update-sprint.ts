import type { Sprint } from '@pmp/contracts/sprints';
import { http } from '../../../shared/http/http';
import type { SprintValues } from './create-sprint';

/** Sends only what was changed, with the version the person saw, so that nobody's edit is lost unseen. */
export const updateSprint = async (
  id: string,
  version: number,
  changes: Partial<SprintValues>,
): Promise<Sprint> =>
  (await http.put<{ sprint: Sprint }>(`/api/sprints/${id}`, { ...changes, version })).sprint;
