import type { AdministracionReply } from '@pmp/contracts/usuarios';
import { useQuery } from '@tanstack/react-query';
import { http } from '../http/http';
import { keys } from './keys';

/** True once it is known that there is no administrator: waiting to be added to a team would be pointless. */
export const useSinAdministracion = (enabled: boolean): boolean => {
  const { data } = useQuery({
    queryKey: keys.administracion,
    queryFn: ({ signal }) => http.get<AdministracionReply>('/api/usuarios/administracion', signal),
    enabled,
  });
  return data?.hayAdministracion === false;
};
