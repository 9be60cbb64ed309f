import type { Tarea } from '@pmp/contracts/proyectos';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { patchLista } from '../arbol/patch-lista';
import { readTareasDe } from '../leer/leer-pagina';
import { readOyendo } from '../leer/read-oyendo';
import type { Ventanas } from '../leer/ventanas';
import { type Patch, usePatch } from './use-patch';

const patchTareas =
  (proyectoId: string, historiaId: string): Patch<Tarea[]> =>
  (tareas, cambio, eliminados) => {
    const isHere =
      cambio.entidad === 'tarea' &&
      (cambio.accion === 'eliminado' ||
        (cambio.datos as Tarea).historiaId === historiaId ||
        tareas.some(({ _id }) => _id === cambio._id));
    return isHere ? patchLista(tareas, 'tarea', proyectoId, cambio, eliminados) : tareas;
  };

/** The tasks of one story, kept up to date; a task that has gone to another story may still be among them. */
export const useTareasDe = (proyectoId: string, historiaId: string) => {
  const queryClient = useQueryClient();
  const queryKey = ['backlog', proyectoId, 'tareas-de', historiaId];
  const patch = useMemo(() => patchTareas(proyectoId, historiaId), [proyectoId, historiaId]);
  usePatch(queryKey, patch);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      readOyendo(() => readTareasDe(proyectoId, [historiaId], undefined, signal), patch),
    enabled: historiaId !== '',
    staleTime: 0,
  });
  /** As the backlog has read them: at once, and without a network too. */
  const leidas = () =>
    queryClient.getQueryData<Ventanas>(['backlog', proyectoId, 'ventanas', ''])?.tareas ?? [];
  return { query, tareas: query.data ?? (historiaId ? leidas() : []) };
};
