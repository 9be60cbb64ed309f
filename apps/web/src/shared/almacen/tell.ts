import type { Sprint } from '@pmp/contracts/sprints';
import { cambios } from '../vivo/cambios';
import { session } from '../sesion/session';
import type { ElementoDe, Entidad, Ref } from '../elementos/elementos';

const autor = () => session.get().user._id ?? null;

/** Applies the person's own change as if it had come over the socket; the socket's copy is then ignored as outdated. */
export const tellSaved = <E extends Entidad>(entidad: E, elemento: ElementoDe[E]): ElementoDe[E] => {
  const { _id, version } = elemento;
  cambios.publish({ entidad, accion: 'actualizado', _id, version, datos: elemento, autor: autor() });
  return elemento;
};

/** In the socket's shape, with the stories as ids. */
export const tellSprint = (sprint: Sprint): void => {
  const { _id, version } = sprint;
  const datos = { ...sprint, historias: sprint.historias.map((historia) => historia._id) };
  cambios.publish({ entidad: 'sprint', accion: 'actualizado', _id, version, datos, autor: autor() });
};

export const tellDeleted = ({ entidad, id }: Ref, version: number): void =>
  cambios.publish({ entidad, accion: 'eliminado', _id: id, version, datos: null, autor: autor() });
