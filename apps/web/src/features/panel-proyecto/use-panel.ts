import type { Cambio } from '@pmp/contracts/common';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createBurst } from '../../shared/vivo/burst';
import { cambios } from '../../shared/vivo/cambios';
import { ID_PATTERN } from '../../shared/http/new-id';
import { keys } from '../../shared/queries/keys';
import { getPanel } from './api/get-panel';

/** A burst of changes causes one refetch, as the server counts everything again each time. */
const COALESCE_MS = 400;

/** A deletion does not say which project it was in, so it always counts. */
const concerns = ({ entidad, accion, datos, _id }: Cambio, id: string): boolean => {
  if (entidad === 'proyecto') return _id === id;
  if (entidad === 'sprint' || entidad === 'tablero') return false;
  return accion === 'eliminado' || (datos as { proyecto?: unknown } | null)?.proyecto === id;
};

export const usePanel = (id: string) => {
  const queryClient = useQueryClient();
  useEffect(() => {
    const reread = createBurst(
      () => void queryClient.invalidateQueries({ queryKey: keys.panel(id) }),
      COALESCE_MS,
    );
    const off = cambios.subscribe((cambio) => {
      if (concerns(cambio, id)) reread.call();
    });
    return () => {
      off();
      reread.cancel();
    };
  }, [id, queryClient]);
  return useQuery({
    queryKey: keys.panel(id),
    queryFn: ({ signal }) => getPanel(id, signal),
    enabled: ID_PATTERN.test(id),
    staleTime: 0,
  });
};
