import type { Notificacion, NotificacionesQuery } from '@pmp/contracts/notificaciones';
import { rutasNotificaciones } from '@pmp/contracts/notificaciones/rutas';
import { pedir } from '../../../shared/http/pedir';

/** Those that are put off have a list of their own. */
export type Filtro = Exclude<NotificacionesQuery['filtro'], 'pospuestas'>;

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
  pedir(rutasNotificaciones.listar, {
    query: { filtro, limit: LIMIT, cursor: cursor ?? undefined },
    signal,
  });
