import { rutasNotificaciones } from '@pmp/contracts/notificaciones/rutas';
import { useQuery } from '@tanstack/react-query';
import { pedir } from '../../../shared/http/pedir';
import { usePrimeraVista } from '../../../shared/navegar/primera-vista';
import { keys } from '../../../shared/queries/keys';

/** The number of unread notifications; when it cannot be read the badge just stays away, without an error. */
export const useContador = (): number => {
  const { data } = useQuery({
    queryKey: keys.contador,
    queryFn: async ({ signal }) => (await pedir(rutasNotificaciones.contar, { signal })).contador,
    retry: false,
    enabled: usePrimeraVista(),
  });
  return data ?? 0;
};
