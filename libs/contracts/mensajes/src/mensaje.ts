import { fechaSchema, idSchema, personaSchema, versionSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { archivoMensajeSchema, MAX_ARCHIVOS_POR_MENSAJE } from './archivo';
import { tipoChatSchema } from './chat';

export const MAX_CONTENIDO = 4_000;
/** How long people can edit and delete their own messages. */
export const EDITABLE_MS = 15 * 60_000;
const MENSAJES_POR_PAGINA = 50;

const TIPOS_RECEPTOR = ['usuario', 'equipo', 'proyecto'] as const;

/**
 * `chatId` names the chat as the person who receives this copy names it; `receptor` is whom the message was sent to:
 * the person, the team or the project. Everybody sees a chat's messages in the order of `secuencia` (1, 2, 3 …).
 */
export const mensajeSchema = z.object({
  _id: idSchema,
  emisor: personaSchema,
  contenido: z.string(),
  timestamp: fechaSchema,
  /** Everybody else in the chat has read it. */
  leido: z.boolean(),
  tipoChat: tipoChatSchema,
  receptor: idSchema,
  chatId: idSchema,
  secuencia: z.int(),
  /** The id that the sender's client gave it, to find its pending bubble. */
  clienteId: z.string().nullable(),
  respuestaA: z
    .object({ _id: idSchema, emisor: personaSchema, contenido: z.string(), eliminado: z.boolean() })
    .nullable(),
  archivos: z.array(archivoMensajeSchema),
  /** People named with '@'. */
  menciones: z.array(idSchema),
  /** When it was last edited. */
  editado: fechaSchema.nullable(),
  /** Deleted: its text and files are gone, but it keeps its place in the order. */
  eliminado: z.boolean(),
  version: versionSchema,
});
export type Mensaje = z.infer<typeof mensajeSchema>;

const VACIO = 'Escribe un mensaje';

const contenidoSchema = z
  .string({ error: VACIO })
  .trim()
  .max(MAX_CONTENIDO, `El mensaje no puede superar los ${MAX_CONTENIDO} caracteres`);

const contenidoObligatorioSchema = contenidoSchema.min(1, VACIO);

const CLIENTE_ID = 'El identificador del mensaje no es válido';

/** Payload of `enviar_mensaje`. A message with files may have no text. */
export const mensajeCreateSchema = z
  .object({
    contenido: contenidoSchema,
    tipoChat: tipoChatSchema,
    receptor: idSchema,
    tipoReceptor: z.enum(TIPOS_RECEPTOR, { error: 'El tipo de receptor no es válido' }),
    proyecto: idSchema.nullish(),
    clienteId: z.string({ error: CLIENTE_ID }).min(1, CLIENTE_ID).max(64, CLIENTE_ID).nullish(),
    respuestaA: idSchema.nullish(),
    archivos: z
      .array(idSchema, { error: 'Los archivos no son válidos' })
      .max(MAX_ARCHIVOS_POR_MENSAJE, `No puedes adjuntar más de ${MAX_ARCHIVOS_POR_MENSAJE} archivos`)
      .optional(),
  })
  .refine((m) => m.contenido !== '' || (m.archivos?.length ?? 0) > 0, { path: ['contenido'], error: VACIO })
  .refine((m) => m.tipoReceptor === (m.tipoChat === 'directo' ? 'usuario' : m.tipoChat), {
    path: ['tipoReceptor'],
    error: 'El tipo de receptor no corresponde al tipo de chat',
  })
  .refine((m) => !m.proyecto || (m.tipoChat === 'proyecto' && m.proyecto === m.receptor), {
    path: ['proyecto'],
    error: 'El proyecto no corresponde al chat',
  });
export type MensajeCreate = z.infer<typeof mensajeCreateSchema>;

/** PUT /api/mensajes/{id}: only one's own message, for 15 minutes. */
export const mensajeUpdateSchema = z.object({
  contenido: contenidoObligatorioSchema,
  version: versionSchema.optional(),
});
export type MensajeUpdate = z.infer<typeof mensajeUpdateSchema>;

const LIMITE = 'El límite debe estar entre 1 y 200';

/**
 * Without parameters: the last 50 messages. `antes`: those right before a message; `desde`: those right after it (what
 * was missed while offline); `alrededor`: the message and those around it (a link to a message); `q`: the newest ones
 * whose text contains it, and `antes` for earlier pages. Always returned oldest first.
 */
export const mensajesQuerySchema = z
  .object({
    antes: idSchema.optional(),
    desde: idSchema.optional(),
    alrededor: idSchema.optional(),
    q: z
      .string({ error: 'Escribe qué buscar' })
      .trim()
      .min(1, 'Escribe qué buscar')
      .max(100, 'La búsqueda no puede superar los 100 caracteres')
      .optional(),
    limite: z.coerce
      .number({ error: LIMITE })
      .int(LIMITE)
      .min(1, LIMITE)
      .max(200, LIMITE)
      .default(MENSAJES_POR_PAGINA),
  })
  .refine((query) => [query.antes, query.desde, query.alrededor].filter(Boolean).length <= 1, {
    path: ['antes'],
    error: "Usa solo uno de 'antes', 'desde' y 'alrededor'",
  });
export type MensajesQuery = z.infer<typeof mensajesQuerySchema>;
