import { useSyncExternalStore } from 'react';
import { newId } from '../http/new-id';
import { session } from '../sesion/session';
import { withPendiente } from './coalesce';
import type { NuevoPendiente, Pendiente } from './pendiente';

/** One list per person: the next person to sign in here must not send somebody else's changes. */
const storageKey = () => `pendientes:${session.get().user._id ?? ''}`;

const load = (): Pendiente[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey()) ?? '[]');
    return Array.isArray(stored) ? (stored as Pendiente[]) : [];
  } catch {
    return [];
  }
};

let owner = '';
let current: Pendiente[] = [];
const listeners = new Set<() => void>();

const all = (): Pendiente[] => {
  if (owner !== storageKey()) {
    owner = storageKey();
    current = load();
  }
  return current;
};

const changed = () => listeners.forEach((listener) => listener());

const set = (next: Pendiente[]) => {
  current = next;
  localStorage.setItem(owner, JSON.stringify(next));
  changed();
};

const reload = () => {
  current = load();
  changed();
};

// Other tabs of the same person also add, send and cancel.
window.addEventListener('storage', ({ key }) => {
  if (key === owner) reload();
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Changes that wait for the network, in the order in which they were made. */
export const pendientes = {
  all,
  subscribe,
  /** Reads the list again before sending: other tabs may have changed it. */
  reload,
  add: (nuevo: NuevoPendiente) =>
    set(withPendiente(all(), { ...nuevo, id: newId(), hecho: new Date().toISOString(), estado: 'espera' })),
  patch: (id: string, over: Partial<Pendiente>) =>
    set(all().map((each) => (each.id === id ? { ...each, ...over } : each))),
  remove: (id: string) => set(all().filter((each) => each.id !== id)),
  isWaiting: (elemento: string) =>
    all().some((each) => each.elemento === elemento && each.estado === 'espera'),
};

export const usePendientes = (): readonly Pendiente[] => useSyncExternalStore(subscribe, all);
