import {
  avanceCriteriosSchema,
  criterioSchema,
  erroresComunes,
  etiquetaDeElementoSchema,
  fechaSchema,
  idSchema,
  personaSchema,
  prioridadSchema,
  referenciaSchema,
  textOf,
  textoSchema,
  tituloSchema,
  versionSchema,
} from '@pmp/contracts/common';
import { z } from 'zod';
import { criteriosSchema } from './criterio';
import { despuesDeSchema, estadoTrabajoSchema } from './epica';
import { erroresProyectos } from '../errors';
import { etiquetasSchema } from './etiqueta';
import { plazoNuevoShape, plazoShape } from './plazo-dias';
import { asignadoSchema } from './tarea';

export const historiaSchema = z.object({
  _id: idSchema,
  /** `TIENDA-42`; empty in what the version before has just made, until this one gives it a key. */
  clave: z.string(),
  titulo: z.string(),
  comoUsuario: z.string(),
  quiero: z.string(),
  para: z.string(),
  descripcion: z.string(),
  prioridad: prioridadSchema,
  estado: estadoTrabajoSchema,
  puntos: z.number(),
  ...plazoShape,
  /** Who answers for it; the people of its tasks may be others. */
  responsable: personaSchema.nullable(),
  /** A server of the version before does not send them, nor does a sprint's board. */
  etiquetas: z.array(etiquetaDeElementoSchema).optional(),
  /** In the order that people put them in; absent where `etiquetas` are. */
  criterios: z.array(criterioSchema).optional(),
  /** Absent in what a server of the version before sends. */
  avanceCriterios: avanceCriteriosSchema.optional(),
  /**
   * How many stories and tasks it waits for: those that block it and are not completed. A server of the version before
   * does not send it.
   */
  bloqueadaPor: z.int().nonnegative().optional(),
  /** The board column it was put in, where its state alone does not tell. Columns are of `sprints`: here it is only kept. */
  columna: idSchema.nullable().optional(),
  /** Rank within its project: compared as text, byte by byte. */
  orden: z.string(),
  epicaId: z.object({ _id: idSchema, titulo: z.string() }),
  sprintId: z.object({ _id: idSchema, nombre: z.string() }).nullable(),
  proyecto: idSchema,
  createdAt: fechaSchema,
  updatedAt: fechaSchema,
  version: versionSchema,
});
export type Historia = z.infer<typeof historiaSchema>;

const MAX_PUNTOS = 1000;
const PUNTOS = textOf(erroresProyectos.puntosNoValidos, { max: MAX_PUNTOS });

export const puntosSchema = z.union(
  [
    z.union([z.literal(''), z.null()]).transform(() => 0),
    z.number({ error: PUNTOS }).min(0, PUNTOS).max(MAX_PUNTOS, PUNTOS),
  ],
  { error: PUNTOS },
);

const historiaShape = {
  titulo: tituloSchema(textOf(erroresComunes.sinTitulo)),
  comoUsuario: textoSchema.optional(),
  quiero: textoSchema.optional(),
  para: textoSchema.optional(),
  descripcion: textoSchema.optional(),
  prioridad: prioridadSchema.optional(),
  estado: estadoTrabajoSchema.optional(),
  responsable: asignadoSchema.optional(),
  etiquetas: etiquetasSchema,
  puntos: puntosSchema.optional(),
  ...plazoNuevoShape,
};

export const historiaCreateSchema = z.object({
  ...historiaShape,
  _id: idSchema.optional(),
  criterios: criteriosSchema,
  proyecto: idSchema,
  epicaId: referenciaSchema,
});
export type HistoriaCreate = z.infer<typeof historiaCreateSchema>;

/** A story that becomes completed takes its open tasks with it; otherwise they stay as they are. */
export const completarTareasSchema = z.boolean().optional();

export const historiaUpdateSchema = z
  .object({ ...historiaShape, epicaId: referenciaSchema })
  .partial()
  .extend({
    version: versionSchema.optional(),
    despuesDe: despuesDeSchema,
    completarTareas: completarTareasSchema,
  });
export type HistoriaUpdate = z.infer<typeof historiaUpdateSchema>;
