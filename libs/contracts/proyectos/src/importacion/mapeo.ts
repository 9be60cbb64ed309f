import { idSchema, prioridadSchema, textOf } from '@pmp/contracts/common';
import { z } from 'zod';
import { ESTADOS_TAREA } from '../elementos/tarea';
import { erroresImportacion } from './importacion-errors';

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
