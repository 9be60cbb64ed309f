import { defineFact, defineState, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { sprintSchema } from './sprint';

/**
 * `historias`: ids. At most one pending or in-progress sprint lists a story; finished and cancelled ones keep
 * listing what they had. A story's sprint is the pending or in-progress one that lists it, else the newest
 * completed one; a cancelled one never is.
 */
export const sprintEstado = defineState(
  'sprints',
  'sprint',
  sprintSchema
    .pick({ numero: true, nombre: true, estado: true, fechaInicio: true, fechaFin: true, proyecto: true })
    .extend({ historias: z.array(idSchema) }),
);

/** `equipo`: the team that owns the project. */
const sprintHecho = z.object({
  _id: idSchema,
  nombre: z.string(),
  numero: z.int(),
  proyecto: idSchema,
  equipo: idSchema,
});

export const sprintIniciado = defineFact('sprints', 'sprint', 'iniciado', sprintHecho);
export const sprintFinalizado = defineFact('sprints', 'sprint', 'finalizado', sprintHecho);
export const sprintCancelado = defineFact('sprints', 'sprint', 'cancelado', sprintHecho);
