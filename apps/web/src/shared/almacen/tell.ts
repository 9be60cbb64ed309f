import type { Sprint, SprintCambio } from '@pmp/contracts/sprints';
import { cambios } from '../vivo/cambios';
import { session } from '../sesion/session';
import { conIds } from './con-ids';
import type { Fila } from './coleccion';
import type { Contada } from './filas';

const autor = () => session.get().user._id ?? null;

/** Applies the person's own change as if it had come over the socket; the socket's copy is then ignored as outdated. */
export const tellSaved = <T extends Fila>(entidad: Contada, fila: T): T => {
  const { _id, version } = fila;
  cambios.publish({ entidad, accion: 'actualizado', _id, version, datos: fila, autor: autor() });
  return fila;
};

/** What the person has brought back. */
export const tellRestored = (entidad: Contada, fila: Fila): void => {
  const { _id, version } = fila;
  cambios.publish({ entidad, accion: 'creado', _id, version, datos: fila, autor: autor() });
};

/** In the socket's shape, with the stories as ids. */
export const tellSprint = (sprint: Sprint): SprintCambio => tellSaved('sprint', conIds(sprint));

export const tellDeleted = ({ entidad, id }: { entidad: Contada; id: string }, version: number): void =>
  cambios.publish({ entidad, accion: 'eliminado', _id: id, version, datos: null, autor: autor() });
