import {
  diaOpcionalSchema,
  idSchema,
  prioridadSchema,
  referenciaSchema,
  textOf,
} from '@pmp/contracts/common';
import { z } from 'zod';
import { estadoTrabajoSchema } from './epica';
import { erroresProyectos } from '../errors';
import { etiquetasLoteSchema } from './etiqueta';
import { plazoNuevoShape } from './plazo-dias';
import { completarTareasSchema, puntosSchema } from './historia';
import { asignadoSchema, estadoTareaSchema } from './tarea';

export const MAX_LOTE = 200;

const SIN_ELEMENTOS = textOf(erroresProyectos.sinElementos);

const idsSchema = z
  .array(idSchema, { error: SIN_ELEMENTOS })
  .min(1, SIN_ELEMENTOS)
  .max(MAX_LOTE, textOf(erroresProyectos.demasiadosElementos, { max: MAX_LOTE }))
  .transform((ids) => [...new Set(ids)]);

const cambiosSchema = <T extends z.ZodRawShape>(shape: T) =>
  z
    .object(shape)
    .refine(
      (cambios) => Object.values(cambios).some((value) => value !== undefined),
      textOf(erroresProyectos.sinCambios),
    );

/** One change to many stories: applied to all of them or to none. */
export const historiasLoteSchema = z.object({
  ids: idsSchema,
  cambios: cambiosSchema({
    estado: estadoTrabajoSchema.optional(),
    prioridad: prioridadSchema.optional(),
    puntos: puntosSchema.optional(),
    ...plazoNuevoShape,
    epicaId: referenciaSchema.optional(),
    responsable: asignadoSchema.optional(),
    etiquetas: etiquetasLoteSchema,
  }),
  completarTareas: completarTareasSchema,
});
export type HistoriasLote = z.infer<typeof historiasLoteSchema>;

/** One change to many tasks: applied to all of them or to none. */
export const tareasLoteSchema = z.object({
  ids: idsSchema,
  cambios: cambiosSchema({
    estado: estadoTareaSchema.optional(),
    prioridad: prioridadSchema.optional(),
    asignado: asignadoSchema.optional(),
    fechaLimite: diaOpcionalSchema.optional(),
    historiaId: referenciaSchema.optional(),
    etiquetas: etiquetasLoteSchema,
  }),
});
export type TareasLote = z.infer<typeof tareasLoteSchema>;
