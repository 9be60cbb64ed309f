import type { Cambio } from '@pmp/contracts/common';

type Listener = (cambio: Cambio) => void;

const listeners = new Set<Listener>();

/** Changes heard on the page's socket, for screens that apply them instead of refetching. */
export const cambios = {
  publish: (cambio: Cambio) => listeners.forEach((listener) => listener(cambio)),
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
