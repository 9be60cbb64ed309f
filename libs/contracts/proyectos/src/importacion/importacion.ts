import {
  erroresComunes,
  fechaSchema,
  idSchema,
  listReplySchema,
  paginaQuerySchema,
  prioridadSchema,
  replySchema,
  textOf,
  tituloSchema,
} from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresProyectos } from '../errors';
import { erroresImportacion } from './importacion-errors';
import { claveSchema } from '../proyectos/proyecto';
import { ESTADOS_TAREA } from '../elementos/tarea';

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

/** What a column can be. Those that an item has several of may be in several columns. */
export const CAMPOS_IMPORTACION = [
  'clave',
  'identificador',
  'titulo',
  'descripcion',
  'comoUsuario',
  'quiero',
  'para',
  'criterios',
  'tipo',
  'tipoTarea',
  'estado',
  'categoriaEstado',
  'prioridad',
  'responsable',
  'puntos',
  'etiquetas',
  'colorEtiqueta',
  'epica',
  'padre',
  'sprint',
  'sprintInicio',
  'sprintFin',
  'inicio',
  'fin',
  'fechaLimite',
  'tiempoEstimado',
  'bloquea',
  'bloqueadaPor',
  'duplica',
  'duplicadaPor',
  'relacionada',
  'comentario',
  'historial',
  'adjunto',
  'autor',
  'creado',
  'actualizado',
  'empezado',
  'resuelto',
  'nota',
] as const;
export const campoImportacionSchema = z.enum(CAMPOS_IMPORTACION);
export type CampoImportacion = z.infer<typeof campoImportacionSchema>;

/** What of an item that is here already can be taken from its row again. */
export const CAMPOS_CAMBIO = [
  'titulo',
  'descripcion',
  'comoUsuario',
  'quiero',
  'para',
  'estado',
  'prioridad',
  'responsable',
  'puntos',
  'tipoTarea',
  'etiquetas',
  'inicio',
  'fin',
  'fechaLimite',
  'tiempoEstimado',
] as const;
export const campoCambioSchema = z.enum(CAMPOS_CAMBIO);
export type CampoCambio = z.infer<typeof campoCambioSchema>;

/** What a type of the source becomes; `omitir`: rows of that type stay out. */
export const TIPOS_IMPORTACION = ['epica', 'historia', 'tarea', 'omitir'] as const;
export const tipoImportacionSchema = z.enum(TIPOS_IMPORTACION);
export type TipoImportacion = z.infer<typeof tipoImportacionSchema>;

/** What a state of the source becomes; `omitir`: it means given up, and its rows stay out. */
export const ESTADOS_IMPORTADOS = [...ESTADOS_TAREA, 'omitir'] as const;
export const estadoImportadoSchema = z.enum(ESTADOS_IMPORTADOS);
export type EstadoImportado = z.infer<typeof estadoImportadoSchema>;

export const ORDENES_FECHA = ['dma', 'mda'] as const;

const MAPEO = textOf(erroresImportacion.mapeoNoValido);
const MAX_VALORES = 1_000;

const byValue = <T extends z.ZodType>(value: T) =>
  z
    .record(z.string(), value, { error: MAPEO })
    .refine((record) => Object.keys(record).length <= MAX_VALORES, MAPEO);

export const mapeoSchema = z.object({
  /** By the name of the column; what is not named is not imported. */
  columnas: byValue(campoImportacionSchema.nullable()),
  /** By the value of the source. */
  tipos: byValue(tipoImportacionSchema),
  estados: byValue(estadoImportadoSchema),
  prioridades: byValue(prioridadSchema),
  personas: byValue(idSchema.nullable()),
  /** How `03/04/2026` is read: day or month first. */
  fechas: z.enum(ORDENES_FECHA),
  /** Nothing in the file tells which it is, and nobody has said so yet. */
  fechasSupuestas: z.boolean().optional(),
  /** The epic or story of the project beneath which goes what hangs from nothing; otherwise a new epic is made for it. */
  dentroDe: idSchema.nullable().optional(),
  /** Fields that items which are here already take from their rows, where the source has changed them and nobody here. */
  cambios: z.array(campoCambioSchema, { error: MAPEO }).max(CAMPOS_CAMBIO.length, MAPEO).optional(),
});
export type Mapeo = z.infer<typeof mapeoSchema>;

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

