import type { Cambio } from '@pmp/contracts/common';
import { rutasSprints } from '@pmp/contracts/sprints/rutas';
import { useQuery } from '@tanstack/react-query';
import { useRelectura } from '../almacen/use-relectura';
import { pedir } from '../http/pedir';
import { keys } from '../queries/keys';

const alters = ({ entidad }: Cambio): boolean =>
  entidad === 'sprint' || entidad === 'historia' || entidad === 'epica';

/** How a sprint goes, which only the server works out; not asked without one. */
export const useInforme = (proyecto: string, sprint: string | undefined) => {
  const queryKey = keys.informe(proyecto, sprint ?? '');
  useRelectura(queryKey, alters);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => pedir(rutasSprints.leerInforme, { params: { id: sprint ?? '' }, signal }),
    enabled: sprint !== undefined,
    staleTime: 0,
  });
};
