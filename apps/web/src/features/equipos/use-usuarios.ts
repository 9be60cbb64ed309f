import { useQuery } from '@tanstack/react-query';
import { keys } from '../../shared/queries/keys';
import { getUsuarios } from './api/get-usuarios';

/** People who can be in a team. */
export const useUsuarios = () =>
  useQuery({
    queryKey: keys.usuarios,
    queryFn: ({ signal }) => getUsuarios(signal),
    select: (usuarios) => usuarios.filter(({ estado }) => estado === 'activo'),
  });
