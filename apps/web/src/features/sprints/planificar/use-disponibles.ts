import type { Cambio } from '@pmp/contracts/common';
import { rutasSprints } from '@pmp/contracts/sprints/rutas';
import { useQuery } from '@tanstack/react-query';
import { leerLista, useFilas } from '../../../shared/almacen/lista';
import { useRelectura } from '../../../shared/almacen/use-relectura';
import { pedir } from '../../../shared/http/pedir';
import { keys } from '../../../shared/queries/keys';

const alters = ({ entidad }: Cambio): boolean =>
  entidad === 'sprint' || entidad === 'historia' || entidad === 'epica';

/** Stories that can be planned; plus those of `sprint` when that one is being edited. */
export const useDisponibles = (proyecto: string, sprint: string | undefined, enabled = true) => {
  const queryKey = [...keys.sprints(proyecto), 'disponibles', sprint ?? null];
  useRelectura(queryKey, enabled ? alters : undefined);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      leerLista('historia', async () => {
        const asked = { params: { id: proyecto }, query: { sprint }, signal };
        return (await pedir(rutasSprints.listarDisponibles, asked)).historias;
      }),
    enabled,
    staleTime: 0,
  });
  const historias = useFilas('historia', query.data);
  return { ...query, data: query.data && historias };
};
