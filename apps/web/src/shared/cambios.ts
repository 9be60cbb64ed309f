import type { Cambio } from '@pmp/contracts/common';

type Listener = (cambio: Cambio) => void;

const listeners = new Set<Listener>();

/** What the page's one socket hears, for screens that apply a change themselves instead of reading again. */
export const cambios = {
  publish: (cambio: Cambio) => listeners.forEach((listener) => listener(cambio)),
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
