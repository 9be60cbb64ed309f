import { z } from 'zod';
import { idSchema } from './ids';

/**
 * What a personal token may be used for; each includes the one before. `proponer`: what it writes waits until a person
 * takes it.
 */
export const ALCANCES = ['leer', 'proponer', 'escribir', 'administrar'] as const;
export const alcanceSchema = z.enum(ALCANCES);
export type Alcance = z.infer<typeof alcanceSchema>;

/** How every personal token begins. */
export const PREFIJO_TOKEN = 'pmp_';

/** What facts and the audit trail say of the token that something was done with. */
export const tokenCitadoSchema = z.object({ _id: idSchema, nombre: z.string() });
export type TokenCitado = z.infer<typeof tokenCitadoSchema>;

/** A personal token, as far as it limits what its owner may do. */
export const tokenDeAccesoSchema = tokenCitadoSchema.extend({
  alcance: alcanceSchema,
  /** null: wherever its owner may. */
  proyectos: z.array(idSchema).nullable(),
});
export type TokenDeAcceso = z.infer<typeof tokenDeAccesoSchema>;
