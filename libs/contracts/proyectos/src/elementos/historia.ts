import {
  erroresComunes,
  estadoTrabajoSchema,
  historiaLeidaShape,
  idSchema,
  prioridadSchema,
  referenciaSchema,
  textOf,
  textoSchema,
  tituloSchema,
  versionSchema,
} from '@pmp/contracts/common';
import { z } from 'zod';
import { archivosSchema } from './archivo';
import { criteriosSchema } from './criterio';
import { despuesDeSchema } from './epica';
import { erroresProyectos } from '../errors';
import { etiquetasSchema } from './etiqueta';
import { plazoNuevoShape } from './plazo-dias';
import { asignadoSchema } from './tarea';

export const historiaSchema = z.object({ ...historiaLeidaShape, archivos: archivosSchema });
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

/** PUT /api/historias/{id}/sprint; null: out of its own. */
export const historiaSprintSchema = z.object({
  sprint: idSchema.nullable(),
  version: versionSchema.optional(),
});
export type HistoriaSprint = z.infer<typeof historiaSprintSchema>;
