import { QueryClient } from '@tanstack/react-query';
import { isUnavailable } from '../errors';

/** One cache per signed-in session: nothing of one person is ever left for the next. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Offline must fail visibly (sample data, 'Reintentar'), not wait for ever.
        networkMode: 'always',
        staleTime: 15_000,
        retry: (failures, error) => isUnavailable(error) && failures < 1,
        retryDelay: 400,
      },
      mutations: { networkMode: 'always' },
    },
  });
