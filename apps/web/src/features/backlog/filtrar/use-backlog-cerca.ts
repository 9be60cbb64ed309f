import type { Historia } from '@pmp/contracts/proyectos';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Elemento, Ref } from '../../../shared/elementos/elementos';
import { isMissing } from '../../../shared/http/errors';
import { keys } from '../../../shared/queries/keys';
import { getElemento } from '../api/get-elemento';
import { readTareasDe } from '../leer/leer-pagina';
import { useVentanas } from '../leer/use-ventanas';
import { listaQuery, useBacklogLive, useConPendientes } from './use-backlog';

/** The story that a reference leads to: itself, or that of a task that has been read. */
const historiaDe = (elegido: Ref, solo: Elemento | undefined): string => {
  if (elegido.entidad === 'historia') return elegido.id;
  return elegido.entidad === 'tarea' && solo?.entidad === 'tarea' ? solo.datos.historiaId : '';
};

/** Both, and what is in both as it was read last. */
const joined = <T extends { _id: string }>(lista: readonly T[], leidos: readonly T[]): T[] => [
  ...new Map([...lista, ...leidos].map((each) => [each._id, each])).values(),
];

/**
 * The backlog around one item: a small project as a whole, as every screen of it has it; of a large one its first windows,
 * with the story of the item and that story's tasks. `solo`: the item as it was read on its own.
 */
export const useBacklogCerca = (proyectoId: string, elegido: Ref, solo: Elemento | undefined) => {
  useBacklogLive([proyectoId]);
  const epicas = useQuery(listaQuery('epica', proyectoId));
  const { query, isPart, cuentas } = useVentanas(proyectoId, { enabled: true });
  const historiaId = isPart ? historiaDe(elegido, solo) : '';
  const historia = useQuery({
    queryKey: [...keys.historias(proyectoId), 'una', historiaId],
    queryFn: ({ signal }) =>
      getElemento({ entidad: 'historia', id: historiaId }, signal) as Promise<Historia>,
    enabled: historiaId !== '',
  });
  const tareas = useQuery({
    queryKey: [...keys.tareas(proyectoId), 'de', historiaId],
    queryFn: ({ signal }) => readTareasDe(proyectoId, [historiaId], undefined, signal),
    enabled: historiaId !== '',
  });
  const lists = useMemo(() => {
    const { historias = [], tareas: primeras = [] } = query.data ?? {};
    if (!historiaId) return { historia: historias, tarea: primeras };
    // What has been read on its own stays when the network goes, but not when the item has gone.
    const propia = solo?.entidad === 'historia' && !isMissing(historia.error) ? solo.datos : undefined;
    const una = historia.data ?? propia;
    const otras = primeras.filter((tarea) => tarea.historiaId !== historiaId || !tareas.data);
    return {
      historia: isMissing(historia.error)
        ? historias.filter(({ _id }) => _id !== historiaId)
        : joined(historias, una ? [una] : []),
      tarea: joined(otras, tareas.data ?? []),
    };
  }, [query.data, historiaId, historia.data, historia.error, tareas.data, solo]);
  const shown = useConPendientes(proyectoId, { epica: epicas.data, ...lists });
  return {
    ...shown,
    /** How many stories each epic has, where not all of them have been read. */
    cuentas: isPart ? cuentas : undefined,
    isPending: epicas.isPending || query.isPending || historia.isLoading || tareas.isLoading,
  };
};
