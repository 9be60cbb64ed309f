import type { Room } from '@pmp/contracts/common';

const PROYECTO = 'proyecto.';

export const roomOfUsuario = (usuario: string): Room => `usuario.${usuario}`;

export const roomOfProyecto = (proyecto: string): Room => `${PROYECTO}${proyecto}` as Room;

/** The project a room is of; undefined when it is another kind of room. */
export const proyectoOf = (room: string): string | undefined =>
  room.startsWith(PROYECTO) ? room.slice(PROYECTO.length) : undefined;

/** The subjects that feed rooms; each is subscribed to once per gateway. */
export const ROOM_SUBJECTS = ['vivo.usuario.*', 'vivo.proyecto.*', 'vivo.chat.*.*'];

/** `subject` without the installation's prefix. */
export const roomOfSubject = (subject: string): string => subject.slice('vivo.'.length);
