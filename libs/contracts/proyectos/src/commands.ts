import { defineCommand, idSchema, versionSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { estadoTrabajoSchema } from './epica';
import { historiaEstado } from './events';

/** Asked by the socket edge before a person enters a project's room. */
export const puedeVerProyecto = defineCommand(
  'proyectos',
  'puede-ver',
  z.object({ usuario: idSchema, proyecto: idSchema }),
  z.object({ permitido: z.boolean() }),
);

/**
 * A story dragged on a board: sent by `sprints`, which has checked who may and where to. The story is ranked
 * between the present ranks of `despuesDe` and `antesDe`; where those two no longer stand in that order, right
 * after `despuesDe`, and first without one. The reply is the new state of the story.
 */
export const moverHistoria = defineCommand(
  'proyectos',
  'mover-historia',
  z.object({
    actor: idSchema,
    historia: idSchema,
    proyecto: idSchema,
    /** The one it is in, which `sprints` owns. */
    sprint: z.object({ _id: idSchema, nombre: z.string() }).optional(),
    /** What the board showed: the owner need not look again at what it remembers as new as that. */
    visto: z
      .object({
        epica: z.object({ _id: idSchema, titulo: z.string() }),
        /** Of the story and its neighbours, by id. */
        versiones: z.record(z.string(), versionSchema),
      })
      .optional(),
    /** Those of the column it goes to. */
    estados: z.array(estadoTrabajoSchema).min(1),
    /** Taken when the story's present one is not among `estados`. */
    estado: estadoTrabajoSchema,
    despuesDe: idSchema.nullable(),
    antesDe: idSchema.nullable(),
  }),
  z.object({ _id: idSchema, version: versionSchema, datos: historiaEstado.datos }),
);
