import {
  diaOpcionalSchema,
  avanceCriteriosSchema,
  criterioSchema,
  erroresComunes,
  etiquetaDeElementoSchema,
  fechaSchema,
  idSchema,
  paginaQuerySchema,
  personaSchema,
  prioridadSchema,
  referenciaSchema,
  textOf,
  textoSchema,
  tituloSchema,
  versionSchema,
} from '@pmp/contracts/common';
import { z } from 'zod';
import { archivoSchema } from './archivo';
import { criteriosSchema } from './criterio';
import { despuesDeSchema, ESTADOS_TRABAJO } from './epica';
import { erroresProyectos } from '../errors';
import { etiquetasSchema } from './etiqueta';

export const ESTADOS_TAREA = [...ESTADOS_TRABAJO, 'bloqueada'] as const;
export const estadoTareaSchema = z.enum(ESTADOS_TAREA, { error: textOf(erroresComunes.estadoNoValido) });
export type EstadoTarea = z.infer<typeof estadoTareaSchema>;

export const TIPOS_TAREA = ['funcionalidad', 'bug', 'mejora', 'documentación'] as const;
export const tipoTareaSchema = z.enum(TIPOS_TAREA, { error: textOf(erroresComunes.tipoNoValido) });

export const tareaSchema = z.object({
  _id: idSchema,
  /** `TIENDA-42`; empty in what the version before has just made, until this one gives it a key. */
  clave: z.string(),
  titulo: z.string(),
  descripcion: z.string(),
  tipo: tipoTareaSchema,
  prioridad: prioridadSchema,
  estado: estadoTareaSchema,
  asignado: personaSchema.nullable(),
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
  fechaLimite: fechaSchema.nullable(),
  tiempoEstimado: z.number().nullable(),
  /** Rank within its story: compared as text, byte by byte. */
  orden: z.string(),
  archivos: z.array(archivoSchema),
  historiaId: idSchema,
  proyecto: idSchema,
  fechaCreacion: fechaSchema,
  updatedAt: fechaSchema,
  version: versionSchema,
});
export type Tarea = z.infer<typeof tareaSchema>;

const cleared = z.union([z.literal('').transform(() => null), z.null()]);

/** A person, or nobody. */
export const asignadoSchema = z.union([cleared, referenciaSchema], {
  error: textOf(erroresComunes.identificadorNoValido),
});

/** In hours. */
const MAX_TIEMPO = 1000;
const TIEMPO = textOf(erroresProyectos.tiempoNoValido, { max: MAX_TIEMPO });

const tareaShape = {
  titulo: tituloSchema(textOf(erroresComunes.sinTitulo)),
  descripcion: textoSchema.optional(),
  tipo: tipoTareaSchema.optional(),
  prioridad: prioridadSchema.optional(),
  estado: estadoTareaSchema.optional(),
  asignado: asignadoSchema.optional(),
  fechaLimite: diaOpcionalSchema.optional(),
  etiquetas: etiquetasSchema,
  tiempoEstimado: z
    .union(
      [cleared, z.number({ error: TIEMPO }).min(0, TIEMPO).max(MAX_TIEMPO, TIEMPO).multipleOf(0.5, TIEMPO)],
      { error: TIEMPO },
    )
    .optional(),
};

export const tareaCreateSchema = z.object({
  ...tareaShape,
  _id: idSchema.optional(),
  criterios: criteriosSchema,
  proyecto: idSchema,
  historiaId: referenciaSchema,
});
export type TareaCreate = z.infer<typeof tareaCreateSchema>;

export const tareaUpdateSchema = z
  .object({ ...tareaShape, historiaId: referenciaSchema })
  .partial()
  .extend({ version: versionSchema.optional(), despuesDe: despuesDeSchema });
export type TareaUpdate = z.infer<typeof tareaUpdateSchema>;

/** Filters of the list over all visible projects. */
export const tareasQuerySchema = paginaQuerySchema.extend({
  asignado: z.literal('yo', { error: textOf(erroresProyectos.soloAsignadoYo) }).optional(),
  estado: estadoTareaSchema.optional(),
  proyecto: idSchema.optional(),
  /** The same in the language of queries. */
  q: z
    .string({ error: textOf(erroresComunes.textoEsperado) })
    .max(20_000)
    .optional(),
});
export type TareasQuery = z.infer<typeof tareasQuerySchema>;
