import type { UsuarioListado } from '@pmp/contracts/usuarios';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../../shared/queries/keys';
import { MIN_MIEMBROS } from '../../../shared/dominio/validators';
import { getUsuarios } from '../api/get-usuarios';

/** While there are too few people for a team, refetches, as those invited are about to register. */
const AWAITED_MS = 5000;

const activos = (usuarios: UsuarioListado[]) => usuarios.filter(({ estado }) => estado === 'activo');

/** People who can be in a team. */
export const useUsuarios = () =>
  useQuery({
    queryKey: keys.usuarios,
    queryFn: ({ signal }) => getUsuarios(signal),
    select: activos,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && activos(data).length < MIN_MIEMBROS && AWAITED_MS,
  });
