/** Socket event with a Notificacion, to the room of its person: one unread more. */
export const NUEVA_NOTIFICACION = 'nueva_notificacion';

/**
 * Socket event to the room of the person whose notifications were read, deleted, restored or arrived quietly (with
 * `push` off): fetch the list and its count again. It carries nothing: a count taken in one change would not know of
 * another that is made at the same time.
 */
export const NOTIFICACIONES_CAMBIADAS = 'notificaciones_cambiadas';
export type NotificacionesCambiadas = Record<string, never>;
