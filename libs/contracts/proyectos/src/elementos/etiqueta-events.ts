import { defineFact, defineState, detalleSchema, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { etiquetaSchema } from './etiqueta';

/** A label of a project; what has it keeps its id. */
export const etiquetaEstado = defineState(
  'proyectos',
  'etiqueta',
  etiquetaSchema.omit({ _id: true, version: true }),
);

const etiquetaHecho = z.object({
  _id: idSchema,
  nombre: z.string(),
  proyecto: idSchema,
  detalle: detalleSchema,
});

export const etiquetaCreada = defineFact('proyectos', 'etiqueta', 'creada', etiquetaHecho);

export const etiquetaActualizada = defineFact('proyectos', 'etiqueta', 'actualizada', etiquetaHecho);

/** What had it shows it no more. */
export const etiquetaEliminada = defineFact('proyectos', 'etiqueta', 'eliminada', etiquetaHecho);

/** Back on all that had it. */
export const etiquetaRestaurada = defineFact('proyectos', 'etiqueta', 'restaurada', etiquetaHecho);
