import { idSchema } from '@pmp/contracts/common';
import { MAX_ARCHIVOS_POR_MENSAJE, MAX_CONTENIDO } from '@pmp/contracts/mensajes';
import { z } from 'zod';
import { anteriores, archivo, correo, fecha, marcasFields } from './fields';

export const linesOfMensajes = {
  mensajes: z.strictObject({
    _id: idSchema,
    secuencia: z.int().positive(),
    emisor: correo,
    contenido: z.string().max(MAX_CONTENIDO),
    timestamp: fecha,
    respuestaA: idSchema.nullable(),
    archivos: z.array(archivo).max(MAX_ARCHIVOS_POR_MENSAJE),
    menciones: z.array(correo),
    editado: fecha.nullable(),
    anteriores: anteriores(MAX_CONTENIDO),
    eliminado: z.boolean(),
    eliminadoPor: correo.optional(),
    ...marcasFields,
  }),
};
