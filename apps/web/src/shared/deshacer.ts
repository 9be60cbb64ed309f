import type { TipoPapelera } from '@pmp/contracts/proyectos';
import { useSyncExternalStore } from 'react';

/** What was deleted last, by the person at this screen. */
export interface Eliminado {
  /** A comment does not go to the trash. */
  tipo: TipoPapelera | 'comentario';
  _id: string;
  titulo: string;
}

let eliminado: Eliminado | null = null;
const listeners = new Set<() => void>();

const set = (next: Eliminado | null) => {
  eliminado = next;
  listeners.forEach((listener) => listener());
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The dialog that deletes is gone by the time somebody wants it back: the shell offers it, whatever the screen. */
export const deshacer = { offer: (next: Eliminado) => set(next), close: () => set(null) };

export const useEliminado = (): Eliminado | null => useSyncExternalStore(subscribe, () => eliminado);
