import { z } from 'zod';

const valorHechoSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type ValorHecho = z.infer<typeof valorHechoSchema>;

/** One field that changed: `de` is null where it was empty before, `a` where it is empty now. Dates are ISO texts. */
export const cambioHechoSchema = z.object({
  campo: z.string(),
  de: valorHechoSchema,
  a: valorHechoSchema,
});
export type CambioHecho = z.infer<typeof cambioHechoSchema>;

/** The old and new values that the audit trail shows; absent in facts published before the trail existed. */
export const detalleSchema = z.array(cambioHechoSchema).optional();
