import { paginaQuerySchema, personaSchema, replySchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { archivoMensajeSchema } from './archivo';
import { chatSchema, participanteSchema } from './chat';
import { mensajeSchema } from './mensaje';

chatSchema.register(z.globalRegistry, { id: 'Chat' });
mensajeSchema.register(z.globalRegistry, { id: 'Mensaje' });
archivoMensajeSchema.register(z.globalRegistry, { id: 'Archivo' });

/** GET /api/mensajes/chats */
export const chatsReplySchema = replySchema({ chats: z.array(chatSchema) });

/** GET /api/mensajes/usuarios: everybody without `limite`, else the first by their names. */
export const contactosQuerySchema = paginaQuerySchema.pick({ limite: true });
export const contactosReplySchema = replySchema({ usuarios: z.array(personaSchema) });

/**
 * GET /api/mensajes/{chatId}/{tipo}. `hayAnteriores`, `hayPosteriores`: whether there are more messages before the
 * first and after the last of `mensajes`. `leidoHasta`: the `secuencia` up to which the caller has read; the unread
 * divider goes after it.
 */
export const mensajesReplySchema = replySchema({
  mensajes: z.array(mensajeSchema),
  hayAnteriores: z.boolean(),
  hayPosteriores: z.boolean(),
  leidoHasta: z.int(),
  noLeidos: z.int(),
});
export type MensajesReply = z.infer<typeof mensajesReplySchema>;

/** GET /api/mensajes/{chatId}/{tipo}/info: people by name, and the newest 100 files first. */
export const infoReplySchema = replySchema({
  participantes: z.array(participanteSchema),
  archivos: z.array(archivoMensajeSchema),
});

/** PUT /api/mensajes/{id} */
export const mensajeReplySchema = replySchema({ mensaje: mensajeSchema });

/** POST /api/mensajes/archivos: 201. The uploader then attaches the files by `_id` in `enviar_mensaje`. */
export const archivosReplySchema = replySchema({ archivos: z.array(archivoMensajeSchema) });
