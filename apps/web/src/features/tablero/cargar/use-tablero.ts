import type { Cambio } from '@pmp/contracts/common';
import { rutasTableros } from '@pmp/contracts/sprints/rutas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useAlmacen } from '../../../shared/almacen/use-almacen';
import { useRelectura } from '../../../shared/almacen/use-relectura';
import { usePendientes } from '../../../shared/pendientes/pendientes';
import { keys } from '../../../shared/queries/keys';
import { readOf } from '../../../shared/queries/read-of';
import {
  columnasDe,
  type DatosTablero,
  historiasDe,
  reglasDe,
  takeTablero,
  type TableroLeido,
} from './datos-tablero';
import { isSinSprint } from './sin-sprint';

const SIN_SPRINT = { sinSprint: 'true' } as const;

/** The board of a project, as it is now and with what the server has not confirmed. */
export const useTablero = (proyectoId: string) => {
  const queryClient = useQueryClient();
  const queryKey = keys.tablero(proyectoId);
  const query = useQuery({
    queryKey,
    ...readOf(
      rutasTableros.leerPrincipal,
      () => [{ params: { id: proyectoId }, query: isSinSprint(proyectoId) ? SIN_SPRINT : {} }],
      takeTablero,
    ),
  });
  // The sprint decides which stories are on the board, and a label is renamed without them.
  useRelectura(
    queryKey,
    useCallback(
      ({ entidad, accion, _id }: Cambio) => {
        const leido = queryClient.getQueryData<TableroLeido>(keys.tablero(proyectoId));
        if (entidad === 'historia') return accion === 'eliminado' && (leido?.ids.includes(_id) ?? false);
        return entidad === 'sprint' || entidad === 'etiqueta' || _id === leido?.tablero._id;
      },
      [queryClient, proyectoId],
    ),
  );
  const { data: leido, ...rest } = query;
  const historias = useAlmacen(useCallback(() => (leido ? historiasDe(leido) : []), [leido]));
  const pendientes = usePendientes();
  const datos = useMemo(
    (): DatosTablero | undefined =>
      leido && { ...leido, columnas: columnasDe(reglasDe(leido, pendientes), historias) },
    [leido, historias, pendientes],
  );
  return { ...rest, datos };
};
