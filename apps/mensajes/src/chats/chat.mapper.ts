import type { Persona } from '@pmp/contracts/common';
import type { Chat, ChatRef } from '@pmp/contracts/mensajes';
import type { MensajeDoc } from '../mensajes/mensaje.model';
import { resumenOf } from '../mensajes/texto.rules';
import type { ChatDoc, UltimoDoc } from './chat.model';

export const ultimoOf = (mensaje: MensajeDoc): UltimoDoc => ({
  _id: mensaje._id,
  contenido: resumenOf(mensaje.contenido),
  timestamp: mensaje.timestamp,
  emisor: mensaje.emisor,
  eliminado: mensaje.eliminado,
  archivos: mensaje.archivos.length,
});

/** Where the web app opens a conversation at one of its messages. */
export const enlaceOf = ({ chatId, tipoChat }: ChatRef, mensaje: string): string =>
  `/mensajes?chat=${chatId}&tipo=${tipoChat}&mensaje=${mensaje}`;

/** A conversation as the list names it. */
export type ChatHeader = Pick<Chat, '_id' | 'tipo' | 'nombre' | 'avatar'>;

/** `doc` is absent while nobody has written in the conversation. */
export const toChat = (
  header: ChatHeader,
  doc: ChatDoc | undefined,
  leidoHasta: number,
  personaOf: (id: string) => Persona,
): Chat => {
  const secuencia = doc?.secuencia ?? 0;
  return {
    ...header,
    ultimoMensaje: doc
      ? {
          _id: doc.ultimo._id.toHexString(),
          contenido: doc.ultimo.contenido,
          timestamp: doc.ultimo.timestamp.toISOString(),
          emisor: personaOf(doc.ultimo.emisor),
          eliminado: doc.ultimo.eliminado,
          archivos: doc.ultimo.archivos,
        }
      : null,
    noLeidos: Math.max(0, secuencia - leidoHasta),
    secuencia,
    leidoHasta,
  };
};
