import type { Proyecto, Tarea } from '@pmp/contracts/proyectos';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { proyectoInPath } from './proyecto-in-path';

/**
 * The project of the open task, once the task's page has read it (`/tareas/{id}` may be a project or a task). Reads
 * only what is cached: an active query here would change when the page's own one is refetched.
 */
const useProyectoOfTarea = (id: string | undefined): string | undefined => {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => queryClient.getQueryCache().subscribe(listener),
    [queryClient],
  );
  return useSyncExternalStore(
    subscribe,
    () => queryClient.getQueryData<{ tarea: Tarea }>(['tarea', id])?.tarea.proyecto,
  );
};

/** The project in the path if it is listed, else the last one chosen, else the first. */
export const useSelectedProyecto = (): Proyecto | undefined => {
  const { data: proyectos = [] } = useProyectos();
  const inPath = proyectoInPath(useLocation().pathname);
  const ofTarea = useProyectoOfTarea(inPath);
  const wanted = ofTarea ?? inPath;
  const [last, setLast] = useState(wanted);
  if (wanted && wanted !== last) setLast(wanted);
  return proyectos.find(({ _id }) => _id === last) ?? proyectos[0];
};
