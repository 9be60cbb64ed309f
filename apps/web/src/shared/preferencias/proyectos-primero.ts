import { useSyncExternalStore } from 'react';

/**
 * The projects that this person marked, which the server keeps among their preferences, and those gone to last, of this
 * browser: what stands first among many.
 */
export type Lista = 'favoritos' | 'recientes';

/** Their ids, in one text. */
export const readProyectos = (lista: Lista): string => localStorage.getItem(`proyectos:${lista}`) ?? '';

export const writeProyectos = (lista: Lista, ids: readonly string[]): void => {
  const text = ids.join(' ');
  if (text === readProyectos(lista)) return;
  localStorage.setItem(`proyectos:${lista}`, text);
  // The browser tells only other tabs.
  window.dispatchEvent(new Event('storage'));
};

const subscribe = (listener: () => void) => {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};

export const useProyectosDe = (lista: Lista): string =>
  useSyncExternalStore(subscribe, () => readProyectos(lista));
