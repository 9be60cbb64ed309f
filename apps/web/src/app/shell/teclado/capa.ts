import { useSyncExternalStore } from 'react';
import { typeAhead } from '../../../shared/navegar/type-ahead';

/** Which layer covers the page, if any; anything in the shell can open one, and only one is open at a time. */
export type Capa = 'paleta' | 'atajos' | 'pendientes';

let open: Capa | undefined;
const listeners = new Set<() => void>();

const set = (next: Capa | undefined) => {
  open = next;
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const capa = {
  get: () => open,
  open: (next: Capa) => set(next),
  close: () => set(undefined),
  subscribe,
};

export const openPaleta = () => {
  capa.open('paleta');
  typeAhead(capa);
};

export const togglePaleta = () => (open === 'paleta' ? capa.close() : openPaleta());

export const useCapa = (): Capa | undefined => useSyncExternalStore(capa.subscribe, capa.get);
