import { fechaSchema, idSchema, personaSchema } from '@pmp/contracts/common';
import { z } from 'zod';

export const MAX_ARCHIVO_BYTES = 10 * 1024 * 1024;
/** In one call. */
export const MAX_ARCHIVOS_POR_ENVIO = 10;
export const MAX_ARCHIVOS_POR_TAREA = 50;

/** What a file is by its content; its name decides nothing. */
export const TIPOS_ARCHIVO = [
  'image/png',
  'image/jpeg',
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const;
export type TipoArchivo = (typeof TIPOS_ARCHIVO)[number];

export const archivoSchema = z.object({
  _id: idSchema,
  nombre: z.string(),
  tipo: z.enum(TIPOS_ARCHIVO),
  /** Bytes. */
  tamano: z.int().nonnegative(),
  subidoPor: personaSchema.nullable(),
  fecha: fechaSchema,
  /** Path under which it is downloaded, with the bearer token as everything else. */
  url: z.string(),
});
export type Archivo = z.infer<typeof archivoSchema>;

/** A form that only brings files, under this name, once or several times; they are read as they arrive. */
export const archivosFormSchema = z.object({
  archivo: z.unknown().optional().meta({ type: 'string', format: 'binary' }),
});

/** Path parameters of one file of a task. */
export const archivoParamSchema = z.object({ id: idSchema, archivoId: idSchema });
