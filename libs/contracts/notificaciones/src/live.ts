import { z } from 'zod';

/** Socket event with a Notificacion, to the room of its person: one unread more. */
export const NUEVA_NOTIFICACION = 'nueva_notificacion';

/**
 * Socket event to the room of the person whose notifications were read, deleted, restored or arrived quietly (with
 * `push` off): fetch the list again. It comes in order with NUEVA_NOTIFICACION, so the count needs no second question.
 */
export const NOTIFICACIONES_CAMBIADAS = 'notificaciones_cambiadas';

export const notificacionesCambiadasSchema = z.object({ noLeidas: z.int().nonnegative() });
export type NotificacionesCambiadas = z.infer<typeof notificacionesCambiadasSchema>;
