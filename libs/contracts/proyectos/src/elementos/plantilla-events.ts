import { defineFact, detalleSchema, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';

const plantillaHecho = z.object({
  _id: idSchema,
  nombre: z.string(),
  proyecto: idSchema,
  detalle: detalleSchema,
});

export const plantillaCreada = defineFact('proyectos', 'plantilla', 'creada', plantillaHecho);

export const plantillaActualizada = defineFact('proyectos', 'plantilla', 'actualizada', plantillaHecho);

export const plantillaEliminada = defineFact('proyectos', 'plantilla', 'eliminada', plantillaHecho);

export const plantillaRestaurada = defineFact('proyectos', 'plantilla', 'restaurada', plantillaHecho);
