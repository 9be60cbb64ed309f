import { erroresComunes, fechaSchema, idSchema, personaSchema, textOf } from '@pmp/contracts/common';
import { z } from 'zod';
import { comentableSchema } from '../conversacion/comentario';

/** One search result; `proyecto` is the project it belongs to (itself, if it is a project). */
export const resultadoSchema = z.object({
  tipo: z.enum(['proyecto', 'epica', 'historia', 'tarea']),
  _id: idSchema,
  titulo: z.string(),
  /** The key of an epic, a story or a task; a server of the version before does not send it. */
  clave: z.string().optional(),
  /** The criterion that matches, where the title does not. */
  criterio: z.string().optional(),
  proyecto: idSchema,
});
export type Resultado = z.infer<typeof resultadoSchema>;

/** A comment that matches: the text around the match, and the story or task it belongs to. */
export const comentarioEncontradoSchema = z.object({
  _id: idSchema,
  extracto: z.string(),
  autor: personaSchema.nullable(),
  createdAt: fechaSchema,
  sobre: z.object({ entidad: comentableSchema, _id: idSchema, titulo: z.string() }),
  proyecto: idSchema,
});
export type ComentarioEncontrado = z.infer<typeof comentarioEncontradoSchema>;

/** A sprint whose name contains the text. */
export const sprintEncontradoSchema = z.object({ _id: idSchema, nombre: z.string(), proyecto: idSchema });
export type SprintEncontrado = z.infer<typeof sprintEncontradoSchema>;

const MAX_BUSQUEDA = 100;
const BUSQUEDA = textOf(erroresComunes.busquedaVacia);

export const busquedaQuerySchema = z.object({
  q: z
    .string({ error: BUSQUEDA })
    .trim()
    .min(1, BUSQUEDA)
    .max(MAX_BUSQUEDA, textOf(erroresComunes.demasiadoLargo, { max: MAX_BUSQUEDA })),
});
