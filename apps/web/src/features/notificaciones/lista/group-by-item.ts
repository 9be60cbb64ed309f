import type { Notificacion } from '@pmp/contracts/notificaciones';

export interface Grupo {
  key: string;
  notificaciones: Notificacion[];
}

/** Addresses of a single item are grouped; addresses of a list are not. */
const NAMES_ONE = /[0-9a-f]{24}/i;

/** Parameters that only point to a message or comment, and so do not make another item. */
const itemOf = ({ _id, accion }: Notificacion): string =>
  accion && NAMES_ONE.test(accion) ? accion.replace(/[?&](mensaje|comentario)=\w+/, '') : _id;

/** Groups notifications about the same task, project or conversation at the place of the newest. */
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
