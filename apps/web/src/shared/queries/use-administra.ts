import { rutasEquipos } from '@pmp/contracts/usuarios/rutas';
import { useQuery } from '@tanstack/react-query';
import { pedir } from '../http/pedir';
import { useSession } from '../sesion/session';
import { keys } from './keys';

/** Whether the person administers this team; false also until that is known. `enabled`: somebody wants to know. */
export function useAdministra(equipo: string | undefined, enabled: boolean): boolean {
  const { user } = useSession();
  const isAdmin = user.rol === 'admin';
  const { data } = useQuery({
    queryKey: keys.equipos,
    queryFn: async ({ signal }) => (await pedir(rutasEquipos.listar, { signal })).equipos,
    enabled: enabled && !isAdmin && equipo !== undefined,
  });
  const miembros = data?.find(({ _id }) => _id === equipo)?.miembros ?? [];
  return isAdmin || miembros.some(({ usuario, rol }) => usuario._id === user._id && rol === 'admin');
}
