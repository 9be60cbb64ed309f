import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isOnline } from '../../../shared/vivo/conexion';
import { live } from '../../../shared/vivo/live';
import type { EntidadComun, Pendiente } from '../../../shared/pendientes/pendiente';
import { pendientes } from '../../../shared/pendientes/pendientes';
import { keys } from '../../../shared/queries/keys';
import { session } from '../../../shared/sesion/session';

/** The server may come back without the network ever having gone, and then no `online` event says so. */
const RETRY_MS = 30_000;

/** The lists that what is of a whole project is in. */
const LISTAS: Partial<Record<Pendiente['entidad'], QueryKey>> = {
  etiqueta: ['etiquetas'],
  plantilla: ['plantillas'],
  vista: keys.vistas,
  columnas: ['tableros'],
  definiciones: ['definiciones'],
} satisfies Record<EntidadComun, QueryKey>;

/** Sends the changes made offline as soon as there is a network, then refetches the screens. */
export const usePendientesSender = () => {
  const queryClient = useQueryClient();
  useEffect(() => {
    const reread = ({ path, proyecto, entidad }: Pendiente) => {
      const queryKey = path.startsWith('/api/tableros') ? keys.tablero(proyecto) : LISTAS[entidad];
      return queryKey ? queryClient.invalidateQueries({ queryKey }) : Promise.resolve();
    };
    // Fetched when something waits: most days nothing does.
    const flush = async () => {
      // A file that could not be fetched may never be asked for again by this page.
      if (!isOnline()) return;
      const { flushPendientes } = await import('../../../shared/pendientes/flush');
      await flushPendientes(reread);
    };
    const isWaiting = () => pendientes.all().some(({ estado }) => estado === 'espera');
    const send = () => {
      // Tried again in a while.
      if (isWaiting()) flush().catch(() => undefined);
    };
    const back = async () => {
      if (isWaiting()) await flush().catch(() => undefined);
      await queryClient.invalidateQueries();
    };
    const onOnline = () => void back();
    window.addEventListener('online', onOnline);
    const timer = setInterval(send, RETRY_MS);
    const offs = [live.onConnect(send), session.subscribe(send), pendientes.subscribe(send)];
    send();
    return () => {
      window.removeEventListener('online', onOnline);
      clearInterval(timer);
      offs.forEach((off) => off());
    };
  }, [queryClient]);
};
