import { defineCommand, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';

/** Asked by the socket edge before a person enters a project's room. */
export const puedeVerProyecto = defineCommand(
  'proyectos',
  'puede-ver',
  z.object({ usuario: idSchema, proyecto: idSchema }),
  z.object({ permitido: z.boolean() }),
);
