import type { Vista } from '@pmp/contracts/proyectos';
import { useQuery } from '@tanstack/react-query';
import { http } from '../http/http';
import { usePrimeraVista } from '../navegar/primera-vista';
import { keys } from './keys';

/** The saved views that the person sees, by name; sidebar, palette and screens share this query. */
export const useVistas = () =>
  useQuery({
    queryKey: keys.vistas,
    queryFn: async ({ signal }) => (await http.get<{ vistas: Vista[] }>('/api/vistas', signal)).vistas,
    // The sidebar has them on every screen, and none begins with them.
    enabled: usePrimeraVista(),
  });
