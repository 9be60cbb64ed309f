import type { Chat, Mensaje } from '@pmp/contracts/mensajes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { live } from '../../../shared/vivo/live';
import { keys } from '../../../shared/queries/keys';
import { useSession } from '../../../shared/sesion/session';
import { chatsWithEliminado, chatsWithLeidos, chatsWithMensaje } from '../elegir/chat-list';
import { take, takeEliminado, takeLeidos } from '../historial/mensajes';
import { readHasta } from '../historial/use-conversacion';
import { takeHeredados } from './heredados';
import { porEnviar } from './por-enviar';

/** Keeps the list of chats and every message that is known up to date. */
export const useMensajesLive = () => {
  const queryClient = useQueryClient();
  const yo = useSession().user._id ?? '';
  useEffect(takeHeredados, [yo]);
  useEffect(() => {
    const rereadChats = () => void queryClient.invalidateQueries({ queryKey: keys.chats });
    const changeChats = (change: (chats: Chat[]) => Chat[]) =>
      queryClient.setQueryData<Chat[]>(keys.chats, (chats) => chats && change(chats));
    const takeOne = (mensaje: Mensaje) => {
      take([mensaje]);
      const chats = queryClient.getQueryData<Chat[]>(keys.chats);
      const list = chats && chatsWithMensaje(chats, mensaje, yo);
      if (list) queryClient.setQueryData(keys.chats, list);
      else rereadChats();
    };
    const offs = [
      live.on('nuevo_mensaje', takeOne),
      live.on('mensaje_editado', takeOne),
      live.on('mensaje_enviado', (mensaje) => {
        takeOne(mensaje);
        if (mensaje.clienteId) porEnviar.settle(mensaje.clienteId);
      }),
      live.on('mensaje_eliminado', (eliminado) => {
        takeEliminado(eliminado);
        changeChats((chats) => chatsWithEliminado(chats, eliminado));
      }),
      live.on('mensajes_leidos', (leidos) => {
        if (leidos.lector === yo) readHasta(queryClient, leidos, leidos.hasta);
        else takeLeidos(leidos, yo);
        changeChats((chats) => chatsWithLeidos(chats, leidos, yo));
      }),
      live.on('nueva_notificacion', ({ tipo }) => {
        if (tipo === 'equipo' || tipo === 'proyecto') rereadChats();
      }),
      live.on('acceso_perdido', () => {
        rereadChats();
        void queryClient.invalidateQueries({ queryKey: ['mensajes', 'chat'] });
      }),
    ];
    return () => offs.forEach((off) => off());
  }, [queryClient, yo]);
};
