import type { Notificacion } from '@pmp/contracts/notificaciones';
import { rutasNotificaciones } from '@pmp/contracts/notificaciones/rutas';
import { pedir } from '../../../shared/http/pedir';

const LAST = 20;

/** The mentions that have not been read. */
export const getMenciones = async (signal: AbortSignal): Promise<Notificacion[]> => {
  const query = { filtro: 'mencion', limit: LAST } as const;
  const { notificaciones } = await pedir(rutasNotificaciones.listar, { query, signal });
  return notificaciones.filter(({ leida }) => !leida);
};
