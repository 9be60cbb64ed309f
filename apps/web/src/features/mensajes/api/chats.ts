import type { Chat, ChatRef, ArchivoMensaje, Participante } from '@pmp/contracts/mensajes';
import { rutasMensajes } from '@pmp/contracts/mensajes/rutas';
import { pedir } from '../../../shared/http/pedir';

export const getChats = async (signal: AbortSignal): Promise<Chat[]> =>
  (await pedir(rutasMensajes.listarChats, { signal })).chats;

export interface ChatInfo {
  participantes: Participante[];
  archivos: ArchivoMensaje[];
}

export const getInfo = ({ chatId, tipoChat }: ChatRef, signal: AbortSignal): Promise<ChatInfo> =>
  pedir(rutasMensajes.leerInfo, { params: { chatId, tipo: tipoChat }, signal });
