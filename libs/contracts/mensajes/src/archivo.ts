import { fechaSchema, idSchema, personaSchema } from '@pmp/contracts/common';
import { z } from 'zod';

/** In bytes. */
export const MAX_ARCHIVO = 10 * 1024 * 1024;
export const MAX_ARCHIVOS_POR_MENSAJE = 10;

/** `url`: a path under /api; downloading it needs the bearer token. */
export const archivoMensajeSchema = z.object({
  _id: idSchema,
  nombre: z.string(),
  tipo: z.string(),
  tamano: z.int(),
  subidoPor: personaSchema.nullable(),
  fecha: fechaSchema,
  url: z.string(),
});
export type ArchivoMensaje = z.infer<typeof archivoMensajeSchema>;
