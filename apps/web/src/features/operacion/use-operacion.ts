import { useQuery } from '@tanstack/react-query';
import { keys } from '../../shared/queries/keys';
import { getOperacion } from './api/get-operacion';

export const EVERY_S = 5;

/** Refetched while the page is visible; the last answer stays on screen when one fails. */
export const useOperacion = () =>
  useQuery({
    queryKey: keys.operacion,
    queryFn: ({ signal }) => getOperacion(signal),
    refetchInterval: EVERY_S * 1000,
    retry: false,
  });
