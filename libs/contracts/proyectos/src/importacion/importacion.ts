import { fechaSchema, idSchema, replySchema, textOf, tituloSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresProyectos } from '../errors';
import { erroresImportacion } from './importacion-errors';
import { claveSchema } from '../proyectos/proyecto';
import { accionFilaSchema, avisoFilaSchema } from './fila';
import { campoCambioSchema, mapeoSchema } from './mapeo';

export const MAX_IMPORTACION_MB = 50;
export const MAX_FILAS_IMPORTACION = 50_000;
export const MAX_COLUMNAS_IMPORTACION = 1_000;

export const ORIGENES = [
  'jira',
  'trello',
  'linear',
  'plane',
  'asana',
  'clickup',
  'notion',
  'monday',
  'github',
  'taiga',
  'planka',
  'wekan',
  'openproject',
  'redmine',
  'planner',
  'todoist',
  'csv',
] as const;
export const origenSchema = z.enum(ORIGENES);
export type Origen = z.infer<typeof origenSchema>;

/** Where the items go. `nuevo`: a project that the import makes. */
export const destinoSchema = z.union(
  [
    z.object({ proyecto: idSchema }),
    z.object({
      nuevo: z.object({
        nombre: tituloSchema(textOf(erroresProyectos.proyectoSinNombre)),
        clave: claveSchema,
        equipo: idSchema,
      }),
    }),
  ],
  { error: textOf(erroresImportacion.faltaDestino) },
);
export type Destino = z.infer<typeof destinoSchema>;

export const importacionCreateQuerySchema = z.object({
  origen: origenSchema.optional(),
  /** Rights are checked before the file is read: over this project, or to make one in this team. */
  proyecto: idSchema.optional(),
  equipo: idSchema.optional(),
  /** The rows have been pasted: the first line may be one of them, and not their headings. */
  pegado: z.literal('1').optional(),
  /** The sheet of a workbook that is read; absent, or none of its: the first one that is not hidden. */
  hoja: z.string().max(200).optional(),
  /** Which row is the header, from 1; absent: it is looked for. */
  cabecera: z.coerce.number().int().min(1).max(30).optional(),
});
export type ImportacionCreateQuery = z.infer<typeof importacionCreateQuerySchema>;

export const importacionUpdateSchema = z.object({ destino: destinoSchema, mapeo: mapeoSchema });
export type ImportacionUpdate = z.infer<typeof importacionUpdateSchema>;

/** `fallida`: it cannot go on, and `motivo` says why; what it has made is there and can be undone. */
export const ESTADOS_IMPORTACION = [
  'leida',
  'calculando',
  'preparada',
  'en curso',
  'terminada',
  'fallida',
  'deshaciendo',
  'deshecha',
] as const;
export const estadoImportacionSchema = z.enum(ESTADOS_IMPORTACION);
export type EstadoImportacion = z.infer<typeof estadoImportacionSchema>;

/** How many rows differ in a field: those whose value can be taken, and those that somebody has changed here. */
const cambioContadoSchema = z.object({ ofrecidos: z.int(), ajenos: z.int() });

export const cuentasImportacionSchema = z.object({
  epicas: z.int(),
  historias: z.int(),
  tareas: z.int(),
  comentarios: z.int(),
  etiquetas: z.int(),
  sprints: z.int(),
  enlaces: z.int(),
  archivos: z.int(),
  /** Items that were here already and take something from their rows; absent: a version that took nothing has counted. */
  cambios: z.int().optional(),
});
export type CuentasImportacion = z.infer<typeof cuentasImportacionSchema>;

const valorSchema = z.object({ valor: z.string(), veces: z.int() });

/** As it is told: nothing in it is read any more. */
const destinoDichoSchema = z.union([
  z.object({ proyecto: idSchema }),
  z.object({ nuevo: z.object({ nombre: z.string(), clave: z.string(), equipo: idSchema }) }),
]);

export const importacionSchema = z.object({
  _id: idSchema,
  origen: origenSchema,
  estado: estadoImportacionSchema,
  archivo: z.object({ nombre: z.string(), tamano: z.int() }),
  filas: z.int(),
  /** Items that the file says there are and does not have. */
  faltan: z.int().optional(),
  /** The sheets of a workbook with several, and the one that has been read. */
  hojas: z.array(z.string()).optional(),
  hoja: z.string().optional(),
  /** Each name once, with how many columns have it (none: the file says it, and it cannot be brought) and some of its values. */
  columnas: z.array(
    z.object({
      nombre: z.string(),
      veces: z.int(),
      /** Rows that have something there. */
      filas: z.int().optional(),
      ejemplos: z.array(z.string()),
      /** All that it has, most frequent first; absent: too many. */
      valores: z.array(valorSchema).optional(),
    }),
  ),
  mapeo: mapeoSchema,
  /** Values that no table of ours has, by what they are values of; what they become is a guess. */
  desconocidos: z
    .object({ tipos: z.array(z.string()), estados: z.array(z.string()), prioridades: z.array(z.string()) })
    .optional(),
  destino: destinoDichoSchema.nullable(),
  /** What it makes according to its plan. */
  previsto: cuentasImportacionSchema.nullable(),
  /** How many rows there are of each kind in the plan. */
  acciones: z.record(accionFilaSchema, z.int()).nullable(),
  avisos: z.partialRecord(avisoFilaSchema, z.int()).nullable(),
  /** By field, of the rows of what is here already; absent: none differs. */
  cambios: z.partialRecord(campoCambioSchema, cambioContadoSchema).optional(),
  /** Rows that differ in some field. */
  cambiadas: z.int().optional(),
  /** What it has made so far; while it is undone, what is left of it. */
  hecho: cuentasImportacionSchema,
  /** What undoing it has left, as somebody has changed it or added something to it. */
  conservado: z.int(),
  progreso: z.number().min(0).max(1),
  motivo: z.string().nullable(),
  /** The project that has what it made. */
  proyecto: idSchema.nullable(),
  createdAt: fechaSchema,
  updatedAt: fechaSchema,
  caduca: fechaSchema,
});
export type Importacion = z.infer<typeof importacionSchema>;

export const importacionReplySchema = replySchema({ importacion: importacionSchema });
export const importacionesReplySchema = replySchema({ importaciones: z.array(importacionSchema) });
