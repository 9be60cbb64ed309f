import { idSchema, sentenceShape } from '@pmp/contracts/common';
import { z } from 'zod';
import { puntoDefinicionSchema } from './definicion';
import { estadoHistoriaSchema } from './historia';

export const MOTIVOS = [
  'SPRINT_NO_PENDIENTE',
  'OTRO_SPRINT_EN_PROGRESO',
  'SIN_HISTORIAS',
  'SPRINT_NO_EN_PROGRESO',
  'HISTORIAS_SIN_TERMINAR',
  'HISTORIAS_NO_LISTAS',
  'HISTORIAS_NO_HECHAS',
] as const;

/** One reason why a sprint may not start or finish, and what it concerns. */
export const motivoSchema = z.object({
  codigo: z.enum(MOTIVOS),
  mensaje: z.string(),
  ...sentenceShape,
  /** For OTRO_SPRINT_EN_PROGRESO: the sprint in progress. */
  sprint: z.object({ _id: idSchema, numero: z.int(), nombre: z.string() }).optional(),
  /** For HISTORIAS_SIN_TERMINAR: all unfinished stories; for the definitions: those that do not meet them, and in what. */
  historias: z
    .array(
      z.object({
        _id: idSchema,
        titulo: z.string(),
        estado: estadoHistoriaSchema,
        faltan: z.array(puntoDefinicionSchema).optional(),
      }),
    )
    .optional(),
});
export type Motivo = z.infer<typeof motivoSchema>;

/** `mensaje` can be shown as it is in every case; without reasons it says that nothing stands in the way. */
export const verificacionInicioSchema = z.object({
  success: z.literal(true),
  puedeIniciar: z.boolean(),
  mensaje: z.string(),
  motivos: z.array(motivoSchema),
  /** What does not stop it, and is only said; a server of the version before does not send them. */
  avisos: z.array(motivoSchema).optional(),
});
export type VerificacionInicio = z.infer<typeof verificacionInicioSchema>;

export const verificacionFinalizacionSchema = z.object({
  success: z.literal(true),
  puedeFinalizar: z.boolean(),
  mensaje: z.string(),
  motivos: z.array(motivoSchema),
  /** What does not stop it, and is only said; a server of the version before does not send them. */
  avisos: z.array(motivoSchema).optional(),
});
export type VerificacionFinalizacion = z.infer<typeof verificacionFinalizacionSchema>;
