import { idSchema, personaSchema, replySchema } from '@pmp/contracts/common';
import { z } from 'zod';

/** How far the tasks of one story are, and who has them; the ids are of `personas` in the same reply. */
export const avanceSchema = z.object({
  historiaId: idSchema,
  total: z.int().positive(),
  completadas: z.int().nonnegative(),
  asignados: z.array(idSchema),
});
export type Avance = z.infer<typeof avanceSchema>;

/** GET /api/tareas/proyecto/{id}/avance: only the stories that have tasks. A photo goes once, not with each story. */
export const avancesReplySchema = replySchema({
  avances: z.array(avanceSchema),
  personas: z.array(personaSchema),
});
export type AvancesReply = z.infer<typeof avancesReplySchema>;
