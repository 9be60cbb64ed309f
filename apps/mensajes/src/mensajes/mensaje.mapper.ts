import type { Persona } from '@pmp/contracts/common';
import type { ArchivoMensaje, ChatRef, Mensaje } from '@pmp/contracts/mensajes';
import { marcasOf } from '@pmp/platform';
import type { AdjuntoDoc, MensajeDoc } from './mensaje.model';
import { resumenOf } from './texto.rules';

export const toArchivo = (doc: AdjuntoDoc, subidoPor: Persona | null): ArchivoMensaje => ({
  _id: doc._id.toHexString(),
  nombre: doc.nombre,
  tipo: doc.tipo,
  tamano: doc.tamano,
  subidoPor,
  fecha: doc.fecha.toISOString(),
  url: `/api/mensajes/archivos/${doc._id.toHexString()}`,
});

/** What is shown to a reader besides the message. */
export interface MensajeContext {
  personaOf: (id: string) => Persona;
  citado: MensajeDoc | null;
  leido: boolean;
}

/**
 * `ref`: the conversation as the reader names it. In a direct one, the receiver is whoever did not send the message.
 */
export const toMensaje = (
  doc: MensajeDoc,
  ref: ChatRef,
  lector: string,
  contexto: MensajeContext,
): Mensaje => {
  const { personaOf, citado, leido } = contexto;
  const emisor = personaOf(doc.emisor);
  return {
    _id: doc._id.toHexString(),
    emisor,
    contenido: doc.contenido,
    timestamp: doc.timestamp.toISOString(),
    leido,
    tipoChat: ref.tipoChat,
    receptor: ref.tipoChat === 'directo' && doc.emisor === ref.chatId ? lector : ref.chatId,
    chatId: ref.chatId,
    secuencia: doc.secuencia,
    clienteId: doc.clienteId ?? null,
    respuestaA: citado && {
      _id: citado._id.toHexString(),
      emisor: personaOf(citado.emisor),
      contenido: resumenOf(citado.contenido),
      eliminado: citado.eliminado,
    },
    archivos: doc.archivos.map((archivo) => toArchivo(archivo, emisor)),
    menciones: doc.menciones,
    editado: doc.editado?.toISOString() ?? null,
    eliminado: doc.eliminado,
    eliminadoPor: doc.eliminadoPor ? personaOf(doc.eliminadoPor) : null,
    ...marcasOf(doc, personaOf),
    version: doc.version,
  };
};
