import { z } from 'zod';
import { erroresComunes } from './errores/common-errors';
import { avanceCriteriosSchema, criterioSchema } from './criterio';
import { etiquetaDeElementoSchema } from './etiqueta';
import { fechaSchema, idSchema, versionSchema } from './ids';
import { personaSchema, prioridadSchema } from './persona';
import { textOf } from './schema-text';

/** Epics and stories have these four; tasks also have `bloqueada`. */
export const ESTADOS_TRABAJO = ['pendiente', 'en progreso', 'en revisión', 'completada'] as const;
export const estadoTrabajoSchema = z.enum(ESTADOS_TRABAJO, { error: textOf(erroresComunes.estadoNoValido) });
export type EstadoTrabajo = z.infer<typeof estadoTrabajoSchema>;

/** The days from which to which something is worked on, both included; either may be unknown. */
export const plazoShape = {
  /** A server of the version before does not send them. */
  inicio: fechaSchema.nullable().optional(),
  fin: fechaSchema.nullable().optional(),
};

/** What `proyectos`, its owner, returns of a story, and `sprints` of the same story in a sprint or on a board. */
export const historiaLeidaShape = {
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
};
