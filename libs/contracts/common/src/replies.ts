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

/** Query of a list; without `limite` the list is answered whole. */
export const paginaQuerySchema = z.object({
  limite: z.coerce.number().int().min(1).max(500).optional(),
  cursor: z.string().max(200).optional(),
});
