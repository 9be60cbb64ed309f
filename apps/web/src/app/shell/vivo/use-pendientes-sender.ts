import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isOnline } from '../../../shared/vivo/conexion';
import { live } from '../../../shared/vivo/live';
import { type EntidadComun, isMensaje, type Pendiente } from '../../../shared/pendientes/pendiente';
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
      const { flushPendientes } = await import('../../../shared/pendientes/flush');
      await flushPendientes(reread);
    };
    const flushMensajes = async () => {
      const { enviarMensajes } = await import('../../../features/mensajes/enviar/enviar-mensajes');
      await enviarMensajes();
    };
    /** What fails is tried again in a while. */
    const send = async () => {
      const waiting = pendientes.all().filter(({ estado }) => estado === 'espera');
      // A file that could not be fetched may never be asked for again by this page.
      if (!isOnline() || waiting.length === 0) return;
      if (waiting.some(isMensaje)) flushMensajes().catch(() => undefined);
      if (!waiting.every(isMensaje)) await flush().catch(() => undefined);
    };
    const back = async () => {
      await send();
      await queryClient.invalidateQueries();
    };
    const onOnline = () => void back();
    window.addEventListener('online', onOnline);
    const start = () => void send();
    const timer = setInterval(start, RETRY_MS);
    const offs = [live.onConnect(start), session.subscribe(start), pendientes.subscribe(start)];
    start();
    return () => {
      window.removeEventListener('online', onOnline);
      clearInterval(timer);
      offs.forEach((off) => off());
    };
  }, [queryClient]);
};
