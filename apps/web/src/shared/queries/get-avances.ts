import type { AvancesReply } from '@pmp/contracts/proyectos';
import { http } from '../http/http';

export const getAvances = (proyectoId: string, signal: AbortSignal): Promise<AvancesReply> =>
  http.get<AvancesReply>(`/api/tareas/proyecto/${proyectoId}/avance`, signal);
