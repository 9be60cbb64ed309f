import { useQuery } from '@tanstack/react-query';
import { http } from '../../shared/http';
import { keys } from '../../shared/queries/keys';

/** Unread notifications; a badge is no reason to trouble anybody with an error. */
export const useContador = (): number => {
  const { data } = useQuery({
    queryKey: keys.contador,
    queryFn: async ({ signal }) =>
      (await http.get<{ contador: number }>('/api/notificaciones/contador', signal)).contador,
    retry: false,
  });
  return data ?? 0;
};
