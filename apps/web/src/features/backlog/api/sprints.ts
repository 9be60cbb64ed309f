import type { Sprint } from '@pmp/contracts/sprints';
import type { Historia } from '@pmp/contracts/proyectos';
import { http } from '../../../shared/http';

export const getSprints = async (proyectoId: string, signal: AbortSignal): Promise<Sprint[]> =>
  (await http.get<{ sprints: Sprint[] }>(`/api/sprints/proyecto/${proyectoId}`, signal)).sprints;

/** A story is in one sprint: it leaves the one it is in before it joins another. '' is none. */
export const moveToSprint = async (historias: Historia[], destino: string): Promise<void> => {
  const from = new Map<string, string[]>();
  for (const { _id, sprintId } of historias) {
    if (sprintId && sprintId._id !== destino)
      from.set(sprintId._id, [...(from.get(sprintId._id) ?? []), _id]);
  }
  for (const [sprint, quitar] of from) await http.put(`/api/sprints/${sprint}/historias`, { quitar });
  const anadir = historias.filter(({ sprintId }) => sprintId?._id !== destino).map(({ _id }) => _id);
  if (destino && anadir.length) await http.put(`/api/sprints/${destino}/historias`, { anadir });
};
