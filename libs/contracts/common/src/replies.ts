import { z } from 'zod';
import { erroresComunes } from './errores/common-errors';
import { CODIGO_OF_KIND } from './errores/errors';
import { textOf } from './schema-text';

export const parametrosSchema = z
  .record(z.string(), z.union([z.string(), z.number(), z.array(z.string()).readonly()]))
  .meta({ description: 'Lo que cambia dentro de la frase' });

/** What a sentence is translated by, wherever the server says one. */
export const sentenceShape = {
  motivo: z.string().meta({
    description: 'Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce',
  }),
  parametros: parametrosSchema.optional(),
};

/** The body of every error reply. */
export const errorReplySchema = z.object({
  success: z.literal(false),
  message: z.string().meta({ description: 'La frase, en español' }),
  codigo: z.string().meta({
    description: `La clase de error: ${Object.values(CODIGO_OF_KIND).join(', ')}`,
  }),
  ...sentenceShape,
  errores: z.array(z.object({ campo: z.string(), message: z.string(), ...sentenceShape })).optional(),
  error: z.string().optional().meta({ description: 'Solo en OAuth: el error con la palabra del protocolo' }),
  error_description: z.string().optional(),
  requestId: z.string(),
});

export type ErrorReply = z.infer<typeof errorReplySchema>;

/** A success: the named payload beside `success: true`. */
export const replySchema = <T extends z.ZodRawShape>(payload: T) =>
  z.object({ success: z.literal(true), ...payload });

/** A success without a payload. */
export const exitoReplySchema = replySchema({});

/**
 * A list. `siguiente` is the `cursor` of the next page: null on the last page, absent when the whole list was returned.
 */
export const listReplySchema = <T extends z.ZodRawShape>(payload: T) =>
  replySchema({ ...payload, siguiente: z.string().nullable().optional() });

const MAX_LIMITE = 500;
const LIMITE = textOf(erroresComunes.limiteNoEntero, { max: MAX_LIMITE });

/** Query of a list; without `limite` the whole list is returned. */
export const paginaQuerySchema = z.object({
  limite: z.coerce.number({ error: LIMITE }).int(LIMITE).min(1, LIMITE).max(MAX_LIMITE, LIMITE).optional(),
  cursor: z.string().max(200).optional(),
});
