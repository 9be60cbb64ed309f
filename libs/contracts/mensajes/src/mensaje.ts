import {
  erroresComunes,
  fechaSchema,
  idSchema,
  marcasShape,
  personaSchema,
  textOf,
  versionSchema,
} from '@pmp/contracts/common';
import { z } from 'zod';
import { archivoMensajeSchema, MAX_ARCHIVOS_POR_MENSAJE } from './archivo';
import { tipoChatSchema } from './chat';
import { erroresMensajes } from './errors';

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
  /** Who administers the team and deleted it; absent or null if its sender did, or nobody. */
  eliminadoPor: personaSchema.nullish(),
  ...marcasShape,
  version: versionSchema,
});
export type Mensaje = z.infer<typeof mensajeSchema>;

const VACIO = textOf(erroresComunes.mensajeVacio);

const contenidoSchema = z
  .string({ error: VACIO })
  .trim()
  .max(MAX_CONTENIDO, textOf(erroresComunes.mensajeLargo, { max: MAX_CONTENIDO }));

const contenidoObligatorioSchema = contenidoSchema.min(1, VACIO);

const CLIENTE_ID = textOf(erroresMensajes.clienteIdNoValido);

/** Payload of `enviar_mensaje`. A message with files may have no text. */
export const mensajeCreateSchema = z
  .object({
    contenido: contenidoSchema,
    tipoChat: tipoChatSchema,
    receptor: idSchema,
    tipoReceptor: z.enum(TIPOS_RECEPTOR, { error: textOf(erroresMensajes.tipoDeReceptor) }),
    proyecto: idSchema.nullish(),
    clienteId: z.string({ error: CLIENTE_ID }).min(1, CLIENTE_ID).max(64, CLIENTE_ID).nullish(),
    respuestaA: idSchema.nullish(),
    archivos: z
      .array(idSchema, { error: textOf(erroresMensajes.archivosNoValidos) })
      .max(
        MAX_ARCHIVOS_POR_MENSAJE,
        textOf(erroresMensajes.demasiadosAdjuntos, { max: MAX_ARCHIVOS_POR_MENSAJE }),
      )
      .optional(),
  })
  .refine((m) => m.contenido !== '' || (m.archivos?.length ?? 0) > 0, { path: ['contenido'], error: VACIO })
  .refine((m) => m.tipoReceptor === (m.tipoChat === 'directo' ? 'usuario' : m.tipoChat), {
    path: ['tipoReceptor'],
    error: textOf(erroresMensajes.receptorDeOtroTipo),
  })
  .refine((m) => !m.proyecto || (m.tipoChat === 'proyecto' && m.proyecto === m.receptor), {
    path: ['proyecto'],
    error: textOf(erroresMensajes.proyectoDeOtroChat),
  });
export type MensajeCreate = z.infer<typeof mensajeCreateSchema>;

/** PUT /api/mensajes/{id}: only one's own message, for 15 minutes. */
export const mensajeUpdateSchema = z.object({
  contenido: contenidoObligatorioSchema,
  version: versionSchema.optional(),
});
export type MensajeUpdate = z.infer<typeof mensajeUpdateSchema>;

const MAX_PAGINA = 200;
const LIMITE = textOf(erroresComunes.limiteNoValido, { max: MAX_PAGINA });
const MAX_BUSQUEDA = 100;
const BUSQUEDA = textOf(erroresMensajes.sinBusqueda);

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
      .string({ error: BUSQUEDA })
      .trim()
      .min(1, BUSQUEDA)
      .max(MAX_BUSQUEDA, textOf(erroresComunes.busquedaLarga, { max: MAX_BUSQUEDA }))
      .optional(),
    limite: z.coerce
      .number({ error: LIMITE })
      .int(LIMITE)
      .min(1, LIMITE)
      .max(MAX_PAGINA, LIMITE)
      .default(MENSAJES_POR_PAGINA),
  })
  .refine((query) => [query.antes, query.desde, query.alrededor].filter(Boolean).length <= 1, {
    path: ['antes'],
    error: textOf(erroresMensajes.variosPuntosDePartida),
  });
export type MensajesQuery = z.infer<typeof mensajesQuerySchema>;
