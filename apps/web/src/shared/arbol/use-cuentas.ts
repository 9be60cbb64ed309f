import type { Cambio } from '@pmp/contracts/common';
import { rutasEpicas } from '@pmp/contracts/proyectos/rutas';
import { useQuery } from '@tanstack/react-query';
import { useRelectura } from '../almacen/use-relectura';
import { pedir } from '../http/pedir';
import type { Pedido } from './leer-pagina';

/** Whether a change may alter the counts, or what a filter finds. */
export const mayAlter = ({ entidad }: Cambio): boolean =>
  entidad === 'epica' || entidad === 'historia' || entidad === 'tarea';

export const cuentasQuery = (proyectoId: string, pedido: Pedido | undefined) => {
  const asked = pedido ? `${new URLSearchParams({ ...pedido })}` : '';
  return {
    queryKey: ['backlog', proyectoId, 'cuentas', asked],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      pedir(rutasEpicas.listarCuentas, { params: { id: proyectoId }, query: pedido, signal }),
    staleTime: 0,
  };
};

/** How much each epic holds, of all there is or of what is asked for, as the server knows it. */
export const useCuentas = (proyectoId: string, pedido: Pedido | undefined, enabled: boolean) => {
  const query = cuentasQuery(proyectoId, pedido);
  useRelectura(query.queryKey, enabled ? mayAlter : undefined);
  return useQuery({ ...query, enabled });
};
