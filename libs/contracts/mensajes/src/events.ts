import { defineFact, detalleSchema, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { chatRefSchema, tipoChatSchema } from './chat';

/**
 * '@nombre' in a message: one fact per person named, none for the sender. `chat` is named from that person's point of
 * view, so `accion` can be `/mensajes?chat=<chatId>&tipo=<tipoChat>&mensaje=<mensaje>`; `nombreChat` is null in a
 * direct chat. `extracto`: the text around the name.
 */
export const mencionHecha = defineFact(
  'mensajes',
  'mencion',
  'hecha',
  z.object({
    mensaje: idSchema,
    chat: chatRefSchema,
    nombreChat: z.string().nullable(),
    emisor: z.object({ _id: idSchema, nombre: z.string() }),
    persona: idSchema,
    extracto: z.string(),
  }),
);

/** A batch of a deleted chat's messages has been removed and others may remain; only `mensajes` itself reacts. */
export const limpiezaChatPendiente = defineFact(
  'mensajes',
  'chat',
  'limpieza-pendiente',
  z.object({ tipo: z.enum(['equipo', 'proyecto']), _id: idSchema }),
);

/**
 * `chat`: the conversation's name for everybody; `proyecto` only if it is a project's. For direct conversations the
 * fact says that something happened, never the text nor the names of the files.
 */
const mensajeHecho = z.object({
  _id: idSchema,
  tipoChat: tipoChatSchema,
  chat: z.string(),
  proyecto: idSchema.optional(),
  detalle: detalleSchema,
});

export const mensajeEnviado = defineFact('mensajes', 'mensaje', 'enviado', mensajeHecho);
export const mensajeEditado = defineFact('mensajes', 'mensaje', 'editado', mensajeHecho);
export const mensajeEliminado = defineFact('mensajes', 'mensaje', 'eliminado', mensajeHecho);
