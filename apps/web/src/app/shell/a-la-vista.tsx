import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { painted } from '../../shared/navegar/painted';
import { primeraVista } from '../../shared/navegar/primera-vista';

/** A screen whose data do not arrive must not keep the rest of the application waiting for ever. */
const PATIENCE_MS = 4_000;

/** What holds a place is still there for a third of a second after the code of what comes instead. */
const isDrawing = (): boolean => document.querySelector('#contenido .animate-pulse-soft') !== null;

interface ALaVistaProps {
  /** The screen has everything that it reads: what has arrived began nothing that is still on its way. */
  onEntera: () => void;
}

/**
 * Beside a screen: tells when its data have arrived and are painted. An effect of layout is undone when the screen gives
 * way to one whose code is still on its way, and done again when that is there.
 */
export const ALaVista = ({ onEntera }: ALaVistaProps) => {
  const queryClient = useQueryClient();
  useLayoutEffect(() => {
    const isReading = () => queryClient.isFetching() > 0;
    let isOver = false;
    const look = async () => {
      if (isReading()) return;
      await painted();
      if (isOver || isReading()) return;
      primeraVista.show();
      while (!isOver && isDrawing()) await painted();
      if (isOver || isReading()) return;
      end();
      onEntera();
    };
    const off = queryClient.getQueryCache().subscribe(() => void look());
    const timer = setTimeout(primeraVista.show, PATIENCE_MS);
    const end = () => {
      isOver = true;
      off();
      clearTimeout(timer);
    };
    void look();
    return end;
  }, [queryClient, onEntera]);
  return null;
};
