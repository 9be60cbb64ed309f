import { defineFact, detalleSchema, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';

/** Only of what others see too: nobody but its owner is to learn of a private view. */
const vistaHecho = z.object({
  _id: idSchema,
  nombre: z.string(),
  equipo: idSchema.nullable(),
  proyecto: idSchema.nullable(),
  detalle: detalleSchema,
});

export const vistaCreada = defineFact('proyectos', 'vista', 'creada', vistaHecho);
export const vistaActualizada = defineFact('proyectos', 'vista', 'actualizada', vistaHecho);
export const vistaEliminada = defineFact('proyectos', 'vista', 'eliminada', vistaHecho);
export const vistaRestaurada = defineFact('proyectos', 'vista', 'restaurada', vistaHecho);
