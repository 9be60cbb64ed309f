import { referenciaSchema, textOf } from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresSprints } from './errors';
import { MAX_HISTORIAS_SPRINT } from './sprint';

const ELIGE = textOf(erroresSprints.sinHistoriasElegidas);

/**
 * PUT /sprints/lote: moves these stories into one pending sprint, out of any pending ones they are in; all of them or
 * none. `destino` null: take them out without a new sprint. `alcance`: the sprint in progress may give and take too, and
 * its report shows it as a change of scope.
 */
export const sprintLoteSchema = z.object({
  proyecto: referenciaSchema,
  historias: z
    .array(referenciaSchema, { error: ELIGE })
    .min(1, ELIGE)
    .max(MAX_HISTORIAS_SPRINT, textOf(erroresSprints.demasiadasHistorias, { max: MAX_HISTORIAS_SPRINT }))
    .transform((historias) => [...new Set(historias)]),
  destino: z.union([z.null(), referenciaSchema], { error: textOf(erroresSprints.sinDestino) }),
  alcance: z
    .boolean()
    .optional()
    .meta({ description: 'Si vale también para el sprint en progreso, cuyo alcance cambia' }),
});
export type SprintLote = z.infer<typeof sprintLoteSchema>;
