import { fechaSchema, idSchema, personaSchema, textOf } from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresMensajes } from './errors';

export const TIPOS_CHAT = ['directo', 'equipo', 'proyecto'] as const;
export const tipoChatSchema = z.enum(TIPOS_CHAT, { error: textOf(erroresMensajes.tipoDeChat) });
export type TipoChat = z.infer<typeof tipoChatSchema>;

/**
 * Names a conversation from one person's point of view: `chatId` is the other person's id for 'directo', the team's for
 * 'equipo', the project's for 'proyecto'.
 */
export const chatRefSchema = z.object({ chatId: idSchema, tipoChat: tipoChatSchema });
export type ChatRef = z.infer<typeof chatRefSchema>;

/** Path parameters of `/api/mensajes/{chatId}/{tipo}`. */
export const chatParamsSchema = z.object({ chatId: idSchema, tipo: tipoChatSchema });

export const chatSchema = z.object({
  _id: idSchema,
  tipo: tipoChatSchema,
  nombre: z.string(),
  avatar: z.string().nullable(),
  /** `emisor` null: the sender is no longer known. A deleted message has an empty `contenido`. */
  ultimoMensaje: z
    .object({
      _id: idSchema,
      contenido: z.string(),
      timestamp: fechaSchema,
      emisor: personaSchema.nullable(),
      eliminado: z.boolean(),
      archivos: z.int(),
    })
    .nullable(),
  noLeidos: z.int(),
  /** Sequence number of the newest message; 0 in a chat without messages. */
  secuencia: z.int(),
  /** Sequence number of the newest message that the caller has read. */
  leidoHasta: z.int(),
});
export type Chat = z.infer<typeof chatSchema>;

/** A person in a chat; `rol` is the role in the team, null in a direct chat. */
export const participanteSchema = personaSchema.extend({ rol: z.enum(['admin', 'miembro']).nullable() });
export type Participante = z.infer<typeof participanteSchema>;
