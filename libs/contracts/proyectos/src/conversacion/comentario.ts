import {
  erroresComunes,
  fechaSchema,
  idSchema,
  marcasShape,
  paginaQuerySchema,
  personaSchema,
  textOf,
  versionSchema,
} from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresProyectos } from '../errors';

/** What can be commented on. */
export const COMENTABLES = ['historia', 'tarea'] as const;
export const comentableSchema = z.enum(COMENTABLES);
export type Comentable = z.infer<typeof comentableSchema>;

export const MAX_COMENTARIO = 5_000;

export const comentarioSchema = z.object({
  _id: idSchema,
  texto: z.string(),
  autor: personaSchema.nullable(),
  /** The people it names with '@'. */
  menciones: z.array(idSchema),
  sobre: z.object({ entidad: comentableSchema, _id: idSchema }),
  proyecto: idSchema,
  createdAt: fechaSchema,
  /** When its text last changed; null if it never has. */
  editado: fechaSchema.nullable(),
  ...marcasShape,
  version: versionSchema,
});
export type Comentario = z.infer<typeof comentarioSchema>;

const ESCRIBE = textOf(erroresProyectos.comentarioVacio);

const textoComentarioSchema = z
  .string({ error: ESCRIBE })
  .trim()
  .min(1, ESCRIBE)
  .max(MAX_COMENTARIO, textOf(erroresComunes.demasiadoLargo, { max: MAX_COMENTARIO }));

export const comentarioCreateSchema = z.object({ _id: idSchema.optional(), texto: textoComentarioSchema });
export type ComentarioCreate = z.infer<typeof comentarioCreateSchema>;

export const comentarioUpdateSchema = z.object({
  texto: textoComentarioSchema.optional(),
  version: versionSchema.optional(),
});
export type ComentarioUpdate = z.infer<typeof comentarioUpdateSchema>;

/** Oldest first; with `recientes`, newest first, to read a long conversation from its end. */
export const comentariosQuerySchema = paginaQuerySchema.extend({
  orden: z.enum(['antiguos', 'recientes'], { error: textOf(erroresProyectos.ordenNoValido) }).optional(),
});
export type ComentariosQuery = z.infer<typeof comentariosQuerySchema>;
