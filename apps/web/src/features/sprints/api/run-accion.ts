import type { Sprint } from '@pmp/contracts/sprints';
import { http } from '../../../shared/http/http';

export type AccionSprint = 'iniciar' | 'finalizar' | 'cancelar';

export const runAccion = async (id: string, accion: AccionSprint): Promise<Sprint> =>
  (await http.post<{ sprint: Sprint }>(`/api/sprints/${id}/${accion}`, {})).sprint;
