import type { Historia } from '@pmp/contracts/proyectos';
import type { Sprint } from '@pmp/contracts/sprints';
import type { Sitio } from '../../../shared/elementos/crear';
import { http } from '../../../shared/http/http';
import { isOnline } from '../../../shared/vivo/conexion';
import { tellSaved, tellSprint } from './tell';

/** Puts a story that has just been created in a sprint: in the one in course it changes the scope. */
export const enterSprint = async (
  historia: Historia,
  { _id, nombre, enCurso }: NonNullable<Sitio['sprint']>,
): Promise<void> => {
  // It waits for the network in the backlog: a sprint takes only stories that exist.
  if (!isOnline()) return;
  const anadir = { anadir: [historia._id] };
  const { sprint } = enCurso
    ? await http.post<{ sprint: Sprint }>(`/api/sprints/${_id}/alcance`, anadir)
    : await http.put<{ sprint: Sprint }>(`/api/sprints/${_id}/historias`, anadir);
  tellSaved('historia', { ...historia, sprintId: { _id, nombre } });
  tellSprint(sprint);
};
