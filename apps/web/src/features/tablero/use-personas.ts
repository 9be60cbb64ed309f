import type { Persona } from '@pmp/contracts/common';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { keys } from '../../shared/queries/keys';
import { getTareas } from './api/get-tareas';
import { historiasOfPersona } from './filter-historias';

/** Who works on a story is known by its tasks; they are read only once somebody reaches for that filter. */
export const usePersonas = (proyectoId: string, persona: string) => {
  const [wanted, setWanted] = useState(false);
  const { data: tareas, isError } = useQuery({
    queryKey: keys.tareas(proyectoId),
    queryFn: ({ signal }) => getTareas(proyectoId, signal),
    enabled: wanted || persona !== '',
  });
  const personas = useMemo(() => {
    const byId = new Map<string, Persona>();
    for (const { asignado } of tareas ?? []) if (asignado) byId.set(asignado._id, asignado);
    return [...byId.values()].sort((a, b) => a.nombre.localeCompare(b.nombre));
  }, [tareas]);
  const dePersona = useMemo(() => historiasOfPersona(tareas, persona), [tareas, persona]);
  return { personas, dePersona, isReady: tareas !== undefined, isError, want: () => setWanted(true) };
};
