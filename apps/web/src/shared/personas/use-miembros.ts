import type { Persona } from '@pmp/contracts/common';
import type { Equipo } from '@pmp/contracts/usuarios';
import { rutasEquipos } from '@pmp/contracts/usuarios/rutas';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { pedir } from '../http/pedir';
import { usePrimeraVista } from '../navegar/primera-vista';
import { keys } from '../queries/keys';

const getEquipos = async (signal: AbortSignal): Promise<Equipo[]> =>
  (await pedir(rutasEquipos.listar, { signal })).equipos;

const useEquipos = (enabled: boolean) =>
  useQuery({ queryKey: keys.equipos, queryFn: ({ signal }) => getEquipos(signal), enabled });

const miembrosOf = (equipos: Equipo[] | undefined, equipoId: string | undefined): Persona[] => {
  const miembros = equipos?.find(({ _id }) => _id === equipoId)?.miembros ?? [];
  return miembros
    .map(({ usuario: { _id, nombre, avatar } }): Persona => ({ _id, nombre, avatar }))
    .sort((a, b) => a.nombre.localeCompare(b.nombre));
};

/** The people of the project's team, who can be assigned work. */
export const useMiembros = (equipoId: string | undefined) => {
  const isShown = usePrimeraVista();
  const equipos = useEquipos(isShown && equipoId !== undefined);
  const personas = useMemo(() => miembrosOf(equipos.data, equipoId), [equipos.data, equipoId]);
  return { personas, isPending: equipos.isPending, isError: equipos.isError, refetch: equipos.refetch };
};

/** The people in all of these teams: nobody may be assigned a task they cannot see. */
export const useMiembrosDe = (equipoIds: readonly (string | undefined)[], enabled: boolean) => {
  const { data, isPending, isError } = useEquipos(enabled);
  const [first = [], ...rest] = equipoIds.map((id) => miembrosOf(data, id));
  const miembros = first.filter(({ _id }) =>
    rest.every((others) => others.some((other) => other._id === _id)),
  );
  return { miembros, isPending, isError };
};
