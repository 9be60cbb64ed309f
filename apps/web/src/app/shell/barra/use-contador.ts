import { useQuery } from '@tanstack/react-query';
import { http } from '../../../shared/http/http';
import { usePrimeraVista } from '../../../shared/navegar/primera-vista';
import { keys } from '../../../shared/queries/keys';

/** The number of unread notifications; when it cannot be read the badge just stays away, without an error. */
export const useContador = (): number => {
  const { data } = useQuery({
    queryKey: keys.contador,
    queryFn: async ({ signal }) =>
      (await http.get<{ contador: number }>('/api/notificaciones/contador', signal)).contador,
    retry: false,
    enabled: usePrimeraVista(),
  });
  return data ?? 0;
};
