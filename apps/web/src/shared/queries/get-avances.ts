import type { AvancesReply } from '@pmp/contracts/proyectos';
import { http } from '../http/http';

/** `historias`: only of these. */
export const getAvances = (
  proyectoId: string,
  signal: AbortSignal,
  historias?: readonly string[],
): Promise<AvancesReply> => {
  const some = historias ? `?historias=${historias.join(',')}` : '';
  return http.get<AvancesReply>(`/api/tareas/proyecto/${proyectoId}/avance${some}`, signal);
};
