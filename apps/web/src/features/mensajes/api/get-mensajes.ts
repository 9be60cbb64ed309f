import type { ChatRef, MensajesReply } from '@pmp/contracts/mensajes';
import { http } from '../../../shared/http/http';

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
): Promise<MensajesReply> => {
  const query = new URLSearchParams(Object.entries(part)).toString();
  return http.get(`/api/mensajes/${chatId}/${tipoChat}${query && `?${query}`}`, signal);
};
