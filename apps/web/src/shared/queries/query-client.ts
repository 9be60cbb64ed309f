import { QueryClient } from '@tanstack/react-query';
import { isUnavailable } from '../errors';

/** A new cache per session, so that nothing of one person is left for the next. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Offline, a query must fail visibly (sample data, 'Reintentar') instead of waiting for ever.
        networkMode: 'always',
        staleTime: 15_000,
        retry: (failures, error) => isUnavailable(error) && failures < 1,
        retryDelay: 400,
      },
      mutations: { networkMode: 'always' },
    },
  });
