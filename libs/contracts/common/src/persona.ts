import { z } from 'zod';
import { erroresComunes } from './errores/common-errors';
import { idSchema } from './ids';
import { textOf } from './schema-text';

/** The fields of a person that everybody may see. */
export const personaSchema = z.object({
  _id: idSchema,
  nombre: z.string(),
  avatar: z.string().nullable(),
});

/** What somebody is called once their account has been erased; what they made stays. */
export const PERSONA_ELIMINADA = 'Persona eliminada';

export type Persona = z.infer<typeof personaSchema>;

export const PRIORIDADES = ['baja', 'media', 'alta', 'crítica'] as const;

/** Shared by projects, epics, stories and tasks. */
export const prioridadSchema = z.enum(PRIORIDADES, { error: textOf(erroresComunes.prioridadNoValida) });

export type Prioridad = z.infer<typeof prioridadSchema>;
