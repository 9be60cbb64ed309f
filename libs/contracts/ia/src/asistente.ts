import { erroresComunes, fechaSchema, idSchema, replySchema, textOf } from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresAsistente } from './asistente-errors';
import { propuestaAsistenteSchema } from './asistente-propuesta';

const MAX_MENSAJE_ASISTENTE = 4_000;

const VACIO = textOf(erroresComunes.mensajeVacio);

const ZONA_NO_VALIDA = textOf(erroresAsistente.zonaNoValida);

/** POST /ia/mensaje and /ia/mensaje/flujo. */
export const mensajeAsistenteBodySchema = z.object({
  mensaje: z
    .string({ error: VACIO })
    .trim()
    .min(1, VACIO)
    .max(MAX_MENSAJE_ASISTENTE, textOf(erroresComunes.mensajeLargo, { max: MAX_MENSAJE_ASISTENTE })),
  /** Absent: starts a new conversation. */
  conversacionId: idSchema.nullable().optional(),
  /** The project open on the person's screen, used for questions that name no project. */
  proyecto: idSchema.nullable().optional(),
  /** The person's time zone (IANA), which decides what day `hoy` is; absent or unknown: the installation's. */
  zona: z.string({ error: ZONA_NO_VALIDA }).max(100, ZONA_NO_VALIDA).optional(),
  /** The language of the person's screen, in which the answer is written unless the question is clearly in another; absent: Spanish. */
  idioma: z.enum(['es', 'en', 'fr', 'de'], { error: textOf(erroresAsistente.idiomaNoValido) }).optional(),
});
export type MensajeAsistenteBody = z.infer<typeof mensajeAsistenteBodySchema>;

/** `reglas` is the engine without a model; other values name the provider. */
export const MOTOR_REGLAS = 'reglas';

export const mensajeAsistenteSchema = z.object({
  _id: idSchema,
  autor: z.enum(['persona', 'asistente']).meta({ description: 'Quién lo dice' }),
  /**
   * Plain text in lines: a line that begins with `- ` or `1. ` is a list item, `[text](/path)` is a link within the web
   * app, `**text**` is bold. There is no other markup; `readRespuesta` parses it.
   */
  texto: z.string(),
  /** Questions the person may want to ask next. */
  sugerencias: z.array(z.string()),
  propuesta: propuestaAsistenteSchema.nullable(),
  /** What was looked up for it, in words: 'Tareas · Tienda · sin asignar'; null if nothing was. */
  consulta: z.string().nullable().default(null),
  /** The same in the language of queries, where it can be said in it: `?q=` of the API and of the views. */
  q: z.string().nullable().default(null),
  /** Which engine wrote it; null for the person's own messages. */
  motor: z.string().nullable(),
  /** Why the rules answered although a model is configured, or that the answer was stopped. */
  aviso: z.string().nullable(),
  timestamp: fechaSchema,
});
export type MensajeAsistente = z.infer<typeof mensajeAsistenteSchema>;

export const respuestaAsistenteSchema = z.object({
  success: z.literal(true),
  /** The same text as `mensaje.texto`. */
  respuesta: z.string(),
  conversacionId: idSchema,
  mensaje: mensajeAsistenteSchema,
});
export type RespuestaAsistente = z.infer<typeof respuestaAsistenteSchema>;

export const conversacionResumenSchema = z.object({
  _id: idSchema,
  titulo: z.string(),
  createdAt: fechaSchema,
  updatedAt: fechaSchema,
});
export type ConversacionResumen = z.infer<typeof conversacionResumenSchema>;

/** GET /ia/conversaciones: newest first. */
export const conversacionesSchema = z.object({
  success: z.literal(true),
  conversaciones: z.array(conversacionResumenSchema),
});

/** GET /ia/conversaciones/:id: `mensajes` oldest first. */
export const conversacionSchema = conversacionResumenSchema.extend({
  mensajes: z.array(mensajeAsistenteSchema),
});
export type Conversacion = z.infer<typeof conversacionSchema>;

export const conversacionReplySchema = replySchema({ conversacion: conversacionSchema });

/** GET /ia/verificar. */
export const verificarSchema = z.object({
  success: z.literal(true),
  /** False: a provider is configured but does not answer, so the rules answer instead. */
  conectada: z.boolean(),
  /** MOTOR_REGLAS if no provider is configured. */
  proveedor: z.string(),
  modelo: z.string().nullable(),
  /** Which engine would answer a message sent now. */
  motor: z.string(),
  mensaje: z.string(),
});
export type Verificar = z.infer<typeof verificarSchema>;

export const ERROR_CONFIGURACION_IA =
  'Error en la configuración de IA. Verifica que la API Key esté configurada.';
