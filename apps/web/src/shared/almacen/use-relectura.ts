import type { Cambio } from '@pmp/contracts/common';
import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { almacen } from './almacen';
import { createReread } from '../vivo/create-reread';

type Asks = (cambio: Cambio) => boolean;

/**
 * Asks the server again after changes of which it alone knows what follows: what belongs to a list, in which order, how
 * many there are. `queryKeys`: of the queries on screen whose keys begin like that. `asks` stays the same for the same
 * queries; undefined: they are not asked again.
 */
export const useRelecturas = (queryKeys: readonly QueryKey[], asks: Asks | undefined): void => {
  const queryClient = useQueryClient();
  const hash = hashKey(queryKeys);
  useEffect(() => {
    if (!asks) return undefined;
    const filters = (JSON.parse(hash) as QueryKey[]).map((queryKey) => ({
      queryKey,
      type: 'active' as const,
    }));
    const read = () =>
      Promise.all(filters.map((each) => queryClient.refetchQueries(each, { cancelRefetch: false })));
    const reread = createReread(async () => {
      // What is on its way may have been read before the change.
      if (filters.some((each) => queryClient.isFetching(each) > 0)) await read();
      await read();
    });
    const off = almacen.hear((cambio) => asks(cambio) && reread.call());
    return () => {
      off();
      reread.cancel();
    };
  }, [queryClient, hash, asks]);
};

export const useRelectura = (queryKey: QueryKey, asks: Asks | undefined): void =>
  useRelecturas([queryKey], asks);
