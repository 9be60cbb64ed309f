import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isUnavailable } from '../../../shared/http/errors';

const EVERY_MS = 3_000;
/** After this many tries, a query that still fails although every part is up is left to 'Reintentar'. */
const MAX_TRIES = 3;

const hasFailed = ({ state }: Query) => isUnavailable(state.error);

/** Which parts of the server are up, as one text to compare; null: no answer at all. */
async function askParts(): Promise<string | null> {
  try {
    // Not `http`: it would record this failure over the one whose id the person gives to support.
    const reply = await fetch('/api/salud');
    const { servicios } = (await reply.json()) as { servicios?: Record<string, string> };
    return servicios ? JSON.stringify(servicios) : null;
  } catch {
    return null;
  }
}

/** Refetches failed queries whenever a part of the server has come back. */
function createRecovery(queryClient: QueryClient) {
  const failed = { type: 'active', predicate: hasFailed } as const;
  let known: string | null = null;
  let tries = 0;
  return async () => {
    if (queryClient.getQueryCache().findAll(failed).length === 0) {
      tries = 0;
      return;
    }
    const parts = await askParts();
    if (parts !== known) tries = 0;
    known = parts;
    if (parts === null || tries === MAX_TRIES) return;
    tries += 1;
    await queryClient.refetchQueries(failed);
  };
}

/** Makes a screen that failed to load recover by itself, without a click or a reload. */
export const useRecuperacion = () => {
  const queryClient = useQueryClient();
  useEffect(() => {
    const recover = createRecovery(queryClient);
    const timer = setInterval(() => void recover(), EVERY_MS);
    return () => clearInterval(timer);
  }, [queryClient]);
};
