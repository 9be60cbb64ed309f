import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { painted } from '../../shared/navegar/painted';
import { primeraVista } from '../../shared/navegar/primera-vista';

/** A screen whose data do not arrive must not keep the rest of the application waiting for ever. */
const PATIENCE_MS = 4_000;

/** Beside a screen: tells when its data have arrived and are painted. Its effects run after the screen's have begun to read. */
export const ALaVista = () => {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (primeraVista.isShown()) return;
    const look = () => {
      if (queryClient.isFetching() === 0) void painted().then(primeraVista.show);
    };
    const off = queryClient.getQueryCache().subscribe(look);
    const timer = setTimeout(primeraVista.show, PATIENCE_MS);
    look();
    return () => {
      off();
      clearTimeout(timer);
    };
  }, [queryClient]);
  return null;
};
