import type { Cambio } from '@pmp/contracts/common';
import type { Tarea } from '@pmp/contracts/proyectos';
import { type Eliminados, isGone } from '../../../shared/deshacer/eliminados';

/** The list with newer versions of some of its tasks. */
export const withSaved = (tareas: Tarea[], saved: Tarea[]): Tarea[] => {
  const newer = new Map(saved.map((tarea) => [tarea._id, tarea]));
  return tareas.map((tarea) => {
    const next = newer.get(tarea._id);
    return next && next.version > tarea.version ? next : tarea;
  });
};

/** The tasks that a deletion removes; the deletion of an epic does not say which stories it includes. */
const without = (tareas: Tarea[], { entidad, _id }: Cambio): Tarea[] => {
  const field = ({ tarea: '_id', historia: 'historiaId', proyecto: 'proyecto' } as const)[entidad as 'tarea'];
  const left = field ? tareas.filter((tarea) => tarea[field] !== _id) : tareas;
  return left.length === tareas.length ? tareas : left;
};

/** The list after one change; the same list when the change is outdated or about something else. */
export const patchTareas = (tareas: Tarea[], cambio: Cambio, eliminados: Eliminados): Tarea[] => {
  if (cambio.accion === 'eliminado') {
    eliminados.set(cambio._id, cambio.version);
    return without(tareas, cambio);
  }
  if (isGone(eliminados, cambio) || cambio.entidad !== 'tarea') return tareas;
  const datos = cambio.datos as Tarea;
  const index = tareas.findIndex(({ _id }) => _id === cambio._id);
  const known = tareas[index];
  if (!known) return eliminados.has(datos.historiaId) ? tareas : [datos, ...tareas];
  return known.version >= cambio.version ? tareas : tareas.with(index, datos);
};
