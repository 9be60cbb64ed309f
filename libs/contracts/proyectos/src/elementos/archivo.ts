import { fechaSchema, idSchema, personaSchema } from '@pmp/contracts/common';
import { z } from 'zod';

export const MAX_ARCHIVO_BYTES = 10 * 1024 * 1024;
/** How many files one upload may carry. */
export const MAX_ARCHIVOS_POR_ENVIO = 10;
export const MAX_ARCHIVOS_POR_ELEMENTO = 50;

/** The kind of a file is decided by its content, never by its name. */
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
  /** In bytes. */
  tamano: z.int().nonnegative(),
  subidoPor: personaSchema.nullable(),
  fecha: fechaSchema,
  /** The path to download it from; the call needs the bearer token, like every other. */
  url: z.string(),
});
/** Of an epic or a story: a server of the version before does not send them, nor does a sprint's board. */
export const archivosSchema = z.array(archivoSchema).optional();
export type Archivo = z.infer<typeof archivoSchema>;

/** A form that carries only files, one or several under this name; they are read while they arrive. */
export const archivosFormSchema = z.object({
  archivo: z.unknown().optional().meta({ type: 'string', format: 'binary' }),
});

/** Path parameters of one file of an element. */
export const archivoParamSchema = z.object({ id: idSchema, archivoId: idSchema });
