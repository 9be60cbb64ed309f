import type { TipoPapelera } from '@pmp/contracts/proyectos';
import { useSyncExternalStore } from 'react';

/** The last thing this person deleted on this page. */
export interface Eliminado {
  /** Comments are not in the trash: they are restored by another call. */
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

/** Held here because the dialog that deleted it is gone by then: the shell offers the undo on any screen. */
export const deshacer = { offer: (next: Eliminado) => set(next), close: () => set(null) };

export const useEliminado = (): Eliminado | null => useSyncExternalStore(subscribe, () => eliminado);
