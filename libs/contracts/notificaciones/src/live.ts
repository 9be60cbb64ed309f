/** Socket event with a new Notificacion, sent to its person's room: there is one more unread. */
export const NUEVA_NOTIFICACION = 'nueva_notificacion';

/**
 * Socket event to the room of a person whose notifications were read, deleted, restored or arrived quietly (with `push`
 * off): the screen fetches the list and its count again. It carries no count, because one taken during a change would
 * miss another change made at the same time.
 */
export const NOTIFICACIONES_CAMBIADAS = 'notificaciones_cambiadas';
export type NotificacionesCambiadas = Record<string, never>;
