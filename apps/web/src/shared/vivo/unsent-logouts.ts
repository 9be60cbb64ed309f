import { HttpError } from '../http/http';
import { live } from './live';
import { session } from '../sesion/session';

/** Sessions that were left here and that the server may not have heard of yet; never their tokens. */
const PENDIENTES = 'sesiones_por_cerrar';
const MAX_PENDIENTES = 20;
const ID_PATTERN = /^[0-9a-f]{24}$/;

const isId = (id: unknown): id is string => typeof id === 'string' && ID_PATTERN.test(id);

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

const pending = (): string[] => {
  const stored = parse(localStorage.getItem(PENDIENTES) ?? '[]');
  return Array.isArray(stored) ? stored.filter(isId) : [];
};

const store = (sids: string[]) => {
  if (sids.length === 0) localStorage.removeItem(PENDIENTES);
  else localStorage.setItem(PENDIENTES, JSON.stringify(sids.slice(-MAX_PENDIENTES)));
};

/** The session that a token belongs to. */
const sidOf = (token: string | null): string | undefined => {
  const [, claims = ''] = token?.split('.') ?? [];
  try {
    const { sid } = JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))) as { sid?: unknown };
    return isId(sid) ? sid : undefined;
  } catch {
    return undefined;
  }
};

/** Over the socket, if it is open. What is not acknowledged is said again at the next connection of this browser. */
const sayGoodbye = () => {
  const sesiones = pending();
  if (sesiones.length === 0 || !live.isConnected()) return;
  const heard = () => store(pending().filter((sid) => !sesiones.includes(sid)));
  live.ask('cerrar_sesion', { sesiones }).then(heard, (error: unknown) => {
    if (error instanceof HttpError && error.status === 400) heard();
  });
};

/** Forgets the session here, without a call, and ends it on the server over the open socket. */
export const signOut = () => {
  const { token, expirada } = session.get();
  const sid = expirada ? undefined : sidOf(token);
  if (sid) store([...pending().filter((each) => each !== sid), sid]);
  // Before the page closes its socket, which it does as soon as there is no session.
  sayGoodbye();
  session.end();
};

/** Says what could not be said before, and what another tab without a socket has left to say. */
export const keepGoodbyes = () => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === PENDIENTES) sayGoodbye();
  };
  window.addEventListener('storage', onStorage);
  const off = live.onConnect(sayGoodbye);
  return () => {
    off();
    window.removeEventListener('storage', onStorage);
  };
};
