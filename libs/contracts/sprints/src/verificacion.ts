import { idSchema, sentenceShape } from '@pmp/contracts/common';
import { z } from 'zod';
import { estadoHistoriaSchema } from './historia';

export const MOTIVOS = [
  'SPRINT_NO_PENDIENTE',
  'OTRO_SPRINT_EN_PROGRESO',
  'SIN_HISTORIAS',
  'SPRINT_NO_EN_PROGRESO',
  'HISTORIAS_SIN_TERMINAR',
] as const;

/** One reason why a sprint may not start or finish, with what it is about. */
export const motivoSchema = z.object({
  codigo: z.enum(MOTIVOS),
  mensaje: z.string(),
  ...sentenceShape,
  /** OTRO_SPRINT_EN_PROGRESO: the one that is. */
  sprint: z.object({ _id: idSchema, numero: z.int(), nombre: z.string() }).optional(),
  /** HISTORIAS_SIN_TERMINAR: all of them. */
  historias: z
    .array(z.object({ _id: idSchema, titulo: z.string(), estado: estadoHistoriaSchema }))
    .optional(),
});
export type Motivo = z.infer<typeof motivoSchema>;

/** `mensaje` is fit to be shown whole, whatever the answer; without reasons it says that nothing is in the way. */
export const verificacionInicioSchema = z.object({
  success: z.literal(true),
  puedeIniciar: z.boolean(),
  mensaje: z.string(),
  motivos: z.array(motivoSchema),
});
export type VerificacionInicio = z.infer<typeof verificacionInicioSchema>;

export const verificacionFinalizacionSchema = z.object({
  success: z.literal(true),
  puedeFinalizar: z.boolean(),
  mensaje: z.string(),
  motivos: z.array(motivoSchema),
});
export type VerificacionFinalizacion = z.infer<typeof verificacionFinalizacionSchema>;
