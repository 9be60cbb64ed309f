import { defineFact, detalleSchema, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';

const propuestaHecho = z.object({
  _id: idSchema,
  /** Who proposes, and with which token. */
  titulo: z.string(),
  proyecto: idSchema,
});

/** A token that may only propose has made the first of its changes in a project; somebody has to decide. */
export const propuestaAbierta = defineFact(
  'proyectos',
  'propuesta',
  'abierta',
  propuestaHecho.extend({ autor: idSchema, equipo: idSchema, nombreProyecto: z.string() }),
);

/** `detalle`: how many changes were taken, refused and in conflict. */
export const propuestaDecidida = defineFact(
  'proyectos',
  'propuesta',
  'decidida',
  propuestaHecho.extend({ detalle: detalleSchema }),
);

export const propuestaDeshecha = defineFact(
  'proyectos',
  'propuesta',
  'deshecha',
  propuestaHecho.extend({ detalle: detalleSchema }),
);
