import type { Informe } from '@pmp/contracts/sprints';
import { http } from '../../../shared/http/http';

export const getInforme = (sprintId: string, signal: AbortSignal): Promise<Informe> =>
  http.get<Informe>(`/api/sprints/${sprintId}/informe`, signal);
