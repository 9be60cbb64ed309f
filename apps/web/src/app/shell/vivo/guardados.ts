import { setMemoria } from '../../../shared/http/memoria';
import { session } from '../../../shared/sesion/session';
import { edad } from '../../../shared/vivo/edad';

const PREFIX = 'datos-';
const GUARDADO = 'x-guardado';
/** A list of ten thousand stories; more is not worth the room. */
const MAX_CHARS = 8_000_000;
/** A person's screens of a year: each asks ten things or so, and the oldest must not go because others were looked at. */
const MAX_REPLIES = 1_500;
/** Looking for too many reads all their names: not after each of them. */
const KEPT_BETWEEN_LOOKS = 40;

/** What is not about work, or says how something is right now. */
const NOT_KEPT =
  /^\/api\/(auditoria|operacion|salud|configuracion|ia\/verificar|usuarios\/(sesiones|recuperar)|tokens)/;

/** Undefined: this person's data must not outlive the browser, or nobody is signed in. */
const storeName = (): string | undefined => {
  const { token, user } = session.get();
  return token && user._id && !session.endsWithBrowser() ? PREFIX + user._id : undefined;
};

/** Browsers have no such store in a page that is not secure; then nothing is kept. */
const stores = (): CacheStorage | undefined => globalThis.caches as CacheStorage | undefined;

/** Removes what others left, or everything once nobody is signed in: the next person at this browser may be another. */
const purge = async (): Promise<void> => {
  const mine = storeName();
  const all = stores();
  for (const name of (await all?.keys()) ?? [])
    if (name.startsWith(PREFIX) && name !== mine) await all?.delete(name);
};

let sinceLook = 0;

const dropOldest = async (store: Cache | undefined): Promise<void> => {
  sinceLook += 1;
  if (sinceLook % KEPT_BETWEEN_LOOKS !== 1) return;
  const all = (await store?.keys()) ?? [];
  for (const oldest of all.slice(0, -MAX_REPLIES)) await store?.delete(oldest);
};

const keep = async (path: string, text: string): Promise<void> => {
  const name = storeName();
  if (!name || text.length > MAX_CHARS || NOT_KEPT.test(path)) return;
  const store = await stores()?.open(name);
  await store?.put(path, new Response(text, { headers: { [GUARDADO]: String(Date.now()) } }));
  await dropOldest(store);
  // Signed out meanwhile.
  if (name !== storeName()) await purge();
};

const recall = async (path: string): Promise<object | undefined> => {
  const name = storeName();
  const kept = name && (await (await stores()?.open(name))?.match(path));
  if (!kept) return undefined;
  edad.recalled(path, Number(kept.headers.get(GUARDADO)));
  return (await kept.json()) as object;
};

/** Keeps each reply on this device, so that a screen that was open once is read without a network. */
export const startGuardados = (): void => {
  setMemoria({
    keep: (path, text) => {
      edad.renewed(path);
      // A full disk, or a private window: it is only not kept.
      keep(path, text).catch(() => undefined);
    },
    recall: (path) => recall(path).catch(() => undefined),
  });
  void purge().catch(() => undefined);
  session.subscribe(() => void purge().catch(() => undefined));
};
