import type { Prioridad } from '@pmp/contracts/common';
import type { EstadoTarea, EstadoTrabajo, Historia, Tarea } from '@pmp/contracts/proyectos';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../../shared/queries/keys';
import { putHistorias, putTareas } from './lote';
import { getSprints, moveToSprint } from './sprints';

interface Cambio {
  estado?: EstadoTarea;
  prioridad?: Prioridad;
  asignado?: string | null;
  responsable?: string | null;
  sprint?: string | null;
}

interface LoteOptions {
  proyectoId: string;
  historias: Historia[];
  tareas: Tarea[];
}

/** Makes one change to everything selected: stories in one transaction, tasks in another. */
export const useLote = ({ proyectoId, historias, tareas }: LoteOptions) => {
  const queryClient = useQueryClient();
  const sprints = useQuery({
    queryKey: keys.sprints(proyectoId),
    queryFn: ({ signal }) => getSprints(proyectoId, signal),
    enabled: historias.length > 0,
  });
  const idsOf = (items: { _id: string }[]) => items.map(({ _id }) => _id);
  const change = useMutation({
    mutationFn: async ({ estado, prioridad, asignado, responsable, sprint }: Cambio) => {
      if (sprint !== undefined) return moveToSprint(proyectoId, historias, sprint);
      if (asignado !== undefined) return putTareas(idsOf(tareas), { asignado });
      if (responsable !== undefined) return putHistorias(idsOf(historias), { responsable });
      const cambios = { ...(prioridad && { prioridad }) };
      if (historias.length)
        // While stories are selected the menu offers only their estados.
        await putHistorias(idsOf(historias), {
          ...cambios,
          ...(estado && { estado: estado as EstadoTrabajo }),
        });
      if (tareas.length) await putTareas(idsOf(tareas), { ...cambios, ...(estado && { estado }) });
    },
    onSettled: (_data, _error, { sprint }) => {
      if (sprint === undefined) return;
      void queryClient.invalidateQueries({ queryKey: keys.sprints(proyectoId) });
    },
  });
  /** Only pending sprints accept stories. */
  const pending = (sprints.data ?? []).filter(({ estado }) => estado === 'pendiente');
  return { change, sprints: pending };
};
