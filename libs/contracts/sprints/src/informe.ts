import { fechaSchema, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';

const puntosSchema = z.number().nonnegative();

/** One calendar day of the sprint; `restante` and `alcance` are null for days to come. */
export const diaDeBurndownSchema = z.object({
  fecha: fechaSchema,
  restante: puntosSchema.nullable(),
  ideal: puntosSchema,
  alcance: puntosSchema.nullable(),
});

export const MOTIVOS_DE_ALCANCE = ['puntos', 'traslado', 'eliminacion', 'restauracion'] as const;

/** Points, from `antes` to `despues`, at an instant after the start. */
export const cambioDeAlcanceSchema = z.object({
  fecha: fechaSchema,
  antes: puntosSchema,
  despues: puntosSchema,
  motivo: z.enum(MOTIVOS_DE_ALCANCE),
});

/** Of one completed sprint: points in it when it started, and points done when it was finished. */
export const velocidadDeSprintSchema = z.object({
  _id: idSchema,
  numero: z.int(),
  nombre: z.string(),
  comprometidos: puntosSchema,
  completados: puntosSchema,
});

export const informeSchema = z.object({
  success: z.literal(true),
  /** Empty before the start. */
  burndown: z.array(diaDeBurndownSchema),
  alcance: z.object({
    /** Points in the sprint when it started (now, before the start). */
    comprometidos: puntosSchema,
    /** Points in it now (at its end, once closed). */
    actual: puntosSchema,
    completados: puntosSchema,
    cambios: z.array(cambioDeAlcanceSchema),
  }),
  /** The project's last completed sprints, oldest first; `media` of their completed points, null without any. */
  velocidad: z.object({ media: puntosSchema.nullable(), sprints: z.array(velocidadDeSprintSchema) }),
});
export type Informe = z.infer<typeof informeSchema>;