/** What happens to a row. `presente`: an earlier import made it. */
export const ACCIONES_FILA = ['crear', 'presente', 'omitir', 'error'] as const;
export const accionFilaSchema = z.enum(ACCIONES_FILA);
export type AccionFila = z.infer<typeof accionFilaSchema>;

/** What a person should know about a row before it is imported. */
export const AVISOS_FILA = [
  'sinTitulo',
  'claveRepetida',
  'tipoOmitido',
  'yaImportada',
  'tituloCortado',
  'descripcionCortada',
  'padreDesconocido',
  'padreEnCirculo',
  'sinHistoria',
  'bajoOtraTarea',
  'bajoEpica',
  'personaSinCuenta',
  'fechaIlegible',
  'textoDanado',
  'puntosIlegibles',
  'etiquetasDeMas',
  'adjuntosFuera',
  'estadoSinBloqueo',
  'sinComentarios',
  'enlaceFuera',
  'sprintFuera',
  'archivosEnTarea',
  'adjuntosNoAdmitidos',
  'variasPersonas',
  'fechaSupuesta',
  'caracteresInvisibles',
  'estadoAbandonado',
  'tituloEnlace',
] as const;
export const avisoFilaSchema = z.enum(AVISOS_FILA);
export type AvisoFila = z.infer<typeof avisoFilaSchema>;

/** What a new element will be, besides its title: what it has nothing of is null, zero or empty. */
const vistaFilaSchema = z.object({
  estado: z.string(),
  prioridad: z.string(),
  puntos: z.number(),
  horas: z.number().nullable(),
  responsable: idSchema.nullable(),
  etiquetas: z.array(z.string()),
  inicio: fechaSchema.nullable(),
  fin: fechaSchema.nullable(),
  fechaLimite: fechaSchema.nullable(),
  /** The title of what it hangs from. */
  padre: z.string().nullable(),
});
export type VistaFila = z.infer<typeof vistaFilaSchema>;

/** What a row says now of an item that is here already, and what that is: both as text, cut. */
const cambioFilaSchema = z.object({
  campo: campoCambioSchema,
  aqui: z.string(),
  origen: z.string(),
  /** Somebody has changed it here: it stays. */
  ajeno: z.boolean(),
});
export type CambioFila = z.infer<typeof cambioFilaSchema>;

/** How many rows differ in a field: those whose value can be taken, and those that somebody has changed here. */
const cambioContadoSchema = z.object({ ofrecidos: z.int(), ajenos: z.int() });

export const filaPlanSchema = z.object({
  /** The row of the file, from 1 and without its header; null: an epic that the import adds. */
  fila: z.int().nullable(),
  /** Its key in the source. */
  clave: z.string(),
  titulo: z.string(),
  tipo: tipoImportacionSchema,
  accion: accionFilaSchema,
  avisos: z.array(avisoFilaSchema),
  comentarios: z.int(),
  /** Links that this row makes, whichever of its ends it is. */
  enlaces: z.int(),
  archivos: z.int(),
  /** The sprint that it goes into. */
  sprint: z.string().nullable(),
  /** Null: nothing is made, or a version that did not tell it has planned it. */
  vista: vistaFilaSchema.nullable(),
  /** In what it differs from what is here already; absent: in nothing. */
  cambios: z.array(cambioFilaSchema).optional(),
});
export type FilaPlan = z.infer<typeof filaPlanSchema>;

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
  /** Each name once, with how many columns have it, what it is now, and some of its values. */
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

export const filasQuerySchema = paginaQuerySchema.extend({
  /** Only rows with this fate, or those with a notice. */
  solo: z
    .enum([...ACCIONES_FILA, 'avisos', 'cambios'], { error: textOf(erroresComunes.datosNoValidos) })
    .optional(),
});
export type FilasQuery = z.infer<typeof filasQuerySchema>;

export const filasReplySchema = listReplySchema({ filas: z.array(filaPlanSchema) });
