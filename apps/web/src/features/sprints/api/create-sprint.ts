import type { Sprint } from '@pmp/contracts/sprints';
import { http } from '../../../shared/http';

/** What the form holds. */
export interface SprintValues {
  nombre: string;
  objetivo: string;
  fechaInicio: string;
  fechaFin: string;
  historiasSeleccionadas: string[];
}

/** `_id` is the form's own, so that a repeated call never makes a second sprint. */
export const createSprint = async (_id: string, proyecto: string, values: SprintValues): Promise<Sprint> =>
  (await http.post<{ sprint: Sprint }>('/api/sprints', { ...values, _id, proyecto })).sprint;
