import type { Persona } from '@pmp/contracts/common';
import type { Proyecto, Tarea } from '@pmp/contracts/proyectos';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../../shared/queries/keys';
import { getEquipos } from '../api/get-equipos';

/** The people in the teams of all projects concerned: nobody may be assigned a task they cannot see. */
export const useCandidatos = (tareas: Tarea[], proyectos: ReadonlyMap<string, Proyecto>): Persona[] => {
  const { data } = useQuery({
    queryKey: keys.equipos,
    queryFn: ({ signal }) => getEquipos(signal),
    enabled: tareas.length > 0,
  });
  const equipos = new Set(tareas.map(({ proyecto }) => proyectos.get(proyecto)?.equipo._id));
  const [first = [], ...rest] = [...equipos].map(
    (id) => data?.find(({ _id }) => _id === id)?.miembros.map(({ usuario }) => usuario) ?? [],
  );
  return first
    .filter(({ _id }) => rest.every((miembros) => miembros.some((usuario) => usuario._id === _id)))
    .map(({ _id, nombre, avatar }) => ({ _id, nombre, avatar }))
    .sort((a, b) => a.nombre.localeCompare(b.nombre));
};
