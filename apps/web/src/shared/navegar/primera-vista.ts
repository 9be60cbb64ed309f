import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let shown = false;

/**
 * Whether the screen that this visit began with shows its data. Until then nothing is asked for that this screen does
 * not need: it would take its place on the network and on the processor.
 */
export const primeraVista = {
  isShown: () => shown,
  show: (): void => {
    if (shown) return;
    shown = true;
    performance.mark('primera-vista');
    listeners.forEach((listener) => listener());
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export const usePrimeraVista = (): boolean =>
  useSyncExternalStore(primeraVista.subscribe, primeraVista.isShown);
