import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Tarea } from '@pmp/contracts/proyectos';
import { http } from '../../../shared/http/http';
import { keys } from '../../../shared/queries/keys';

const getHalladas = async (q: string, signal: AbortSignal): Promise<string[]> => {
  const { tareas } = await http.get<{ tareas: Tarea[] }>(`/api/tareas?${new URLSearchParams({ q })}`, signal);
  return tareas.map(({ _id }) => _id);
};

/** The tasks that a query finds, by id; the list itself stays the one that follows every change. */
export const useHalladas = (consulta: string) => {
  const query = useQuery({
    queryKey: keys.tareasHalladas(consulta),
    queryFn: ({ signal }) => getHalladas(consulta, signal),
    enabled: consulta !== '',
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const { data } = query;
  const halladas = useMemo(() => (consulta && data ? new Set(data) : undefined), [consulta, data]);
  return { query, halladas, isPending: consulta !== '' && query.isPending };
};
