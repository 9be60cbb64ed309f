import type { Chat, ChatRef, ArchivoMensaje, Participante } from '@pmp/contracts/mensajes';
import { http } from '../../../shared/http/http';

export const getChats = async (signal: AbortSignal): Promise<Chat[]> =>
  (await http.get<{ chats: Chat[] }>('/api/mensajes/chats', signal)).chats;

export interface ChatInfo {
  participantes: Participante[];
  archivos: ArchivoMensaje[];
}

export const getInfo = ({ chatId, tipoChat }: ChatRef, signal: AbortSignal): Promise<ChatInfo> =>
  http.get(`/api/mensajes/${chatId}/${tipoChat}/info`, signal);
