import type { Cambio } from '@pmp/contracts/common';
import type { CuentasReply } from '@pmp/contracts/proyectos';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { http } from '../../../shared/http/http';
import { cambios } from '../../../shared/vivo/cambios';
import { createReread } from '../../../shared/vivo/create-reread';
import type { Pedido } from './leer-pagina';

/** The kinds of item whose changes may alter the counts. */
export const CUENTAN: ReadonlySet<Cambio['entidad']> = new Set(['epica', 'historia', 'tarea'] as const);

export const cuentasQuery = (proyectoId: string, pedido: Pedido | undefined) => {
  const asked = pedido ? `?${new URLSearchParams({ ...pedido })}` : '';
  return {
    queryKey: ['backlog', proyectoId, 'cuentas', asked],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      http.get<CuentasReply>(`/api/epicas/proyecto/${proyectoId}/cuentas${asked}`, signal),
    staleTime: 0,
  };
};

/** Reads the counts again after each change that may alter them, if they are on screen. Returns what stops it. */
export const recountOnChanges = (queryClient: QueryClient, queryKey: readonly unknown[]) => {
  const recount = createReread(() => queryClient.refetchQueries({ queryKey, exact: true, type: 'active' }));
  const off = cambios.subscribe(({ entidad }) => {
    if (CUENTAN.has(entidad)) recount.call();
  });
  return () => {
    off();
    recount.cancel();
  };
};

/** How much each epic holds, of all there is or of what is asked for, as the server knows it. */
export const useCuentas = (proyectoId: string, pedido: Pedido | undefined, enabled: boolean) => {
  const queryClient = useQueryClient();
  const query = cuentasQuery(proyectoId, pedido);
  const asked = query.queryKey[3];
  useEffect(
    () => (enabled ? recountOnChanges(queryClient, ['backlog', proyectoId, 'cuentas', asked]) : undefined),
    [queryClient, proyectoId, asked, enabled],
  );
  return useQuery({ ...query, enabled });
};
