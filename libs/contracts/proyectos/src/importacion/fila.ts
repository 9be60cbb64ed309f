import {
  erroresComunes,
  fechaSchema,
  idSchema,
  listReplySchema,
  paginaQuerySchema,
  textOf,
} from '@pmp/contracts/common';
import { z } from 'zod';
import { campoCambioSchema, tipoImportacionSchema } from './mapeo';

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
  // Of imports from before a story could have files.
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
  hecha: z
    .boolean()
    .optional()
    .meta({ description: 'Solo si la importación se interrumpió: si lo de esta fila llegó a crearse' }),
});
export type FilaPlan = z.infer<typeof filaPlanSchema>;

export const filasQuerySchema = paginaQuerySchema.extend({
  /** Only rows with this fate, or those with a notice. */
  solo: z
    .enum([...ACCIONES_FILA, 'avisos', 'cambios'], { error: textOf(erroresComunes.datosNoValidos) })
    .optional(),
});
export type FilasQuery = z.infer<typeof filasQuerySchema>;

export const filasReplySchema = listReplySchema({ filas: z.array(filaPlanSchema) });
