import type { Notificacion, NotificacionesQuery } from '@pmp/contracts/notificaciones';
import { http } from '../../../shared/http/http';

export type Filtro = NotificacionesQuery['filtro'];

export interface Pagina {
  notificaciones: Notificacion[];
  noLeidas: number;
  /** The cursor of the next page. */
  siguiente: string | null;
}

const LIMIT = 50;

export const getNotificaciones = (
  filtro: Filtro,
  cursor: string | null,
  signal: AbortSignal,
): Promise<Pagina> =>
  http.get(
    `/api/notificaciones?filtro=${filtro}&limit=${LIMIT}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
    signal,
  );
