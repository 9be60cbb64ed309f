import type { Cambio } from '@pmp/contracts/common';
import type { Epica, Etiqueta, Historia } from '@pmp/contracts/proyectos';
import type { SprintCambio } from '@pmp/contracts/sprints';
import type { Coleccion } from './coleccion';
import type { Clase, FilaDe } from './filas';

export type Colecciones = { [E in Clase]: Coleccion<FilaDe[E]> };

/** The title of an epic, which no change of its stories tells. */
const renameEpica = ({ historia, tarea }: Colecciones, { _id, titulo }: Epica): boolean => {
  const isOther = (epica: { _id: string; titulo: string } | null | undefined) =>
    epica?._id === _id && epica.titulo !== titulo;
  const historias = historia.update((each) =>
    isOther(each.epicaId) ? { ...each, epicaId: { _id, titulo } } : each,
  );
  const tareas = tarea.update((each) => (isOther(each.epica) ? { ...each, epica: { _id, titulo } } : each));
  return historias || tareas;
};

/** The epic of a story's tasks, of which only the story tells. */
const moveTareas = ({ tarea }: Colecciones, { _id, epicaId }: Historia): boolean =>
  tarea.update((each) =>
    each.historiaId === _id && each.epica && each.epica._id !== epicaId._id
      ? { ...each, epica: epicaId }
      : each,
  );

/** A task that has gone to another story takes the epic of that one, if it is known. */
const withoutEpica = ({ tarea, historia }: Colecciones, _id: string): boolean => {
  const row = tarea.get(_id);
  const suya = row && historia.get(row.historiaId)?.epicaId;
  if (!row?.epica || !suya || suya._id === row.epica._id) return false;
  return tarea.update((each) => (each._id === _id ? { ...each, epica: suya } : each));
};

/** The name and the colour of a label, on all that has it; null: it goes from them. */
const relabel = ({ historia, tarea }: Colecciones, id: string, etiqueta: Etiqueta | null): boolean => {
  const change = <T extends Pick<Historia, 'etiquetas'>>(fila: T): T => {
    const suya = fila.etiquetas?.find(({ _id }) => _id === id);
    if (!suya || (suya.nombre === etiqueta?.nombre && suya.color === etiqueta.color)) return fila;
    const etiquetas = fila.etiquetas?.flatMap((each) =>
      each._id !== id ? each : etiqueta ? { _id: id, nombre: etiqueta.nombre, color: etiqueta.color } : [],
    );
    return { ...fila, etiquetas };
  };
  const historias = historia.update(change);
  return tarea.update(change) || historias;
};

/** A finished sprint keeps its stories; a cancelled or deleted one frees them. */
const listed = ({ accion, datos }: Cambio): SprintCambio | undefined => {
  const sprint = datos as SprintCambio | null;
  return accion === 'eliminado' || !sprint || sprint.estado === 'cancelado' ? undefined : sprint;
};

/** The sprint decides which stories are in it. */
const fillSprint = ({ historia }: Colecciones, cambio: Cambio): boolean => {
  const sprint = listed(cambio);
  const ids = new Set(sprint?.historias);
  const sprintId = sprint ? { _id: sprint._id, nombre: sprint.nombre } : null;
  const isOpen = sprint?.estado === 'pendiente' || sprint?.estado === 'en progreso';
  const isSame = (each: Historia) =>
    each.sprintId?._id === sprintId?._id && each.sprintId?.nombre === sprintId?.nombre;
  return historia.update((each) => {
    const isHere = each.sprintId?._id === cambio._id;
    if (!ids.has(each._id)) return isHere ? { ...each, sprintId: null } : each;
    // A story that a finished sprint still lists may be in another sprint by now.
    return (isHere || isOpen || !each.sprintId) && !isSame(each) ? { ...each, sprintId } : each;
  });
};

const removeWhere = <E extends Clase>(
  colecciones: Colecciones,
  clase: E,
  goes: (fila: FilaDe[E]) => boolean,
): boolean => {
  const coleccion = colecciones[clase] as Coleccion<FilaDe[E]>;
  const gone = [...coleccion.all()].filter(goes);
  gone.forEach(({ _id }) => coleccion.remove(_id));
  return gone.length > 0;
};

/** What goes with something that is removed; it may come back with it, so nothing remembers that it was deleted. */
const removeWith = (colecciones: Colecciones, { entidad, _id }: Cambio): boolean => {
  if (entidad === 'epica') {
    const suyas = [...colecciones.historia.all()].filter(({ epicaId }) => epicaId._id === _id);
    const ids = new Set(suyas.map((each) => each._id));
    removeWhere(colecciones, 'tarea', ({ historiaId }) => ids.has(historiaId));
    return removeWhere(colecciones, 'historia', ({ epicaId }) => epicaId._id === _id);
  }
  if (entidad === 'historia')
    return removeWhere(colecciones, 'tarea', ({ historiaId }) => historiaId === _id);
  if (entidad !== 'proyecto') return false;
  const clases = ['epica', 'historia', 'tarea', 'sprint', 'comentario', 'etiqueta', 'plantilla'] as const;
  const gone = clases.map((clase) => removeWhere(colecciones, clase, ({ proyecto }) => proyecto === _id));
  return gone.includes(true);
};

/** What an event says of its own thing: only the sprint knows which stories are in it, and they learn of it later. */
export const asHeard = <E extends Clase>(
  { historia }: Colecciones,
  clase: E,
  datos: FilaDe[E],
): FilaDe[E] => {
  const known = clase === 'historia' ? historia.get(datos._id) : undefined;
  return known ? { ...datos, sprintId: known.sprintId } : datos;
};

/** What a change changes in other things than the one that it is about; false: nothing. */
export const applyConsecuencias = (colecciones: Colecciones, cambio: Cambio): boolean => {
  const { entidad, accion, _id, datos } = cambio;
  if (entidad === 'sprint') return fillSprint(colecciones, cambio);
  if (entidad === 'etiqueta') return relabel(colecciones, _id, datos as Etiqueta | null);
  if (accion === 'eliminado') return removeWith(colecciones, cambio);
  if (entidad === 'epica') return renameEpica(colecciones, datos as Epica);
  if (entidad === 'historia') return moveTareas(colecciones, datos as Historia);
  return entidad === 'tarea' && withoutEpica(colecciones, _id);
};
