import { defineCommand, fechaSchema, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { comentableSchema } from './conversacion/comentario';

const MAX_SOBRE = 100;

const valorSchema = z.union([z.string(), z.number(), z.null()]);

/**
 * What happened in a project in some days, for whoever answers questions about it: `ia` asks in the name of the person
 * who asked it, and learns nothing that this person may not see. Oldest first; the oldest are left out if there is too
 * much.
 */
export const consultarActividad = defineCommand(
  'proyectos',
  'consultar-actividad',
  z.object({ usuario: idSchema, proyecto: idSchema, desde: z.iso.datetime(), hasta: z.iso.datetime() }),
  z.object({
    cambios: z.array(
      z.object({
        fecha: fechaSchema,
        autor: idSchema.nullable(),
        entidad: z.enum(['epica', 'historia', 'tarea']),
        _id: idSchema,
        titulo: z.string(),
        /** Null: it was created. */
        campo: z.string().nullable(),
        de: valorSchema,
        a: valorSchema,
      }),
    ),
  }),
);

const comentarioSchema = z.object({
  fecha: fechaSchema,
  autor: idSchema.nullable(),
  sobre: z.object({ entidad: comentableSchema, _id: idSchema, titulo: z.string() }),
  texto: z.string(),
});

/** The comments of a project in some days, or those on some of its stories and tasks whenever they were written. */
export const consultarComentarios = defineCommand(
  'proyectos',
  'consultar-comentarios',
  z.object({
    usuario: idSchema,
    proyecto: idSchema,
    desde: z.iso.datetime(),
    hasta: z.iso.datetime(),
    sobre: z.array(idSchema).max(MAX_SOBRE).optional(),
  }),
  z.object({ comentarios: z.array(comentarioSchema) }),
);
