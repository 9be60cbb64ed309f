import {
  COLORES_ETIQUETA,
  etiquetaDeElementoSchema,
  idSchema,
  replySchema,
  textOf,
  tituloSchema,
  versionSchema,
} from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresProyectos } from '../errors';

export const MAX_ETIQUETAS_POR_PROYECTO = 100;
export const MAX_ETIQUETAS_POR_ELEMENTO = 20;
const MAX_NOMBRE = 40;

export const colorEtiquetaSchema = z.enum(COLORES_ETIQUETA, {
  error: textOf(erroresProyectos.colorNoValido),
});

export const etiquetaSchema = etiquetaDeElementoSchema.extend({
  /** Its place among the labels of its project, which come in this order. */
  orden: z.number(),
  proyecto: idSchema,
  version: versionSchema,
});
export type Etiqueta = z.infer<typeof etiquetaSchema>;

const nombreSchema = tituloSchema(textOf(erroresProyectos.etiquetaSinNombre)).pipe(
  z.string().max(MAX_NOMBRE, textOf(erroresProyectos.etiquetaLarga, { max: MAX_NOMBRE })),
);
const ordenSchema = z
  .number({ error: textOf(erroresProyectos.ordenNoValido) })
  .int(textOf(erroresProyectos.ordenNoValido))
  .min(0, textOf(erroresProyectos.ordenNoValido))
  .max(1_000_000, textOf(erroresProyectos.ordenNoValido));

/** Without a place it goes last. */
export const etiquetaCreateSchema = z.object({
  _id: idSchema.optional(),
  nombre: nombreSchema,
  color: colorEtiquetaSchema.optional(),
  orden: ordenSchema.optional(),
});
export type EtiquetaCreate = z.infer<typeof etiquetaCreateSchema>;

export const etiquetaUpdateSchema = z.object({
  nombre: nombreSchema.optional(),
  color: colorEtiquetaSchema.optional(),
  orden: ordenSchema.optional(),
  version: versionSchema.optional(),
});
export type EtiquetaUpdate = z.infer<typeof etiquetaUpdateSchema>;

const idsSchema = z
  .array(idSchema, { error: textOf(erroresProyectos.etiquetasNoValidas) })
  .max(
    MAX_ETIQUETAS_POR_ELEMENTO,
    textOf(erroresProyectos.demasiadasEtiquetas, { max: MAX_ETIQUETAS_POR_ELEMENTO }),
  )
  .transform((ids) => [...new Set(ids)]);

/** The labels that an item gets instead of those that it has. */
export const etiquetasSchema = idsSchema.optional();

/** Of many items at once: what each of them has besides stays. */
export const etiquetasLoteSchema = z
  .object({ poner: idsSchema.optional(), quitar: idsSchema.optional() })
  .optional();

export const etiquetaReplySchema = replySchema({ etiqueta: etiquetaSchema });
export const etiquetasReplySchema = replySchema({
  /** Those of the project, with how many stories and tasks have each. */
  etiquetas: z.array(etiquetaSchema.extend({ elementos: z.number() })),
});
