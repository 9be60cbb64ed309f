import type { Historia } from '@pmp/contracts/proyectos';
import { tellSaved } from '../../almacen/tell';
import { isOnline } from '../../vivo/conexion';
import { moveToSprint } from '../cambiar/sprints';
import type { Sitio } from './crear';

/** Puts a story that has just been created in a sprint: in the one in course it changes the scope. */
export const enterSprint = async (
  historia: Historia,
  sprint: NonNullable<Sitio['sprint']>,
): Promise<void> => {
  // It waits for the network in the backlog: a sprint takes only stories that exist.
  if (!isOnline()) return;
  await moveToSprint(historia.proyecto, [historia], sprint._id);
  tellSaved('historia', { ...historia, sprintId: sprint });
};
