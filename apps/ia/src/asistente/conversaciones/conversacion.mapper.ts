import type { Conversacion, ConversacionResumen, MensajeAsistente } from '@pmp/contracts/ia';
import type { ConversacionDoc, MensajeDoc } from './conversacion.model';
import type { ConversacionSinMensajes } from './conversaciones.repository';

export const toMensaje = (doc: MensajeDoc): MensajeAsistente => ({
  _id: doc._id.toHexString(),
  autor: doc.autor,
  texto: doc.texto,
  sugerencias: doc.sugerencias,
  propuesta: doc.propuesta,
  motor: doc.motor,
  aviso: doc.aviso,
  // Answers of earlier releases have none.
  consulta: doc.consulta ?? null,
  q: doc.q ?? null,
  timestamp: doc.timestamp.toISOString(),
});

export const toResumen = (doc: ConversacionSinMensajes): ConversacionResumen => ({
  _id: doc._id.toHexString(),
  titulo: doc.titulo,
  createdAt: doc.createdAt.toISOString(),
  updatedAt: doc.updatedAt.toISOString(),
});

export const toConversacion = (doc: ConversacionDoc): Conversacion => ({
  ...toResumen(doc),
  mensajes: doc.mensajes.map(toMensaje),
});
