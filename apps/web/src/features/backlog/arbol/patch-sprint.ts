import type { Cambio } from '@pmp/contracts/common';
import type { Historia } from '@pmp/contracts/proyectos';
import type { SprintCambio } from '@pmp/contracts/sprints';

/** A finished sprint keeps its stories; a cancelled or deleted one frees them. */
const listed = ({ accion, datos }: Cambio): SprintCambio | undefined => {
  const sprint = datos as SprintCambio | null;
  return accion === 'eliminado' || !sprint || sprint.estado === 'cancelado' ? undefined : sprint;
};

/** The stories after a change of a sprint: the sprint decides which stories are in it. */
export const patchSprint = (historias: Historia[], cambio: Cambio): Historia[] => {
  const sprint = listed(cambio);
  const ids = new Set(sprint?.historias);
  const sprintId = sprint ? { _id: sprint._id, nombre: sprint.nombre } : null;
  const isOpen = sprint?.estado === 'pendiente' || sprint?.estado === 'en progreso';
  return historias.map((historia) => {
    const isHere = historia.sprintId?._id === cambio._id;
    if (!ids.has(historia._id)) return isHere ? { ...historia, sprintId: null } : historia;
    // A story that a finished sprint still lists may be in another sprint by now.
    return isHere || isOpen || !historia.sprintId ? { ...historia, sprintId } : historia;
  });
};
