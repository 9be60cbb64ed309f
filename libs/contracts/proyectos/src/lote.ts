import { idSchema, prioridadSchema, referenciaSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { estadoTrabajoSchema } from './epica';
import { asignadoSchema, estadoTareaSchema } from './tarea';

export const MAX_LOTE = 200;

const idsSchema = z
  .array(idSchema, { error: 'Elige al menos un elemento' })
  .min(1, 'Elige al menos un elemento')
  .max(MAX_LOTE, `No se pueden cambiar más de ${MAX_LOTE} elementos a la vez`)
  .transform((ids) => [...new Set(ids)]);

const cambiosSchema = <T extends z.ZodRawShape>(shape: T) =>
  z
    .object(shape)
    .refine(
      (cambios) => Object.values(cambios).some((value) => value !== undefined),
      'No hay nada que cambiar',
    );

/** One change to many stories: applied to all of them or to none. */
export const historiasLoteSchema = z.object({
  ids: idsSchema,
  cambios: cambiosSchema({
    estado: estadoTrabajoSchema.optional(),
    prioridad: prioridadSchema.optional(),
    epicaId: referenciaSchema.optional(),
  }),
});
export type HistoriasLote = z.infer<typeof historiasLoteSchema>;

/** One change to many tasks: applied to all of them or to none. */
export const tareasLoteSchema = z.object({
  ids: idsSchema,
  cambios: cambiosSchema({
    estado: estadoTareaSchema.optional(),
    prioridad: prioridadSchema.optional(),
    asignado: asignadoSchema.optional(),
  }),
});
export type TareasLote = z.infer<typeof tareasLoteSchema>;
