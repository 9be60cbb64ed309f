import type { Proyecto, Tarea } from '@pmp/contracts/proyectos';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useProyectos } from '../../shared/queries/use-proyectos';
import { proyectoInPath } from './proyecto-in-path';

/** The project of the task that is open, once its page has read it; `/tareas/{id}` may mean either. */
const useProyectoOfTarea = (id: string | undefined): string | undefined =>
  useQuery<{ tarea: Tarea }>({ queryKey: ['tarea', id], queryFn: skipToken }).data?.tarea.proyecto;

/** The path's project if it is in the list, else the one chosen last, else the first. */
export const useSelectedProyecto = (): Proyecto | undefined => {
  const { data: proyectos = [] } = useProyectos();
  const inPath = proyectoInPath(useLocation().pathname);
  const ofTarea = useProyectoOfTarea(inPath);
  const wanted = ofTarea ?? inPath;
  const [last, setLast] = useState(wanted);
  if (wanted && wanted !== last) setLast(wanted);
  return proyectos.find(({ _id }) => _id === last) ?? proyectos[0];
};
