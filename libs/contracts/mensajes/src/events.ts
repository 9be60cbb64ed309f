import { defineFact, detalleSchema, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { chatRefSchema, tipoChatSchema } from './chat';

/**
 * '@nombre' in a message: one fact per person named, never for the sender. `chat` is named as that person names it,
 * so `accion` can be `/mensajes?chat=<chatId>&tipo=<tipoChat>&mensaje=<mensaje>`; `nombreChat` is null in a direct
 * chat. `extracto`: the text around the name.
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

/** One batch of a deleted chat's messages is gone and others may remain; only `mensajes` itself reacts. */
export const limpiezaChatPendiente = defineFact(
  'mensajes',
  'chat',
  'limpieza-pendiente',
  z.object({ tipo: z.enum(['equipo', 'proyecto']), _id: idSchema }),
);

/**
 * `chat`: the conversation's one name for everybody; `proyecto` where it is a project's. Of a direct conversation
 * it is told that something happened, never what was said nor what its files are called.
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
