import type { Persona } from '@pmp/contracts/common';
import type { Equipo } from '@pmp/contracts/usuarios';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { http } from '../../../shared/http/http';
import { keys } from '../../../shared/queries/keys';

const getEquipos = async (signal: AbortSignal): Promise<Equipo[]> =>
  (await http.get<{ equipos: Equipo[] }>('/api/equipos', signal)).equipos;

/** The people of the project's team, who can be assigned work. */
export const usePersonas = (equipoId: string | undefined) => {
  const equipos = useQuery({
    queryKey: keys.equipos,
    queryFn: ({ signal }) => getEquipos(signal),
    enabled: equipoId !== undefined,
  });
  const personas = useMemo(() => {
    const miembros = equipos.data?.find(({ _id }) => _id === equipoId)?.miembros ?? [];
    return miembros
      .map(({ usuario: { _id, nombre, avatar } }): Persona => ({ _id, nombre, avatar }))
      .sort((a, b) => a.nombre.localeCompare(b.nombre));
  }, [equipos.data, equipoId]);
  return { personas, isPending: equipos.isPending, isError: equipos.isError, refetch: equipos.refetch };
};
