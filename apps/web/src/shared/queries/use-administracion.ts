import type { Administracion } from '@pmp/contracts/usuarios';
import { useQuery } from '@tanstack/react-query';
import { http } from '../http/http';
import { keys } from './keys';

/** Who can add the person to a team; undefined until that is known. */
export const useAdministracion = (enabled: boolean): Administracion | undefined =>
  useQuery({
    queryKey: keys.administracion,
    queryFn: ({ signal }) => http.get<Administracion>('/api/usuarios/administracion', signal),
    enabled,
  }).data;
