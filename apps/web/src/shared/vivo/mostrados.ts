import { useEffect, useSyncExternalStore } from 'react';

const watchers = new Set<() => void>();
/** By who shows them. */
const sitios = new Map<object, readonly string[]>();
let todos: readonly string[] = [];

const tell = (): void => {
  todos = [...new Set([...sitios.values()].flat())];
  watchers.forEach((watcher) => watcher());
};

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** The projects of which something is on screen: the page enters their rooms, wherever they stand in the person's list. */
export const getMostrados = (): readonly string[] => todos;

export const useMostrados = (): readonly string[] => useSyncExternalStore(subscribe, getMostrados);

/** Says of which projects something is on screen, while it is. */
export const useMuestra = (proyectos: readonly string[]): void => {
  const ids = [...new Set(proyectos)].join(' ');
  useEffect(() => {
    if (!ids) return;
    const sitio = {};
    sitios.set(sitio, ids.split(' '));
    tell();
    return () => {
      sitios.delete(sitio);
      tell();
    };
  }, [ids]);
};
