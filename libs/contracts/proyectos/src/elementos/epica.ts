import {
  erroresComunes,
  ESTADOS_TRABAJO,
  type EstadoTrabajo,
  estadoTrabajoSchema,
  fechaSchema,
  idSchema,
  plazoShape,
  prioridadSchema,
  textOf,
  textoSchema,
  tituloSchema,
  versionSchema,
} from '@pmp/contracts/common';
import { z } from 'zod';
import { archivosSchema } from './archivo';
import { plazoNuevoShape } from './plazo-dias';

export { ESTADOS_TRABAJO, estadoTrabajoSchema, type EstadoTrabajo };

export const epicaSchema = z.object({
  _id: idSchema,
  /** `TIENDA-42`; empty in what the version before has just made, until this one gives it a key. */
  clave: z.string(),
  titulo: z.string(),
  descripcion: z.string(),
  prioridad: prioridadSchema,
  estado: estadoTrabajoSchema,
  ...plazoShape,
  archivos: archivosSchema,
  /** Rank within its project: compared as text, byte by byte. */
  orden: z.string(),
  proyecto: idSchema,
  createdAt: fechaSchema,
  updatedAt: fechaSchema,
  version: versionSchema,
});
export type Epica = z.infer<typeof epicaSchema>;

/** The sibling after which the item goes; null: first. */
export const despuesDeSchema = idSchema.nullable().optional();

const epicaShape = {
  titulo: tituloSchema(textOf(erroresComunes.sinTitulo)),
  descripcion: textoSchema.optional(),
  prioridad: prioridadSchema.optional(),
  estado: estadoTrabajoSchema.optional(),
  ...plazoNuevoShape,
};

export const epicaCreateSchema = z.object({ ...epicaShape, _id: idSchema.optional(), proyecto: idSchema });
export type EpicaCreate = z.infer<typeof epicaCreateSchema>;

export const epicaUpdateSchema = z
  .object(epicaShape)
  .partial()
  .extend({ version: versionSchema.optional(), despuesDe: despuesDeSchema });
export type EpicaUpdate = z.infer<typeof epicaUpdateSchema>;
