import { z } from 'zod';
import { defineCommand } from './bus/commands';
import { idSchema } from './ids';

/** Ids in one question; who has more asks several. */
export const MAX_IDS_TEXTOS = 5_000;

/**
 * Which projects have, among what is named here, text that came from outside the team. `ids`: of whatever may have some;
 * `enteros`: projects of which anything counts.
 */
export const textosDeFuera = defineCommand(
  'proyectos',
  'textos-de-fuera',
  z.object({
    ids: z.array(idSchema).max(MAX_IDS_TEXTOS),
    enteros: z.array(idSchema).max(MAX_IDS_TEXTOS).default([]),
  }),
  z.object({ proyectos: z.array(idSchema) }),
);

/** A personal token is about to be told texts from outside the team, of these projects: after the reply it has read them. */
export const anotarLectura = defineCommand(
  'usuarios',
  'anotar-lectura',
  z.object({ token: idSchema, proyectos: z.array(idSchema).min(1).max(MAX_IDS_TEXTOS) }),
  z.object({}),
);

/** In which projects a personal token has read texts from outside the team. */
export const lecturasDeToken = defineCommand(
  'usuarios',
  'lecturas-de-token',
  z.object({ token: idSchema }),
  z.object({ proyectos: z.array(idSchema) }),
);
