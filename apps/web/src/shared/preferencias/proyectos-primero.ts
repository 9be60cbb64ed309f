import { useSyncExternalStore } from 'react';

/** The projects that this person marked, and those gone to last: what stands first among many. Of this browser. */
type Lista = 'favoritos' | 'recientes';

const MAX_RECIENTES = 12;
const keyOf = (lista: Lista) => `proyectos:${lista}`;
const listeners = new Set<() => void>();

const textOf = (lista: Lista) => localStorage.getItem(keyOf(lista)) ?? '';
const write = (lista: Lista, ids: readonly string[]) => {
  localStorage.setItem(keyOf(lista), ids.join(' '));
  listeners.forEach((listener) => listener());
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const without = (lista: Lista, id: string) =>
  textOf(lista)
    .split(' ')
    .filter((each) => each && each !== id);

export const useProyectosDe = (lista: Lista): string => useSyncExternalStore(subscribe, () => textOf(lista));

export const markFavorito = (id: string, is: boolean): void =>
  write('favoritos', is ? [...without('favoritos', id), id] : without('favoritos', id));

export const rememberProyecto = (id: string): void => {
  if (!textOf('recientes').startsWith(id))
    write('recientes', [id, ...without('recientes', id)].slice(0, MAX_RECIENTES));
};
