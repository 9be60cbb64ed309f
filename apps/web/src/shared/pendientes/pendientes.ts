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

/** Of the list as it is now: other tabs write it too, and what they have added must not be lost. */
const change = (to: (list: readonly Pendiente[]) => Pendiente[]) => {
  owner = storageKey();
  const next = to(load());
  localStorage.setItem(owner, JSON.stringify(next));
  current = next;
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

/** Those being sent, which nothing keeps beyond this page. */
let enviando: readonly NuevoPendiente[] = [];
let todos: readonly NuevoPendiente[] = [];
let todosDe: readonly unknown[] = [];

/** All that the server has not confirmed: what waits, and after it what is being sent. */
const porConfirmar = (): readonly NuevoPendiente[] => {
  const now = all();
  if (todosDe[0] !== now || todosDe[1] !== enviando) {
    todos = enviando.length ? [...now, ...enviando] : now;
    todosDe = [now, enviando];
  }
  return todos;
};

const turnos = new Map<string, Promise<unknown>>();

/**
 * Screens show these changes as if they had been made, while they are sent: kept here because whoever asked for them may
 * be gone before the reply. Those with the same `turno` are sent one after another.
 */
const mostrar = async <T>(
  pedidos: readonly NuevoPendiente[],
  send: () => Promise<T>,
  turno?: string,
): Promise<T> => {
  enviando = [...enviando, ...pedidos];
  changed();
  const before = turno === undefined ? undefined : turnos.get(turno);
  const sent = before ? before.then(send) : send();
  if (turno !== undefined)
    turnos.set(
      turno,
      sent.catch(() => undefined),
    );
  try {
    return await sent;
  } finally {
    enviando = enviando.filter((each) => !pedidos.includes(each));
    changed();
  }
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Changes that wait for the network, in the order in which they were made. */
export const pendientes = {
  all,
  porConfirmar,
  mostrar,
  subscribe,
  /** Reads the list again before sending: other tabs may have changed it. */
  reload,
  /** What was taken out may be put in again as it was. */
  add: (nuevo: NuevoPendiente & Partial<Pendiente>) =>
    change((list) =>
      withPendiente(list, { id: newId(), hecho: new Date().toISOString(), estado: 'espera', ...nuevo }),
    ),
  patch: (id: string, over: Partial<Pendiente>) =>
    change((list) => list.map((each) => (each.id === id ? { ...each, ...over } : each))),
  remove: (id: string) => change((list) => list.filter((each) => each.id !== id)),
  isWaiting: (elemento: string) =>
    all().some((each) => each.elemento === elemento && each.estado === 'espera'),
};

/** What waits and what is being sent. */
export const usePorConfirmar = (): readonly NuevoPendiente[] => useSyncExternalStore(subscribe, porConfirmar);

export const usePendientes = (): readonly Pendiente[] => useSyncExternalStore(subscribe, all);
