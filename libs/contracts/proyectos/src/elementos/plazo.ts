import { erroresComunes, idSchema, replySchema, textOf, versionSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { epicaSchema } from './epica';
import { erroresProyectos } from '../errors';
import { historiaSchema } from './historia';
import { diaDePlazoSchema } from './plazo-dias';

/** What has a place of its own on the timeline; a sprint's days are its own matter, in `sprints`. */
export const TIPOS_CON_PLAZO = ['epica', 'historia'] as const;
export type TipoConPlazo = (typeof TIPOS_CON_PLAZO)[number];

/** An epic goes with all its stories, which may be more than anybody selects one by one. */
export const MAX_PLAZOS = 500;

const plazoNuevoSchema = z.object({
  tipo: z.enum(TIPOS_CON_PLAZO, { error: textOf(erroresComunes.tipoNoValido) }),
  _id: idSchema,
  inicio: diaDePlazoSchema,
  fin: diaDePlazoSchema,
  version: versionSchema.optional(),
});

const SIN_ELEMENTOS = textOf(erroresProyectos.sinElementos);

/** PUT /api/elementos/plazos: new days for several epics and stories of one project, for all of them or for none. */
export const plazosSchema = z.object({
  proyecto: idSchema,
  cambios: z
    .array(plazoNuevoSchema, { error: SIN_ELEMENTOS })
    .min(1, SIN_ELEMENTOS)
    .max(MAX_PLAZOS, textOf(erroresProyectos.demasiadosElementos, { max: MAX_PLAZOS }))
    .refine(
      (cambios) => new Set(cambios.map(({ _id }) => _id)).size === cambios.length,
      textOf(erroresComunes.datosNoValidos),
    ),
});
export type Plazos = z.infer<typeof plazosSchema>;

/** Those that were sent, with their new days. */
export const plazosReplySchema = replySchema({
  epicas: z.array(epicaSchema),
  historias: z.array(historiaSchema),
});
