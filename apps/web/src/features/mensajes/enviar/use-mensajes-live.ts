import type { Chat, Mensaje } from '@pmp/contracts/mensajes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { live } from '../../../shared/vivo/live';
import { keys } from '../../../shared/queries/keys';
import { useSession } from '../../../shared/sesion/session';
import { chatsWithEliminado, chatsWithLeidos, chatsWithMensaje } from '../elegir/chat-list';
import { type Conversacion, withEliminado, withLeidos, withMensaje } from '../historial/conversacion';
import { outbox } from './outbox';
import { changeConversacion, conversacionKey } from '../historial/use-conversacion';

/** Applies a message to every query that shows it, and refetches those where that is not possible. */
export const useTakeMensaje = () => {
  const queryClient = useQueryClient();
  const yo = useSession().user._id ?? '';
  return (mensaje: Mensaje) => {
    const queryKey = conversacionKey(mensaje);
    const data = queryClient.getQueryData<Conversacion>(queryKey);
    const after = data && withMensaje(data, mensaje);
    if (after) queryClient.setQueryData(queryKey, after);
    // Even during the first load: the server may have read the list before this message was written.
    else void queryClient.invalidateQueries({ queryKey });

    const chats = queryClient.getQueryData<Chat[]>(keys.chats);
    const list = chats && chatsWithMensaje(chats, mensaje, yo);
    if (list) queryClient.setQueryData(keys.chats, list);
    else void queryClient.invalidateQueries({ queryKey: keys.chats });
  };
};

/** Keeps the list of chats and every loaded conversation up to date. */
export const useMensajesLive = () => {
  const queryClient = useQueryClient();
  const yo = useSession().user._id ?? '';
  const take = useTakeMensaje();
  useEffect(() => {
    const changeChats = (change: (chats: Chat[]) => Chat[]) =>
      queryClient.setQueryData<Chat[]>(keys.chats, (chats) => chats && change(chats));
    const rereadChats = () => void queryClient.invalidateQueries({ queryKey: keys.chats });
    const offs = [
      live.on('nuevo_mensaje', take),
      live.on('mensaje_editado', take),
      live.on('mensaje_enviado', (mensaje) => {
        take(mensaje);
        if (mensaje.clienteId) outbox.settle(mensaje.clienteId);
      }),
      live.on('mensaje_eliminado', (eliminado) => {
        changeConversacion(queryClient, eliminado, (data) => withEliminado(data, eliminado));
        changeChats((chats) => chatsWithEliminado(chats, eliminado));
      }),
      live.on('mensajes_leidos', (leidos) => {
        changeConversacion(queryClient, leidos, (data) => withLeidos(data, leidos, yo));
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
  });
};
