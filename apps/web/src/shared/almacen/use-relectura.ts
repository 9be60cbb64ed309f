import type { Cambio } from '@pmp/contracts/common';
import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cambios } from '../vivo/cambios';
import { createReread } from '../vivo/create-reread';

/**
 * Asks the server again after changes of which it alone knows what follows: what belongs to a list, in which order, how
 * many there are. `asks` stays the same for the same query.
 */
export const useRelectura = (queryKey: QueryKey, asks: (cambio: Cambio) => boolean): void => {
  const queryClient = useQueryClient();
  const hash = hashKey(queryKey);
  useEffect(() => {
    const exact = { queryKey: JSON.parse(hash) as QueryKey, exact: true, type: 'active' as const };
    const read = () => queryClient.refetchQueries(exact, { cancelRefetch: false });
    const reread = createReread(async () => {
      // What is on its way may have been read before the change.
      if (queryClient.isFetching(exact) > 0) await read();
      await read();
    });
    const off = cambios.subscribe((cambio) => asks(cambio) && reread.call());
    return () => {
      off();
      reread.cancel();
    };
  }, [queryClient, hash, asks]);
};
