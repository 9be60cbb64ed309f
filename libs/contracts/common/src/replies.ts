import { z } from 'zod';

/** The body of every error reply. */
export const errorReplySchema = z.object({
  success: z.literal(false),
  message: z.string(),
  codigo: z.string(),
  errores: z.array(z.object({ campo: z.string(), message: z.string() })).optional(),
  requestId: z.string(),
});

export type ErrorReply = z.infer<typeof errorReplySchema>;

/** A success: the named payload beside `success: true`. */
export const replySchema = <T extends z.ZodRawShape>(payload: T) =>
  z.object({ success: z.literal(true), ...payload });

/** A success that has nothing to say. */
export const exitoReplySchema = replySchema({});

/**
 * A list. `siguiente` is the `cursor` of the page after: null on the last one, absent where the list is answered
 * whole.
 */
export const listReplySchema = <T extends z.ZodRawShape>(payload: T) =>
  replySchema({ ...payload, siguiente: z.string().nullable().optional() });

const MAX_LIMITE = 500;
const LIMITE = `El límite debe ser un número entero entre 1 y ${MAX_LIMITE}`;

/** Query of a list; without `limite` the list is answered whole. */
export const paginaQuerySchema = z.object({
  limite: z.coerce.number({ error: LIMITE }).int(LIMITE).min(1, LIMITE).max(MAX_LIMITE, LIMITE).optional(),
  cursor: z.string().max(200).optional(),
});
