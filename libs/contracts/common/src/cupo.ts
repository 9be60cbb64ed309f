import { z } from 'zod';
import { estadoTrabajoSchema } from './historia';
import { idSchema } from './ids';

/**
 * The limit of a column. Only the owner of the stories can count and write at one moment: of two who take the last
 * place, it refuses the second.
 */
export const cupoSchema = z.object({
  columna: idSchema,
  nombre: z.string(),
  /** Which stories are in the column: those of a state, with or without a column among these. */
  dentro: z.array(z.object({ estado: estadoTrabajoSchema, columnas: z.array(idSchema), salvo: z.boolean() })),
  /** The stories on the board; null: all of the project. */
  entre: z.array(idSchema).nullable(),
  /** Completed ones that have not changed since then are not on the board. */
  completadasDesde: z.iso.datetime().optional(),
  maximo: z.number(),
  por: z.enum(['tarjetas', 'puntos']),
});
export type Cupo = z.infer<typeof cupoSchema>;
