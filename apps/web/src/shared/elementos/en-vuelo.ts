import { useMutationState } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { NuevoPendiente } from '../pendientes/pendiente';

/** The key of the changes of fields that are on their way to the server. */
export const CAMBIAR = ['cambiar-elementos'];

/** The changes on their way to the server: lists show them as if they had arrived. */
export const useCambiosEnVuelo = (): NuevoPendiente[] => {
  const calls = useMutationState({
    filters: { mutationKey: CAMBIAR, status: 'pending' },
    select: ({ state }) => state.variables as NuevoPendiente[],
  });
  return useMemo(() => calls.flat(), [calls]);
};

/** The items with the changes that wait or are on their way; the same list when there are none. */
export const laid = <T extends { _id: string }>(items: T[], pedidos: readonly NuevoPendiente[]): T[] => {
  const vistos = new Map<string, object>();
  for (const { elemento, accion, visto } of pedidos)
    if ((accion === 'editar' || accion === 'criterio') && visto)
      vistos.set(elemento, { ...vistos.get(elemento), ...visto });
  if (!items.some(({ _id }) => vistos.has(_id))) return items;
  return items.map((item) => (vistos.has(item._id) ? { ...item, ...vistos.get(item._id) } : item));
};
