import type { Room } from '@pmp/contracts/common';
import type { ChatRef, TipoChat } from './chat';

/** One name of a conversation for everybody: `equipo.<id>`, `proyecto.<id>` or `directo.<id>-<id>`. */
export type ChatKey = `${TipoChat}.${string}`;

/** The same for both people of a direct conversation, each of whom names it by the other. */
export const chatKeyOf = (usuario: string, { chatId, tipoChat }: ChatRef): ChatKey =>
  tipoChat === 'directo' ? `directo.${[usuario, chatId].sort().join('-')}` : `${tipoChat}.${chatId}`;

export const tipoOfKey = (key: ChatKey): TipoChat => key.slice(0, key.indexOf('.')) as TipoChat;

/** The conversation as this person names it; null when it is a direct one between others. */
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
