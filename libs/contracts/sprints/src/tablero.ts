import {
  idSchema,
  referenciaSchema,
  textOf,
  textoSchema,
  tituloSchema,
  versionSchema,
} from '@pmp/contracts/common';
import { z } from 'zod';
import { reglaColumnaSchema } from './columna';
import { erroresSprints } from './errors';
import { estadoHistoriaSchema, historiaDeSprintSchema } from './historia';
import { sprintSchema } from './sprint';

export const tableroSchema = z.object({
  _id: idSchema,
  nombre: z.string(),
  descripcion: z.string(),
  proyecto: idSchema,
  version: versionSchema,
});
export type Tablero = z.infer<typeof tableroSchema>;

/** The board that every project has. */
export const TABLERO_PRINCIPAL = 'Tablero Principal';

export const tableroCreateSchema = z.object({
  _id: idSchema.optional(),
  nombre: tituloSchema(textOf(erroresSprints.tableroSinNombre)),
  descripcion: textoSchema.optional(),
  proyecto: referenciaSchema,
});
export type TableroCreate = z.infer<typeof tableroCreateSchema>;

/** Stories in rank order. */
export const columnaSchema = reglaColumnaSchema.extend({ historias: z.array(historiaDeSprintSchema) });
export type Columna = z.infer<typeof columnaSchema>;

/** On a board without sprints a completed story stays this many days after its last change. */
export const DIAS_COMPLETADA_EN_TABLERO = 14;

/** `sinSprint`: a project without a sprint in progress shows its open stories instead of nothing. */
export const tableroQuerySchema = z.object({ sinSprint: z.literal('true').optional() });
export type TableroQuery = z.infer<typeof tableroQuerySchema>;

/** The whole board in one call, its columns from left to right; `sprint` is the one in progress. */
export const tableroReplySchema = z.object({
  success: z.literal(true),
  tablero: tableroSchema,
  columnas: z.array(columnaSchema),
  sprint: sprintSchema
    .pick({
      _id: true,
      numero: true,
      nombre: true,
      fechaInicio: true,
      fechaFin: true,
      estado: true,
      version: true,
    })
    .extend({ objetivo: z.string() })
    .nullable(),
  /** It was asked for without sprints, and none is in progress: these are the project's open stories. */
  sinSprint: z.literal(true).optional(),
});
export type TableroReply = z.infer<typeof tableroReplySchema>;

/**
 * `despuesDe`: the story to place it after; null: first; absent: last in another column, or unmoved in its own.
 * `estado` follows from the column; one that belongs to another column is rejected. `completarTareas`: if the move
 * completes the story, its open tasks are completed with it. `sinSprint`: the board was read without sprints; the
 * sprint that has begun since still decides what is on it.
 */
export const moverHistoriaSchema = z.object({
  columnaDestinoId: idSchema,
  estado: estadoHistoriaSchema.optional(),
  despuesDe: idSchema.nullable().optional(),
  completarTareas: z.boolean().optional(),
  sinSprint: z.boolean().optional(),
});
export type MoverHistoria = z.infer<typeof moverHistoriaSchema>;
