import type { Sprint } from '@pmp/contracts/sprints';
import { http } from '../../../shared/http/http';

/** The form's values. */
export interface SprintValues {
  nombre: string;
  objetivo: string;
  fechaInicio: string;
  fechaFin: string;
  historiasSeleccionadas: string[];
}

/** The form chooses `_id`, so that a repeated call never creates a second sprint. */
export const createSprint = async (_id: string, proyecto: string, values: SprintValues): Promise<Sprint> =>
  (await http.post<{ sprint: Sprint }>('/api/sprints', { ...values, _id, proyecto })).sprint;
