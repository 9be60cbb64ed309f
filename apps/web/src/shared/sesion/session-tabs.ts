import { session, type UsuarioGuardado } from './session';
import { isMarked, mark } from './stored-token';

/** How long a new tab waits for another one to answer, in ms; one in the background may be slow. */
const PATIENCE_MS = 1_000;

type Note =
  | { tipo: 'pide' }
  | { tipo: 'tengo'; token: string; user: UsuarioGuardado }
  /** The session with token `de` has a new token; null: it has ended. */
  | { tipo: 'cambia'; de: string; token: string | null; user: UsuarioGuardado };

/**
 * A session that ends with the browser is stored per tab, so the tabs hand it on: to a new tab that asks, and
 * whenever it changes or ends. Resolves when this tab knows whether it is signed in.
 */
export const joinTabs = async (): Promise<void> => {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel('sesion');
  const tell = (note: Note) => channel.postMessage(note);
  let known = session.get().token;
  let shared = session.endsWithBrowser();
  let settle: (() => void) | undefined;

  channel.addEventListener('message', ({ data }: MessageEvent<Note>) => {
    const { token, user } = session.get();
    if (data.tipo === 'pide') {
      if (token && session.endsWithBrowser()) tell({ tipo: 'tengo', token, user });
    } else if (data.tipo === 'tengo') {
      if (settle && !token) session.start(data.token, data.user, false);
      settle?.();
    } else if (token === data.de && session.endsWithBrowser()) {
      if (data.token) session.start(data.token, data.user, false);
      else session.endHere();
    }
  });

  session.subscribe(() => {
    const { token, user } = session.get();
    if (shared && known && known !== token) tell({ tipo: 'cambia', de: known, token, user });
    known = token;
    if (shared !== session.endsWithBrowser()) mark(!shared);
    shared = session.endsWithBrowser();
  });

  if (known || !isMarked()) return;
  await new Promise<void>((resolve) => {
    settle = resolve;
    setTimeout(resolve, PATIENCE_MS);
    tell({ tipo: 'pide' });
  });
  settle = undefined;
};
