import type { QueryClient } from '@tanstack/react-query';
import '../../../shared/navegar/deliver';
import { rememberProyecto } from '../../../shared/preferencias/marcar-proyecto';
import { ahead } from '../../../shared/partes/parte';
import { rememberLugar } from './lugares-recientes';

/** Where nothing can point at a thing there is no keyboard either, and the data are often paid for. */
const touchOnly = window.matchMedia('(any-hover: none)');

/**
 * While the browser is idle and nothing is being read, fetches what keys open. Where the browser does not say when it is
 * idle, a key fetches it: what is typed meanwhile waits.
 */
const fetchAhead = (queryClient: QueryClient, over: AbortSignal): void => {
  // Some browsers do not have it, whatever the types say.
  const wait = window.requestIdleCallback as typeof window.requestIdleCallback | undefined;
  if (!wait || touchOnly.matches) return;
  const next = async () => {
    if (over.aborted || ahead.length === 0) return;
    // What does not arrive is fetched when it is opened.
    if (queryClient.isFetching() === 0)
      await ahead
        .shift()?.()
        .catch(() => undefined);
    wait(() => void next());
  };
  wait(() => void next());
};

export const trasLaVista = (
  queryClient: QueryClient,
  pathname: string,
  proyecto: string | undefined,
  over: AbortSignal,
): void => {
  rememberLugar(pathname, proyecto);
  if (proyecto) rememberProyecto(proyecto);
  fetchAhead(queryClient, over);
};
