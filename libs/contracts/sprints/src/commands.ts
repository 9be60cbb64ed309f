import { cupoSchema, defineCommand, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { limiteSchema } from './columna';
import { definicionSchema } from './definicion';
import { estadoHistoriaSchema } from './historia';

/**
 * How the team of a project works, for whoever answers questions: the columns of its board with what is in them, and when
 * a story is ready and when it is done. `ia` asks in the name of the person who asked.
 */
export const consultarAcuerdos = defineCommand(
  'sprints',
  'consultar-acuerdos',
  z.object({ usuario: idSchema, proyecto: idSchema }),
  z.object({
    columnas: z.array(
      z.object({
        nombre: z.string(),
        estado: estadoHistoriaSchema,
        limite: limiteSchema.nullable(),
        tarjetas: z.int(),
        puntos: z.number(),
      }),
    ),
    listo: definicionSchema,
    hecho: definicionSchema,
  }),
);

/**
 * The columns of the boards of a project that refuse what does not fit. `proyectos`, which counts, asks before the state
 * of a story is changed elsewhere than on a board.
 */
export const consultarCupos = defineCommand(
  'sprints',
  'consultar-cupos',
  z.object({ proyecto: idSchema }),
  z.object({ cupos: z.array(cupoSchema) }),
);

/**
 * A story goes into a sprint, or out of its own. `proyectos` asks after checking who may move it: for a person, or for
 * what somebody has accepted of a proposal. `desde`: the sprint that it must still be in (null: none), unless it is
 * already in `destino`; absent: wherever it is. The reply names the sprint that it was in.
 */
export const planificarHistoria = defineCommand(
  'sprints',
  'planificar-historia',
  z.object({
    actor: idSchema,
    proyecto: idSchema,
    historia: idSchema,
    destino: idSchema.nullable(),
    desde: idSchema.nullable().optional(),
  }),
  z.object({
    sprint: z.object({ _id: idSchema, nombre: z.string() }).nullable(),
    antes: idSchema.nullable(),
  }),
);
