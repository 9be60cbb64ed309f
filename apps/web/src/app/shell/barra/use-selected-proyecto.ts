import type { Proyecto } from '@pmp/contracts/proyectos';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { almacen } from '../../../shared/almacen/almacen';
import { useAlmacen } from '../../../shared/almacen/use-almacen';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { proyectoInPath } from './proyecto-in-path';

/** The project of the open story or task, once its page has read it: `/tareas/{id}` may be a project or a task. */
const useProyectoOfElemento = (id: string | undefined): string | undefined =>
  useAlmacen(
    useCallback(
      () => (id ? [(almacen.get('tarea', id) ?? almacen.get('historia', id))?.proyecto] : []),
      [id],
    ),
  )[0];

const KEY = 'proyecto';

/** The last one of this tab, which a reload keeps; a new tab begins with the last one of any. */
const readLast = () => sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY) ?? undefined;

/** The project in the path if it is listed, else the last one chosen, else the first. */
export const useSelectedProyecto = (): Proyecto | undefined => {
  const { data: proyectos = [] } = useProyectos();
  const inPath = proyectoInPath(useLocation().pathname);
  const ofElemento = useProyectoOfElemento(inPath);
  const wanted = ofElemento ?? inPath;
  const [last, setLast] = useState(wanted ?? readLast);
  if (wanted && wanted !== last) setLast(wanted);
  const selected = proyectos.find(({ _id }) => _id === last);
  const id = selected?._id;
  useEffect(() => {
    if (id) [sessionStorage, localStorage].forEach((storage) => storage.setItem(KEY, id));
  }, [id]);
  return selected ?? proyectos[0];
};
