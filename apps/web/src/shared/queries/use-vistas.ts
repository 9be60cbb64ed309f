import { rutasVistas } from '@pmp/contracts/proyectos/rutas';
import { useQuery } from '@tanstack/react-query';
import { pedir } from '../http/pedir';
import { enEsperaDe, layComunes } from '../pendientes/comunes';
import { usePendientes } from '../pendientes/pendientes';
import { usePrimeraVista } from '../navegar/primera-vista';
import { keys } from './keys';

/** The saved views that the person sees, by name, with what waits for a network; sidebar, palette and screens share this query. */
export const useVistas = () => {
  const pendientes = usePendientes();
  return useQuery({
    queryKey: keys.vistas,
    queryFn: async ({ signal }) => (await pedir(rutasVistas.listar, { signal })).vistas,
    select: (vistas) => layComunes(vistas, enEsperaDe('vista', pendientes)),
    // The sidebar has them on every screen, and none begins with them.
    enabled: usePrimeraVista(),
  });
};
