import type { Sprint, SprintHistorias } from '@pmp/contracts/sprints';
import type { Historia } from '@pmp/contracts/proyectos';
import { http } from '../../../shared/http';
import { tellSprint } from '../tell';

export const getSprints = async (proyectoId: string, signal: AbortSignal): Promise<Sprint[]> =>
  (await http.get<{ sprints: Sprint[] }>(`/api/sprints/proyecto/${proyectoId}`, signal)).sprints;

const putHistorias = async (
  id: string,
  cambios: Pick<SprintHistorias, 'anadir' | 'quitar'>,
): Promise<void> => {
  const { sprint } = await http.put<{ sprint: Sprint }>(`/api/sprints/${id}/historias`, cambios);
  tellSprint(sprint);
};

/** A story is in one sprint: it leaves the one it is in before it joins another. '' is none. */
export const moveToSprint = async (historias: Historia[], destino: string): Promise<void> => {
  const from = new Map<string, string[]>();
  for (const { _id, sprintId } of historias) {
    if (sprintId && sprintId._id !== destino)
      from.set(sprintId._id, [...(from.get(sprintId._id) ?? []), _id]);
  }
  for (const [sprint, quitar] of from) await putHistorias(sprint, { quitar });
  const anadir = historias.filter(({ sprintId }) => sprintId?._id !== destino).map(({ _id }) => _id);
  if (destino && anadir.length) await putHistorias(destino, { anadir });
};
