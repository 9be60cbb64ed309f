import { z } from 'zod';
import { estadoTrabajoSchema } from './historia';
import { idSchema } from './ids';

/** Which stories are in a column: those of a state, with a column among these or, `salvo`, with any but these. */
export const dentroSchema = z.object({
  estado: estadoTrabajoSchema,
  columnas: z.array(idSchema),
  salvo: z.boolean(),
});
export type Dentro = z.infer<typeof dentroSchema>;

/**
 * The limit of a column. Only the owner of the stories can count and write at one moment: of two who take the last
 * place, it refuses the second.
 */
export const cupoSchema = z.object({
  columna: idSchema,
  nombre: z.string(),
  dentro: z.array(dentroSchema),
  /** The stories on the board; null: all of the project. */
  entre: z.array(idSchema).nullable(),
  /** Completed ones that have not changed since then are not on the board. */
  completadasDesde: z.iso.datetime().optional(),
  maximo: z.number(),
  por: z.enum(['tarjetas', 'puntos']),
});
export type Cupo = z.infer<typeof cupoSchema>;
