import { defineFact, detalleSchema, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { comentableSchema } from './comentario';

/** `titulo`: of what it is about. */
const comentarioHecho = z.object({
  _id: idSchema,
  titulo: z.string(),
  proyecto: idSchema,
  sobre: z.object({ entidad: comentableSchema, _id: idSchema }),
  detalle: detalleSchema,
});

/**
 * `asignado`: who has the task it is about. `menciones` are told by `mencionEnComentario`. `extracto`: how the text
 * begins; `detalle` has nothing of it, as the trail keeps only what is no longer to be read.
 */
export const comentarioCreado = defineFact(
  'proyectos',
  'comentario',
  'creado',
  comentarioHecho.extend({
    asignado: idSchema.nullable(),
    menciones: z.array(idSchema),
    extracto: z.string(),
  }),
);

export const comentarioActualizado = defineFact('proyectos', 'comentario', 'actualizado', comentarioHecho);

/** By itself, not with what it was about. */
export const comentarioEliminado = defineFact('proyectos', 'comentario', 'eliminado', comentarioHecho);

/** By itself. Whom it names has been told before. */
export const comentarioRestaurado = defineFact('proyectos', 'comentario', 'restaurado', comentarioHecho);

/** '@nombre' in a comment: one fact per person named, never for its author. `extracto`: the text around the name. */
export const mencionEnComentario = defineFact(
  'proyectos',
  'mencion',
  'hecha',
  z.object({
    comentario: idSchema,
    sobre: z.object({ entidad: comentableSchema, _id: idSchema, titulo: z.string() }),
    proyecto: idSchema,
    autor: z.object({ _id: idSchema, nombre: z.string() }),
    persona: idSchema,
    extracto: z.string(),
  }),
);
