import type { ChatRef, MensajesReply } from '@pmp/contracts/mensajes';
import { http } from '../../../shared/http';

/** Which part of a conversation; none: its end. */
export interface Tramo {
  antes?: string;
  desde?: string;
  alrededor?: string;
  q?: string;
  limite?: string;
}

export const getMensajes = (
  { chatId, tipoChat }: ChatRef,
  tramo: Tramo = {},
  signal?: AbortSignal,
): Promise<MensajesReply> => {
  const query = new URLSearchParams(Object.entries(tramo)).toString();
  return http.get(`/api/mensajes/${chatId}/${tipoChat}${query && `?${query}`}`, signal);
};
