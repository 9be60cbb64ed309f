import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { live } from '../../../shared/vivo/live';
import { flushPendientes } from '../../../shared/pendientes/flush';
import type { Pendiente } from '../../../shared/pendientes/pendiente';
import { pendientes } from '../../../shared/pendientes/pendientes';
import { keys } from '../../../shared/queries/keys';
import { session } from '../../../shared/sesion/session';

/** The server may come back without the network ever having gone, and then no `online` event says so. */
const RETRY_MS = 30_000;

/** Sends the changes made offline as soon as there is a network, then refetches the screens. */
export const usePendientesSender = () => {
  const queryClient = useQueryClient();
  useEffect(() => {
    const reread = ({ path, proyecto }: Pendiente) =>
      path.startsWith('/api/tableros')
        ? queryClient.invalidateQueries({ queryKey: keys.tablero(proyecto) })
        : Promise.resolve();
    const isWaiting = () => pendientes.all().some(({ estado }) => estado === 'espera');
    const send = () => {
      if (isWaiting()) void flushPendientes(reread);
    };
    const back = async () => {
      if (isWaiting()) await flushPendientes(reread);
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
