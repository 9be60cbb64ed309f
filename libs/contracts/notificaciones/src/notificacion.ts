import { fechaSchema, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';

export const TIPOS_NOTIFICACION = ['tarea', 'proyecto', 'mencion', 'equipo', 'sistema'] as const;

export const notificacionSchema = z.object({
  _id: idSchema,
  tipo: z.enum(TIPOS_NOTIFICACION),
  titulo: z.string(),
  mensaje: z.string(),
  timestamp: fechaSchema,
  leida: z.boolean(),
  /** A path of the web app. */
  accion: z.string().nullable(),
});
export type Notificacion = z.infer<typeof notificacionSchema>;

/** Socket event with a Notificacion, to the room of its person. */
export const NUEVA_NOTIFICACION = 'nueva_notificacion';
