import type { Cambio } from '@pmp/contracts/common';
import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Eliminados } from '../../../shared/deshacer/eliminados';
import { cambios } from '../../../shared/vivo/cambios';

export type Patch<T> = (now: T, cambio: Cambio, eliminados: Eliminados) => T;

/** Applies every change that is heard to what a query has read. `patch` stays the same for the same key. */
export const usePatch = <T>(queryKey: QueryKey, patch: Patch<T>): void => {
  const queryClient = useQueryClient();
  const hash = hashKey(queryKey);
  useEffect(() => {
    const eliminados: Eliminados = new Map();
    return cambios.subscribe((cambio) =>
      queryClient.setQueryData<T>(JSON.parse(hash) as QueryKey, (now) => {
        const next = now && patch(now, cambio, eliminados);
        return next === now ? undefined : next;
      }),
    );
  }, [queryClient, hash, patch]);
};
