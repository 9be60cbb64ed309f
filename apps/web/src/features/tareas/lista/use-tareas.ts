import type { Tarea } from '@pmp/contracts/proyectos';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { cambios } from '../../../shared/vivo/cambios';
import type { Eliminados } from '../../../shared/deshacer/eliminados';
import { laid, useCambiosEnVuelo } from '../../../shared/elementos/en-vuelo';
import { usePendientes } from '../../../shared/pendientes/pendientes';
import { keys } from '../../../shared/queries/keys';
import { getTareas } from '../api/get-tareas';
import { patchTareas } from './patch-tareas';

/** All visible tasks; changes are applied one by one, so that ten thousand are not refetched because one changed. */
export const useTareas = () => {
  const queryClient = useQueryClient();
  useEffect(() => {
    const eliminados: Eliminados = new Map();
    return cambios.subscribe((cambio) => {
      const isUntold =
        (cambio.entidad === 'epica' && cambio.accion === 'eliminado') ||
        (cambio.entidad === 'proyecto' && cambio.accion === 'creado');
      if (isUntold) void queryClient.invalidateQueries({ queryKey: keys.tareasVisibles });
      else
        queryClient.setQueryData<Tarea[]>(
          keys.tareasVisibles,
          (tareas) => tareas && patchTareas(tareas, cambio, eliminados),
        );
    });
  }, [queryClient]);
  const query = useQuery({
    queryKey: keys.tareasVisibles,
    queryFn: ({ signal }) => getTareas(signal),
    // Without the screen nobody applies changes, so an old list must not be reused.
    refetchOnMount: 'always',
  });
  const enVuelo = useCambiosEnVuelo();
  const pendientes = usePendientes();
  const { data } = query;
  const shown = useMemo(() => data && laid(data, [...pendientes, ...enVuelo]), [data, pendientes, enVuelo]);
  return { ...query, data: shown };
};
