import { erroresComunes, idSchema, textOf, withoutRepeatedIds } from '@pmp/contracts/common';
import { z } from 'zod';
import { despuesDeSchema } from './epica';
import { erroresProyectos } from '../errors';

export const MAX_CRITERIOS = 50;
export const MAX_CRITERIO = 500;

const ESCRIBE = textOf(erroresProyectos.criterioVacio);

export const textoCriterioSchema = z
  .string({ error: ESCRIBE })
  .transform((texto) => texto.replaceAll(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(1, ESCRIBE)
      .max(MAX_CRITERIO, textOf(erroresComunes.demasiadoLargo, { max: MAX_CRITERIO })),
  );

const NO_VALIDOS = textOf(erroresProyectos.criteriosNoValidos);

export const criterioNuevoSchema = z.object({
  _id: idSchema.optional(),
  texto: textoCriterioSchema,
  hecho: z.boolean({ error: NO_VALIDOS }).optional(),
});

const nuevosSchema = z
  .array(criterioNuevoSchema, { error: NO_VALIDOS })
  .max(MAX_CRITERIOS, textOf(erroresProyectos.demasiadosCriterios, { max: MAX_CRITERIOS }))
  // One is found by its id among those of its item: of two, nobody could change the second.
  .refine(withoutRepeatedIds, NO_VALIDOS);

/** Those that an item is made with. Afterwards each of them is changed by itself, so that nobody undoes another's tick. */
export const criteriosSchema = nuevosSchema.optional();

/**
 * They go behind this one; null: first, absent: last. One that is there already, by its id, stays as it is. `_id`: of the
 * call; those without an id get one that follows from it, so that it may be repeated.
 */
export const criteriosCreateSchema = z.object({
  _id: idSchema.optional(),
  criterios: nuevosSchema.min(1, ESCRIBE),
  despuesDe: despuesDeSchema,
});
export type CriteriosCreate = z.infer<typeof criteriosCreateSchema>;

export const criterioUpdateSchema = z
  .object({
    texto: textoCriterioSchema.optional(),
    hecho: z.boolean({ error: NO_VALIDOS }).optional(),
    despuesDe: despuesDeSchema,
  })
  .refine(
    (cambios) => Object.values(cambios).some((value) => value !== undefined),
    textOf(erroresProyectos.sinCambios),
  );
export type CriterioUpdate = z.infer<typeof criterioUpdateSchema>;

export const criterioParamSchema = z.object({ id: idSchema, criterioId: idSchema });
