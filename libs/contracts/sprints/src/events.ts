import { defineFact, defineState, detalleSchema, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { DEFINICIONES } from './definicion';
import { sprintSchema } from './sprint';

/**
 * `historias`: ids. At most one pending or in-progress sprint lists a story; finished and cancelled ones keep their
 * list. A story belongs to the pending or in-progress sprint that lists it, else to the newest completed one, never to
 * a cancelled one.
 */
export const sprintEstado = defineState(
  'sprints',
  'sprint',
  sprintSchema
    .pick({ numero: true, nombre: true, estado: true, fechaInicio: true, fechaFin: true, proyecto: true })
    .extend({
      historias: z.array(idSchema),
      /** Absent in what was published before calendars told when something changed. */
      updatedAt: sprintSchema.shape.updatedAt.optional(),
    }),
);

/** `equipo`: the team that owns the project. */
const sprintHecho = z.object({
  _id: idSchema,
  nombre: z.string(),
  numero: z.int(),
  proyecto: idSchema,
  equipo: idSchema,
  detalle: detalleSchema,
});

export const sprintIniciado = defineFact('sprints', 'sprint', 'iniciado', sprintHecho);
export const sprintFinalizado = defineFact('sprints', 'sprint', 'finalizado', sprintHecho);
export const sprintCancelado = defineFact('sprints', 'sprint', 'cancelado', sprintHecho);

const sprintCambio = sprintHecho.omit({ equipo: true });

export const sprintCreado = defineFact('sprints', 'sprint', 'creado', sprintCambio);
/** Its fields or its list of stories changed; a change of state has its own fact. */
export const sprintActualizado = defineFact('sprints', 'sprint', 'actualizado', sprintCambio);
export const sprintEliminado = defineFact('sprints', 'sprint', 'eliminado', sprintCambio);

/** The points of a team's definitions; `_id`: the team, `proyecto` and `nombre`: the project where it was done. */
export const definicionActualizada = defineFact(
  'sprints',
  'definicion',
  'actualizada',
  z.object({ _id: idSchema, nombre: z.string(), proyecto: idSchema, detalle: detalleSchema }),
);

/**
 * Somebody ticked or unticked a point of `cual` for a story. `detalle` has the point's text in the one or the other
 * value, and so has the history of the story.
 */
export const definicionMarcada = defineFact(
  'sprints',
  'definicion',
  'marcada',
  z.object({
    _id: idSchema,
    titulo: z.string(),
    proyecto: idSchema,
    cual: z.enum(DEFINICIONES),
    texto: z.string(),
    cumple: z.boolean(),
    detalle: detalleSchema,
  }),
);

export const tableroCreado = defineFact(
  'sprints',
  'tablero',
  'creado',
  z.object({ _id: idSchema, nombre: z.string(), proyecto: idSchema }),
);

/** Its columns changed. */
export const tableroActualizado = defineFact(
  'sprints',
  'tablero',
  'actualizado',
  z.object({ _id: idSchema, nombre: z.string(), proyecto: idSchema, detalle: detalleSchema }),
);
