import {
  erroresComunes,
  fechaSchema,
  idSchema,
  personaSchema,
  replySchema,
  textOf,
} from '@pmp/contracts/common';
import { z } from 'zod';
import { chatSchema } from './chat';

const BUSQUEDA = textOf(erroresComunes.busquedaVacia);
const MAX_BUSQUEDA = 100;
const MAX_RESULTADOS = 50;
const LIMITE = textOf(erroresComunes.limiteNoValido, { max: MAX_RESULTADOS });

/** Query of GET /api/mensajes/buscar. */
export const mensajesBusquedaQuerySchema = z.object({
  q: z
    .string({ error: BUSQUEDA })
    .trim()
    .min(1, BUSQUEDA)
    .max(MAX_BUSQUEDA, textOf(erroresComunes.busquedaLarga, { max: MAX_BUSQUEDA })),
  limite: z.coerce
    .number({ error: LIMITE })
    .int(LIMITE)
    .min(1, LIMITE)
    .max(MAX_RESULTADOS, LIMITE)
    .default(20),
});
export type MensajesBusquedaQuery = z.infer<typeof mensajesBusquedaQuerySchema>;

/** One message found; `extracto` is the part of its text around the match. */
export const mensajeEncontradoSchema = z.object({
  _id: idSchema,
  emisor: personaSchema,
  extracto: z.string(),
  timestamp: fechaSchema,
  chat: chatSchema.pick({ _id: true, tipo: true, nombre: true, avatar: true }),
  /** A path of the web app that opens the conversation at this message. */
  enlace: z.string(),
});
export type MensajeEncontrado = z.infer<typeof mensajeEncontradoSchema>;

/**
 * GET /api/mensajes/buscar: messages of the caller's conversations, newest first. Every word of `q` must match the
 * beginning of a word, ignoring accents and case; words of one or two letters must match a whole word.
 */
export const mensajesBusquedaReplySchema = replySchema({ resultados: z.array(mensajeEncontradoSchema) });
