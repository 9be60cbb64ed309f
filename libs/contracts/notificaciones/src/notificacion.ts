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

export const FILTROS_NOTIFICACION = ['todas', 'no-leidas', ...TIPOS_NOTIFICACION] as const;

const MAX_LISTADO = 200;
const LISTADO_INICIAL = 50;

export const notificacionesQuerySchema = z.object({
  filtro: z.enum(FILTROS_NOTIFICACION, { error: 'El filtro no es válido' }).default('todas'),
  limit: z.coerce.number().int().min(1).max(MAX_LISTADO).default(LISTADO_INICIAL),
});
export type NotificacionesQuery = z.infer<typeof notificacionesQuerySchema>;
