import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePrimeraVista } from '../../../shared/navegar/primera-vista';

/** Once the screen is in sight and nothing is to be done, fetches what keys open and remembers the place. */
export const useTrasLaVista = (pathname: string, proyecto: string | undefined): void => {
  const queryClient = useQueryClient();
  const shown = usePrimeraVista();
  useEffect(() => {
    if (!shown) return;
    const over = new AbortController();
    const go = () =>
      void import('./tras-la-vista')
        .then(({ trasLaVista }) => trasLaVista(queryClient, pathname, proyecto, over.signal))
        .catch(() => undefined);
    // Some browsers do not say when they are idle, whatever the types say.
    ((window.requestIdleCallback as typeof requestIdleCallback | undefined) ?? setTimeout)(go);
    return () => over.abort();
  }, [shown, pathname, proyecto, queryClient]);
};
