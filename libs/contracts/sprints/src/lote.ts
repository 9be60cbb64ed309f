import { referenciaSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { MAX_HISTORIAS_SPRINT } from './sprint';

const ELIGE = 'Elige al menos una historia';

/**
 * PUT /sprints/lote: moves these stories into one pending sprint, out of any pending ones they are in; all of them or
 * none. `destino` null: take them out without a new sprint.
 */
export const sprintLoteSchema = z.object({
  proyecto: referenciaSchema,
  historias: z
    .array(referenciaSchema, { error: ELIGE })
    .min(1, ELIGE)
    .max(MAX_HISTORIAS_SPRINT, `Un sprint no puede superar las ${MAX_HISTORIAS_SPRINT} historias`)
    .transform((historias) => [...new Set(historias)]),
  destino: z.union([z.null(), referenciaSchema], { error: 'Elige el sprint de destino' }),
});
export type SprintLote = z.infer<typeof sprintLoteSchema>;
