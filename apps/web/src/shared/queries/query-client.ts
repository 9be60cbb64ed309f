import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnavailable } from '../http/errors';

declare module '@tanstack/react-query' {
  interface Register {
    /** `log`: the text that the specification fixes for the console when the query fails. */
    queryMeta: { log?: string };
  }
}

/** A new cache per session, so that nothing of one person is left for the next. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        // eslint-disable-next-line no-console -- specified: some failures are logged
        if (meta?.log) console.error(meta.log, error);
      },
    }),
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
