import type { Notificacion } from '@pmp/contracts/notificaciones';
import { http } from '../../../shared/http/http';

const LAST = 20;

/** The mentions that have not been read. */
export const getMenciones = async (signal: AbortSignal): Promise<Notificacion[]> => {
  const path = `/api/notificaciones?filtro=mencion&limit=${LAST}`;
  const { notificaciones } = await http.get<{ notificaciones: Notificacion[] }>(path, signal);
  return notificaciones.filter(({ leida }) => !leida);
};
