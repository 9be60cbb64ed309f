import { idSchema, personaSchema, replySchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { consultaQuerySchema } from '../elementos/elemento';

/** The progress of one story's tasks and the people who have them; the ids refer to `personas` in the same reply. */
export const avanceSchema = z.object({
  historiaId: idSchema,
  total: z.int().positive(),
  completadas: z.int().nonnegative(),
  asignados: z.array(idSchema),
});
export type Avance = z.infer<typeof avanceSchema>;

/**
 * GET /api/tareas/proyecto/{id}/avance: only stories that have tasks, and of those asked for if some are. People are
 * listed once, so each photo travels once.
 */
export const avancesReplySchema = replySchema({
  avances: z.array(avanceSchema),
  personas: z.array(personaSchema),
});
export type AvancesReply = z.infer<typeof avancesReplySchema>;

/** What the stories of one epic add up to. */
export const cuentaSchema = z.object({
  epicaId: idSchema,
  historias: z.int().positive(),
  completadas: z.int().nonnegative(),
  puntos: z.number().nonnegative(),
  /** From the first to the last of the days that its stories have of their own; null: none has any. */
  inicio: z.iso.datetime().nullable().optional(),
  fin: z.iso.datetime().nullable().optional(),
  /** The sprints that lend their days to stories without any. */
  sprints: z.array(idSchema).optional(),
});
export type Cuenta = z.infer<typeof cuentaSchema>;

/** `q` and `rama` as for the list of stories. */
export const cuentasQuerySchema = z.object({
  q: consultaQuerySchema.shape.q,
  rama: consultaQuerySchema.shape.q,
});
export type CuentasQuery = z.infer<typeof cuentasQuerySchema>;

/** GET /api/epicas/proyecto/{id}/cuentas: only epics that have stories, of those that are asked for. */
export const cuentasReplySchema = replySchema({
  cuentas: z.array(cuentaSchema),
  /** How many tasks the project has, whatever is asked for. */
  tareas: z.int().nonnegative(),
});
export type CuentasReply = z.infer<typeof cuentasReplySchema>;
