import { defineFact, detalleSchema, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { comentableSchema } from './comentario';

/** `titulo`: the title of the story or task commented on. */
const comentarioHecho = z.object({
  _id: idSchema,
  titulo: z.string(),
  proyecto: idSchema,
  sobre: z.object({ entidad: comentableSchema, _id: idSchema }),
  detalle: detalleSchema,
});

/**
 * `asignado`: the person assigned to the task commented on, or the story's owner. People named in it are announced by `mencionEnComentario`.
 * `extracto`: the beginning of the text. `detalle` leaves the text out, as the audit trail only keeps texts that can no
 * longer be read elsewhere.
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

/** Only when the comment itself is deleted, not when it goes with its story or task. */
export const comentarioEliminado = defineFact('proyectos', 'comentario', 'eliminado', comentarioHecho);

/** Only when the comment itself is restored. The people it names were already notified when it was written. */
export const comentarioRestaurado = defineFact('proyectos', 'comentario', 'restaurado', comentarioHecho);

/** '@nombre' in a comment: one fact per person named, none for its author. `extracto`: the text around the name. */
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

/** Somebody named in the description of an item: one fact per person whom it did not name before, none for its author. */
export const mencionEnDescripcion = defineFact(
  'proyectos',
  'mencion',
  'en-descripcion',
  z.object({
    sobre: z.object({ entidad: z.enum(['epica', 'historia', 'tarea']), _id: idSchema, titulo: z.string() }),
    proyecto: idSchema,
    autor: z.object({ _id: idSchema, nombre: z.string() }),
    persona: idSchema,
    extracto: z.string(),
  }),
);
