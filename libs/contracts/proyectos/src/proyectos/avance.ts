import { idSchema, personaSchema, replySchema } from '@pmp/contracts/common';
import { z } from 'zod';

/** The progress of one story's tasks and the people who have them; the ids refer to `personas` in the same reply. */
export const avanceSchema = z.object({
  historiaId: idSchema,
  total: z.int().positive(),
  completadas: z.int().nonnegative(),
  asignados: z.array(idSchema),
});
export type Avance = z.infer<typeof avanceSchema>;

/**
 * GET /api/tareas/proyecto/{id}/avance: only stories that have tasks. People are listed once, so each photo travels
 * once.
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
});
export type Cuenta = z.infer<typeof cuentaSchema>;

/** GET /api/epicas/proyecto/{id}/cuentas: only epics that have stories. */
export const cuentasReplySchema = replySchema({ cuentas: z.array(cuentaSchema) });
export type CuentasReply = z.infer<typeof cuentasReplySchema>;
