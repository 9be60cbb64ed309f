import { fechaSchema, idSchema, paginaQuerySchema, personaSchema } from '@pmp/contracts/common';
import { z } from 'zod';

export const ACCIONES_HISTORIAL = ['creado', 'actualizado', 'movido'] as const;
export type AccionHistorial = (typeof ACCIONES_HISTORIAL)[number];

const valorSchema = z.union([z.string(), z.number(), z.null()]);
export type ValorHistorial = z.infer<typeof valorSchema>;

/**
 * One field that somebody changed. People, epics and stories appear with the name they had at the time, dates as ISO
 * texts, files by name. `movido` with campo 'orden' is a new rank, which has no values to show.
 */
export const cambioHistorialSchema = z.object({
  _id: idSchema,
  fecha: fechaSchema,
  autor: personaSchema.nullable(),
  /** Who proposed it, with a token that may only propose; absent: nobody did. */
  propone: personaSchema.nullable().optional(),
  accion: z.enum(ACCIONES_HISTORIAL),
  /** The field's name in the entity; null for `creado`. */
  campo: z.string().nullable(),
  de: valorSchema,
  a: valorSchema,
});
export type CambioHistorial = z.infer<typeof cambioHistorialSchema>;

/** `campo`: only the changes of this field, besides the creation; of `descripcion`, all that a text has been. */
export const historialQuerySchema = paginaQuerySchema.extend({ campo: z.string().max(60).optional() });
export type HistorialQuery = z.infer<typeof historialQuerySchema>;
