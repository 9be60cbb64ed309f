import type { Room } from '@pmp/contracts/common';
import type { ChatRef, TipoChat } from './chat';

/** A conversation's name, the same for everybody in it: `equipo.<id>`, `proyecto.<id>` or `directo.<id>-<id>`. */
export type ChatKey = `${TipoChat}.${string}`;

/** Each person names a direct conversation by the other one's id; this key is the same for both. */
export const chatKeyOf = (usuario: string, { chatId, tipoChat }: ChatRef): ChatKey =>
  tipoChat === 'directo' ? `directo.${[usuario, chatId].sort().join('-')}` : `${tipoChat}.${chatId}`;

export const tipoOfKey = (key: ChatKey): TipoChat => key.slice(0, key.indexOf('.')) as TipoChat;

/** The conversation as this person names it; null if it is a direct one between two others. */
export function chatRefOf(key: ChatKey, usuario: string): ChatRef | null {
  const tipoChat = tipoOfKey(key);
  const id = key.slice(tipoChat.length + 1);
  if (tipoChat !== 'directo') return { chatId: id, tipoChat };
  const personas = id.split('-');
  if (!personas.includes(usuario)) return null;
  return { chatId: personas.find((persona) => persona !== usuario) ?? usuario, tipoChat };
}

/** The room of the sockets that have the conversation open. */
export const roomOfChat = (key: ChatKey): Room => `chat.${key}` as Room;
