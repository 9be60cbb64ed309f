import { idSchema, personaSchema, versionSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { chatRefSchema, tipoChatSchema } from './chat';

/** Payload of `marcar_leidos`. `hasta`: id of the last message read; without it, everything. */
export const marcarLeidosSchema = chatRefSchema.extend({ hasta: idSchema.nullish() });

/**
 * Socket events sent to people; the payload is a Mensaje unless noted. Each receiver gets the chat named as they name
 * it.
 */
export const EVENTO_NUEVO_MENSAJE = 'nuevo_mensaje';
/** Sent to all sockets of the sender. */
export const EVENTO_MENSAJE_ENVIADO = 'mensaje_enviado';
export const EVENTO_MENSAJE_EDITADO = 'mensaje_editado';
export const EVENTO_MENSAJE_ELIMINADO = 'mensaje_eliminado';
export const EVENTO_MENSAJES_LEIDOS = 'mensajes_leidos';
export const EVENTO_ESCRIBIENDO = 'usuario_escribiendo';
export const EVENTO_DEJO_ESCRIBIR = 'usuario_dejo_escribir';

/** `mensaje_eliminado` */
export const mensajeEliminadoSchema = z.object({
  _id: idSchema,
  chatId: idSchema,
  tipoChat: tipoChatSchema,
  secuencia: z.int(),
  version: versionSchema,
  /** Who administers the team and deleted it; null if its sender did. */
  eliminadoPor: personaSchema.nullish(),
});
export type MensajeEliminado = z.infer<typeof mensajeEliminadoSchema>;

/**
 * `mensajes_leidos`: sent to the authors of the messages just read and to the reader's own sockets. `hasta`: the
 * `secuencia` up to which `lector` has read. `leidoHasta`: the receiver's messages up to it have been read by everybody
 * else (`leido`); for the reader it equals `hasta`. Both only grow, so of two events keep the greater value.
 */
export const mensajesLeidosSchema = z.object({
  chatId: idSchema,
  tipoChat: tipoChatSchema,
  lector: idSchema,
  hasta: z.int(),
  leidoHasta: z.int(),
});
export type MensajesLeidos = z.infer<typeof mensajesLeidosSchema>;

/** `usuario_escribiendo` (with `nombre`) and `usuario_dejo_escribir`. */
export const escribiendoSchema = z.object({
  userId: idSchema,
  nombre: z.string().optional(),
  chatId: idSchema,
  tipoChat: tipoChatSchema,
});
export type Escribiendo = z.infer<typeof escribiendoSchema>;

/**
 * The `datos` of a `vivo.chat.<tipo>.<id>` subject. `para`: send to all sockets of these people, whether or not they
 * have the chat open; null: send to the sockets that have it open. `excepto`: a person to leave out.
 */
export const envioChatSchema = z.object({
  para: z.array(idSchema).nullable(),
  excepto: idSchema.nullable(),
  datos: z.unknown(),
});
export type EnvioChat = z.infer<typeof envioChatSchema>;
