import type { ChatRef, MensajesReply } from '@pmp/contracts/mensajes';
import { rutasMensajes } from '@pmp/contracts/mensajes/rutas';
import { pedir } from '../../../shared/http/pedir';

/** Which part of the conversation to read; none: its end. */
export interface MensajesPart {
  antes?: string;
  desde?: string;
  alrededor?: string;
  q?: string;
  limite?: string;
}

export const getMensajes = (
  { chatId, tipoChat }: ChatRef,
  part: MensajesPart = {},
  signal?: AbortSignal,
): Promise<MensajesReply> =>
  pedir(rutasMensajes.listar, { params: { chatId, tipo: tipoChat }, query: part, signal });
