import { defineFact, defineState, detalleSchema, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { enlazableSchema, tipoEnlaceSchema } from './enlace';

const puntaSchema = z.object({ tipo: enlazableSchema, _id: idSchema, proyecto: idSchema });

/** Ends that are deleted and may return are still here: whoever reads it has to know which of them exist. */
export const enlaceEstado = defineState(
  'proyectos',
  'enlace',
  z.object({ tipo: tipoEnlaceSchema, origen: puntaSchema, destino: puntaSchema }),
);

/** `titulo` names both ends by their keys; `proyecto` is that of the origin. */
const enlaceHecho = z.object({
  _id: idSchema,
  tipo: tipoEnlaceSchema,
  titulo: z.string(),
  proyecto: idSchema,
  detalle: detalleSchema,
});

export const enlaceCreado = defineFact('proyectos', 'enlace', 'creado', enlaceHecho);

/** Only when somebody removes it, not when it goes with one of its ends. */
export const enlaceEliminado = defineFact('proyectos', 'enlace', 'eliminado', enlaceHecho);

export const enlaceRestaurado = defineFact('proyectos', 'enlace', 'restaurado', enlaceHecho);

/**
 * What these items hold up, or what holds them up, is no longer as it was counted: one was completed, reopened, deleted
 * or restored. Only `proyectos` itself reacts.
 */
export const bloqueosPorContar = defineFact(
  'proyectos',
  'enlace',
  'bloqueos-por-contar',
  z.object({ elementos: z.array(idSchema) }),
);

/** `responsable`: who is to do what waits or waited. */
const esperaHecho = z.object({
  _id: idSchema,
  entidad: enlazableSchema,
  titulo: z.string(),
  proyecto: idSchema,
  responsable: idSchema.nullable(),
});

/** It waited for nothing, and now for something that is not completed. Not of what an import or a template brings. */
export const elementoBloqueado = defineFact('proyectos', 'elemento', 'bloqueado', esperaHecho);

/** The last thing that it waited for is completed or gone, or holds it up no more. */
export const elementoDesbloqueado = defineFact('proyectos', 'elemento', 'desbloqueado', esperaHecho);
