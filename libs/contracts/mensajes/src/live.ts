import { idSchema, versionSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { chatRefSchema, tipoChatSchema } from './chat';

/** Payload of `marcar_leidos`. `hasta`: a message's id; without it everything is read. */
export const marcarLeidosSchema = chatRefSchema.extend({ hasta: idSchema.nullish() });

/** Socket events to people; a Mensaje, unless said otherwise. All name the chat as their receiver names it. */
export const EVENTO_NUEVO_MENSAJE = 'nuevo_mensaje';
/** To all sockets of the sender. */
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
});
export type MensajeEliminado = z.infer<typeof mensajeEliminadoSchema>;

/**
 * `mensajes_leidos`: to those whose messages were read just now and to the reader's own sockets. `hasta`: the
 * `secuencia` up to which `lector` has read. `leidoHasta`: messages of the receiver up to it have been read by
 * everybody else (`leido`); for the reader itself: equal to `hasta`. Both only grow: of two events keep the greater.
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
 * What goes over a `vivo.chat.<tipo>.<id>` subject as `datos`. `para`: all sockets of these people get it, whether
 * or not they have the chat open; null: the sockets that have it open. `excepto`: a person left out.
 */
export const envioChatSchema = z.object({
  para: z.array(idSchema).nullable(),
  excepto: idSchema.nullable(),
  datos: z.unknown(),
});
export type EnvioChat = z.infer<typeof envioChatSchema>;
