import { fechaSchema, idSchema, personaSchema } from '@pmp/contracts/common';
import { z } from 'zod';

const puntosSchema = z.number().nonnegative();

/** One calendar day of the sprint; `restante` and `alcance` are null for future days. */
export const diaDeBurndownSchema = z.object({
  fecha: fechaSchema,
  restante: puntosSchema.nullable(),
  ideal: puntosSchema,
  alcance: puntosSchema
    .nullable()
    .meta({ description: 'Puntos que contenía al final del día; null: el día no ha llegado' }),
});

export const MOTIVOS_DE_ALCANCE = ['puntos', 'alcance', 'traslado', 'eliminacion', 'restauracion'] as const;
export type MotivoDeAlcance = (typeof MOTIVOS_DE_ALCANCE)[number];

/**
 * The sprint's points went from `antes` to `despues` at that instant, after it had started. `autor`: who added, removed or
 * moved stories; null where another change had that effect.
 */
export const cambioDeAlcanceSchema = z.object({
  fecha: fechaSchema,
  antes: puntosSchema,
  despues: puntosSchema,
  motivo: z.enum(MOTIVOS_DE_ALCANCE),
  autor: personaSchema.nullable(),
});

/** A story as it was then, whatever has become of it since. `clave` is empty where it is not known any more. */
export const historiaDeInformeSchema = z.object({
  _id: idSchema,
  clave: z.string(),
  titulo: z.string(),
  puntos: puntosSchema,
});
export type HistoriaDeInforme = z.infer<typeof historiaDeInformeSchema>;

/**
 * A story came into the sprint after its start (`antes` null), left it (`despues` null) or was estimated anew. `autor`:
 * who did it; null where nobody did, as when a deleted story leaves.
 */
export const cambioDeHistoriaSchema = z.object({
  fecha: fechaSchema,
  autor: personaSchema.nullable(),
  motivo: z.enum(MOTIVOS_DE_ALCANCE),
  historia: historiaDeInformeSchema,
  antes: puntosSchema.nullable(),
  despues: puntosSchema.nullable(),
});
export type CambioDeHistoria = z.infer<typeof cambioDeHistoriaSchema>;

/** A completed sprint: its points when it started, and the points done when it was finished. */
export const velocidadDeSprintSchema = z.object({
  _id: idSchema,
  numero: z.int(),
  nombre: z.string(),
  comprometidos: puntosSchema,
  completados: puntosSchema,
});

export const informeSchema = z.object({
  success: z.literal(true),
  /** Empty until the sprint starts. */
  burndown: z.array(diaDeBurndownSchema),
  alcance: z
    .object({
      /** Points in the sprint when it started; before that, the points it has now. */
      comprometidos: puntosSchema,
      /** Points in it now; once closed, those it had at its end. */
      actual: puntosSchema,
      completados: puntosSchema,
      cambios: z.array(cambioDeAlcanceSchema),
    })
    .meta({ description: 'Los puntos que contiene, y cómo han cambiado' }),
  /** What was finished in it and what was not; once closed, as it was then. `cambios`: oldest first. */
  historias: z.object({
    terminadas: z.array(historiaDeInformeSchema),
    sinTerminar: z.array(historiaDeInformeSchema),
    cambios: z.array(cambioDeHistoriaSchema),
  }),
  /**
   * The project's last completed sprints, oldest first; `media` averages their completed points and is null if there
   * are none.
   */
  velocidad: z.object({ media: puntosSchema.nullable(), sprints: z.array(velocidadDeSprintSchema) }),
});
export type Informe = z.infer<typeof informeSchema>;
