import type { Notificacion } from '@pmp/contracts/notificaciones';

export interface Grupo {
  key: string;
  notificaciones: Notificacion[];
}

/** Only an address that names one thing gathers what is about it; a list of many things does not. */
const NAMES_ONE = /[0-9a-f]{24}/i;

/** The place of a message in its conversation, or of a comment below what it is about, does not tell those apart. */
const itemOf = ({ _id, accion }: Notificacion): string =>
  accion && NAMES_ONE.test(accion) ? accion.replace(/[?&](mensaje|comentario)=\w+/, '') : _id;

/** News of one task, project or conversation together, where the newest of it stands. */
export const groupByItem = (notificaciones: Notificacion[]): Grupo[] => {
  const grupos = new Map<string, Grupo>();
  for (const notificacion of notificaciones) {
    const key = itemOf(notificacion);
    const grupo = grupos.get(key);
    if (grupo) grupo.notificaciones.push(notificacion);
    else grupos.set(key, { key, notificaciones: [notificacion] });
  }
  return [...grupos.values()];
};
