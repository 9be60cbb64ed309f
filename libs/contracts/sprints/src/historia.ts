import {
  avanceCriteriosSchema,
  criterioSchema,
  erroresComunes,
  etiquetaDeElementoSchema,
  fechaSchema,
  idSchema,
  personaSchema,
  prioridadSchema,
  textOf,
  versionSchema,
} from '@pmp/contracts/common';
import { z } from 'zod';

export const ESTADOS_HISTORIA = ['pendiente', 'en progreso', 'en revisión', 'completada'] as const;
export const estadoHistoriaSchema = z.enum(ESTADOS_HISTORIA, {
  error: textOf(erroresComunes.estadoNoValido),
});
export type EstadoHistoria = z.infer<typeof estadoHistoriaSchema>;

/** A story within a sprint or on a board: the same fields that its owner, `proyectos`, returns. */
export const historiaDeSprintSchema = z.object({
  _id: idSchema,
  /** `TIENDA-42`; empty in what the version before has just made, until this one gives it a key. */
  clave: z.string(),
  titulo: z.string(),
  comoUsuario: z.string(),
  quiero: z.string(),
  para: z.string(),
  descripcion: z.string(),
  prioridad: prioridadSchema,
  estado: estadoHistoriaSchema,
  puntos: z.number(),
  /** The days it is worked on; a server of the version before does not send them. */
  inicio: fechaSchema.nullable().optional(),
  fin: fechaSchema.nullable().optional(),
  responsable: personaSchema.nullable(),
  /** A server of the version before does not send them. */
  etiquetas: z.array(etiquetaDeElementoSchema).optional(),
  /** Absent here too; how many of them hold is known. */
  criterios: z.array(criterioSchema).optional(),
  avanceCriterios: avanceCriteriosSchema.optional(),
  /** How many stories and tasks it waits for; absent in what was published before there were links. */
  bloqueadaPor: z.int().nonnegative().optional(),
  /** The board column it was put in, where its state alone does not tell; `columnaDe` reads it. */
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
export type HistoriaDeSprint = z.infer<typeof historiaDeSprintSchema>;
