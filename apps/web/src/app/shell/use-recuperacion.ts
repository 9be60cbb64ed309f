import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isUnavailable } from '../../shared/errors';

const EVERY_MS = 3_000;
/** What goes on failing where everything is said to be well is left to 'Reintentar'. */
const MAX_TRIES = 3;

const hasFailed = ({ state }: Query) => isUnavailable(state.error);

/** Which parts of the server are there, as one text; null: nobody answers. */
async function askParts(): Promise<string | null> {
  try {
    // Not `http`: its own failures must not take the place of the failure that support is told of.
    const reply = await fetch('/api/salud');
    const { servicios } = (await reply.json()) as { servicios?: Record<string, string> };
    return servicios ? JSON.stringify(servicios) : null;
  } catch {
    return null;
  }
}

/** Reads again what has failed, whenever a part of the server has come back. */
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

/** A screen that could not load does so by itself when it can: nobody has to press anything or reload. */
export const useRecuperacion = () => {
  const queryClient = useQueryClient();
  useEffect(() => {
    const recover = createRecovery(queryClient);
    const timer = setInterval(() => void recover(), EVERY_MS);
    return () => clearInterval(timer);
  }, [queryClient]);
};
