import { z } from 'zod';

const valorHechoSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type ValorHecho = z.infer<typeof valorHechoSchema>;

/** One field that changed: `de` null where it had no value, `a` null where it has none any more. Dates as ISO texts. */
export const cambioHechoSchema = z.object({
  campo: z.string(),
  de: valorHechoSchema,
  a: valorHechoSchema,
});
export type CambioHecho = z.infer<typeof cambioHechoSchema>;

/** From what to what, for the audit trail; absent in facts sent before there was one. */
export const detalleSchema = z.array(cambioHechoSchema).optional();
