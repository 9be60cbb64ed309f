import type { Chat, ChatRef, Mensaje, MensajesLeidos } from '@pmp/contracts/mensajes';
import { i18next } from '../../../shared/i18n/i18n';

export const refOf = ({ _id, tipo }: Pick<Chat, '_id' | 'tipo'>): ChatRef => ({
  chatId: _id,
  tipoChat: tipo,
});

const isOf =
  ({ chatId, tipoChat }: ChatRef) =>
  (chat: Chat) =>
    chat._id === chatId && chat.tipo === tipoChat;

const change = (chats: Chat[], ref: ChatRef, to: (chat: Chat) => Chat): Chat[] =>
  chats.map((chat) => (isOf(ref)(chat) ? to(chat) : chat));

/** Newest message first; chats without messages come last, by name. */
export const byNewest = (a: Chat, b: Chat): number => {
  const [x, y] = [a.ultimoMensaje?.timestamp ?? '', b.ultimoMensaje?.timestamp ?? ''];
  if (x === y) return a.nombre.localeCompare(b.nombre, i18next.language);
  return x < y ? 1 : -1;
};

/** Undefined: the chat is not in the list, or the list knows too little of it, so it must be refetched. */
export const chatsWithMensaje = (chats: Chat[], mensaje: Mensaje, yo: string): Chat[] | undefined => {
  if (!chats.some(isOf(mensaje))) return undefined;
  const { _id, contenido, timestamp, emisor, eliminado, archivos, secuencia } = mensaje;
  return change(chats, mensaje, (chat) => {
    if (secuencia < chat.secuencia) return chat;
    const leidoHasta = emisor._id === yo ? Math.max(chat.leidoHasta, secuencia) : chat.leidoHasta;
    return {
      ...chat,
      ultimoMensaje: { _id, contenido, timestamp, emisor, eliminado, archivos: archivos.length },
      secuencia,
      leidoHasta,
      noLeidos: Math.max(0, secuencia - leidoHasta),
    };
  }).sort(byNewest);
};

/** The list after a message was deleted, which may be the last of its chat. */
export const chatsWithEliminado = (chats: Chat[], ref: ChatRef & { _id: string }): Chat[] =>
  change(chats, ref, (chat) =>
    chat.ultimoMensaje?._id === ref._id
      ? { ...chat, ultimoMensaje: { ...chat.ultimoMensaje, contenido: '', archivos: 0, eliminado: true } }
      : chat,
  );

export const chatsWithLeidos = (
  chats: Chat[],
  { lector, hasta, ...ref }: MensajesLeidos,
  yo: string,
): Chat[] =>
  lector !== yo
    ? chats
    : change(chats, ref, (chat) => {
        const leidoHasta = Math.max(chat.leidoHasta, hasta);
        return { ...chat, leidoHasta, noLeidos: Math.max(0, chat.secuencia - leidoHasta) };
      });
