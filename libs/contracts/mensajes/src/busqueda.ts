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

/** One message of the search; `extracto` is the part of its text around what was found. */
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
 * GET /api/mensajes/buscar: messages of the caller's conversations in which every word of `q` begins a word,
 * without regard to accents and capitals; newest first. Words of one or two letters are only found whole.
 */
export const mensajesBusquedaReplySchema = replySchema({ resultados: z.array(mensajeEncontradoSchema) });
