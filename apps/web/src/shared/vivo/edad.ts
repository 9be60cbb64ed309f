import { useSyncExternalStore } from 'react';
import { isOnline } from './conexion';

/** When what this screen shows was read, by path: of what came from this device because there was no network. */
let leidos: ReadonlyMap<string, number> = new Map();
/** Since when there is no network: what was on screen then is as old as that. */
let corte = isOnline() ? undefined : Date.now();
const listeners = new Set<() => void>();

const set = (next: ReadonlyMap<string, number>) => {
  leidos = next;
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

window.addEventListener('offline', () => {
  corte = Date.now();
  set(leidos);
});
window.addEventListener('online', () => {
  corte = undefined;
  set(leidos);
});

/** The oldest; undefined: all of it is as the server has it. */
const oldest = (): number | undefined => (leidos.size ? Math.min(...leidos.values()) : corte);

export const edad = {
  /** Read from this device, which has it since then. */
  recalled: (path: string, at: number) => set(new Map(leidos).set(path, at)),
  /** The server has said it again. */
  renewed: (path: string) => {
    if (!leidos.has(path)) return;
    const next = new Map(leidos);
    next.delete(path);
    set(next);
  },
  /** Another screen is open. */
  forget: () => leidos.size && set(new Map()),
};

export const useEdad = (): number | undefined => useSyncExternalStore(subscribe, oldest);
