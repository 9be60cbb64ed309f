import type { Usuario } from '@pmp/contracts/usuarios';
import { useSyncExternalStore } from 'react';
import { sinGuardar } from './sin-guardar';
import { storageInUse, TOKEN } from './stored-token';

/** What the specification keeps beside the token; every part may be missing in an older session. */
export type UsuarioGuardado = Partial<
  Pick<Usuario, '_id' | 'nombre' | 'correo' | 'avatar' | 'rol' | 'estado' | 'correoConfirmado'>
>;

export interface Sesion {
  token: string | null;
  user: UsuarioGuardado;
  /** The server has refused the token: the page stays, and a dialog asks to sign in again. */
  expirada: boolean;
  /** A call waits until the person has shown that it is still them, which a dialog asks for; false: they would rather not. */
  confirmar?: (shown: boolean) => void;
}

const USER = 'user';

const parseUser = (json: string | null): UsuarioGuardado => {
  if (!json) return {};
  try {
    const user: unknown = JSON.parse(json);
    return user && typeof user === 'object' ? (user as UsuarioGuardado) : {};
  } catch (error) {
    // eslint-disable-next-line no-console -- specified: the error catalogue says that it is logged
    console.error('Error al parsear datos del usuario', error);
    return {};
  }
};

const read = (): Sesion => {
  const storage = storageInUse();
  return { token: storage.getItem(TOKEN), user: parseUser(storage.getItem(USER)), expirada: false };
};

let current = read();
const listeners = new Set<() => void>();

const publish = (next: Sesion) => {
  const { confirmar } = current;
  current = next;
  // Another token has been shown for, here or in another tab.
  if (!next.confirmar) confirmar?.(Boolean(next.token));
  listeners.forEach((listener) => listener());
};

const forgetIn = (storage: Storage) => {
  storage.removeItem(TOKEN);
  storage.removeItem(USER);
};

const expire = (): void => {
  if (!current.expirada) publish({ ...current, expirada: true });
};

/** The person has signed out in another tab: what is typed here and not saved stays, and is asked to sign in for. */
const endedElsewhere = (): void => (sinGuardar.any() && current.token ? expire() : publish(read()));

// Signing in or out in another tab.
window.addEventListener('storage', ({ key }) => {
  if (key !== null && key !== TOKEN && key !== USER) return;
  const next = read();
  if (next.token) publish(next);
  else endedElsewhere();
});

let asked: Promise<boolean> | undefined;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const session = {
  get: () => current,
  subscribe,

  /** `recordar`: the session outlives the browser; otherwise it ends with the last tab. */
  start: (token: string, user: UsuarioGuardado, recordar: boolean) => {
    const [storage, other] = recordar ? [localStorage, sessionStorage] : [sessionStorage, localStorage];
    // Overwritten, never removed first: other tabs see each step, and a tab that sees no token leaves its page.
    storage.setItem(TOKEN, token);
    storage.setItem(USER, JSON.stringify(user));
    forgetIn(other);
    publish({ token, user, expirada: false });
  },

  /** A fresh token or changed user data for the session that is already there. */
  renew: (token: string, user: UsuarioGuardado) =>
    session.start(token, user, storageInUse() === localStorage),

  end: () => {
    [sessionStorage, localStorage].forEach(forgetIn);
    publish({ token: null, user: {}, expirada: false });
  },

  /** Signed in without 'Recordarme'. */
  endsWithBrowser: () => sessionStorage.getItem(TOKEN) !== null,

  /** Ignored when the token has been replaced since the call was made. */
  expire: (token: string) => {
    if (current.token === token) expire();
  },

  /** Asks once, however many calls wait. */
  confirm: (): Promise<boolean> =>
    (asked ??= new Promise<boolean>((confirmar) => publish({ ...current, confirmar })).finally(() => {
      asked = undefined;
    })),

  /** The person would rather not. */
  decline: () => {
    current.confirmar?.(false);
    publish({ ...current, confirmar: undefined });
  },

  /** Of a session that ends with the browser, whose tabs tell each other. */
  endHere: () => {
    if (sinGuardar.any()) return expire();
    session.end();
  },

  /** Re-reads the storage; for tests and for pages restored from the back/forward cache. */
  reload: () => publish(read()),
};

export const useSession = (): Sesion => useSyncExternalStore(subscribe, session.get);
