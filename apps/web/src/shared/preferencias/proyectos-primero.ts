import { useSyncExternalStore } from 'react';

/** The projects that this person marked, and those gone to last: what stands first among many. Of this browser. */
export type Lista = 'favoritos' | 'recientes';

export const readProyectos = (lista: Lista): string => localStorage.getItem(`proyectos:${lista}`) ?? '';

const subscribe = (listener: () => void) => {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};

/** Their ids, in one text. */
export const useProyectosDe = (lista: Lista): string =>
  useSyncExternalStore(subscribe, () => readProyectos(lista));
