import { z } from 'zod';
import { idSchema } from './ids';

/** One thing that must hold for an item to be done, as the item shows it. */
export const criterioSchema = z.object({ _id: idSchema, texto: z.string(), hecho: z.boolean() });
export type Criterio = z.infer<typeof criterioSchema>;

/** How many of them hold, where the texts themselves are not shown. */
export const avanceCriteriosSchema = z.object({ hechos: z.int(), total: z.int() });
export type AvanceCriterios = z.infer<typeof avanceCriteriosSchema>;

export const avanceDeCriterios = (criterios: readonly { hecho: boolean }[]): AvanceCriterios => ({
  hechos: criterios.filter(({ hecho }) => hecho).length,
  total: criterios.length,
});
