import { idSchema, replySchema, textOf, tituloSchema, versionSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresSprints } from './errors';
import { estadoHistoriaSchema } from './historia';

/** The columns that a board has until its team changes them; the web translates these names. */
export const NOMBRES_COLUMNA = ['Por hacer', 'En progreso', 'Completado'] as const;

/** Without a column for one of these, work in it would be on no board. Work in review is then with work in progress. */
export const ESTADOS_CON_COLUMNA = ['pendiente', 'en progreso', 'completada'] as const;

export const MAX_COLUMNAS = 12;
const MAX_NOMBRE = 40;
const MAX_LIMITE = 1000;

/** What is counted in a column, and what happens when one more does not fit. */
export const POR_LIMITE = ['tarjetas', 'puntos'] as const;
export const MODOS_LIMITE = ['muestra', 'avisa', 'impide'] as const;

const LIMITE = textOf(erroresSprints.limiteNoValido, { max: MAX_LIMITE });

export const limiteSchema = z.object({
  maximo: z.int({ error: LIMITE }).min(1, LIMITE).max(MAX_LIMITE, LIMITE),
  por: z.enum(POR_LIMITE).meta({ description: 'Qué se cuenta' }),
  modo: z.enum(MODOS_LIMITE),
});
export type Limite = z.infer<typeof limiteSchema>;

/** How a column decides which stories are in it. */
export const reglaColumnaSchema = z.object({
  _id: idSchema,
  nombre: z.string(),
  /** What a story gets that is put in it. */
  estado: estadoHistoriaSchema,
  /** The states that its stories may have, its own first. */
  estados: z.array(estadoHistoriaSchema).min(1),
  /** Of those, the ones whose stories are in this column if nobody has put them in another. */
  recibe: z.array(estadoHistoriaSchema),
  /** Removed columns whose stories are in this one now. */
  sustituye: z.array(idSchema),
  limite: limiteSchema.nullable(),
});
export type ReglaColumna = z.infer<typeof reglaColumnaSchema>;

const nombreSchema = tituloSchema(textOf(erroresSprints.columnaSinNombre)).pipe(
  z.string().max(MAX_NOMBRE, textOf(erroresSprints.columnaLarga, { max: MAX_NOMBRE })),
);

/**
 * The columns of a board from left to right, all of them; one without `_id` is new, and so is one that says that it is:
 * whoever makes it may choose its id, and put stories in it before the server knows of it. `retiradas`: where the stories of
 * each column go that is not among them any more; they keep their state.
 */
export const columnasUpdateSchema = z.object({
  version: versionSchema,
  columnas: z
    .array(
      z.object({
        _id: idSchema.optional(),
        nueva: z.boolean().optional().meta({ description: 'Si la columna aún no existe' }),
        nombre: nombreSchema,
        estado: estadoHistoriaSchema,
        limite: limiteSchema
          .nullable()
          .default(null)
          .meta({ description: 'Cuántas historias caben; null: todas' }),
      }),
    )
    .max(MAX_COLUMNAS, textOf(erroresSprints.demasiadasColumnas, { max: MAX_COLUMNAS })),
  retiradas: z
    .array(z.object({ _id: idSchema, destino: idSchema }))
    .default([])
    .meta({ description: 'Columnas que dejan de existir, y adónde van las historias de cada una' }),
});
export type ColumnasUpdate = z.infer<typeof columnasUpdateSchema>;

export const columnasReplySchema = replySchema({
  columnas: z.array(reglaColumnaSchema),
  version: versionSchema,
});
