import type { UsuarioListado } from '@pmp/contracts/usuarios';
import { useQuery } from '@tanstack/react-query';
import { http } from '../../shared/http/http';
import { getEquiposElegibles } from '../../shared/queries/get-equipos-elegibles';
import { keys } from '../../shared/queries/keys';
import { useSession } from '../../shared/sesion/session';

/** The teams that a project may be made in; without any, the people with whom an administrator can make one. */
export const useAlrededor = () => {
  const { user } = useSession();
  const equipos = useQuery({
    queryKey: keys.equiposElegibles,
    queryFn: ({ signal }) => getEquiposElegibles(signal),
  });
  const usuarios = useQuery({
    queryKey: keys.usuarios,
    queryFn: async ({ signal }) =>
      (await http.get<{ usuarios: UsuarioListado[] }>('/api/usuarios', signal)).usuarios,
    enabled: user.rol === 'admin' && equipos.data?.length === 0,
  });
  const otras = usuarios.data?.filter(({ _id, estado }) => _id !== user._id && estado === 'activo');
  return { user, equipos, usuarios, otras };
};
