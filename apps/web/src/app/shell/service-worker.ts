type Listener = () => void;

const CHECK_MS = 60 * 60_000;

let waiting: ServiceWorker | undefined;
let started = false;
const listeners = new Set<Listener>();

const announce = (worker: ServiceWorker) => {
  waiting = worker;
  listeners.forEach((listener) => listener());
};

/** A worker that finds another one at work is a later version; the very first one takes over by itself. */
const watch = (registration: ServiceWorkerRegistration) => {
  if (registration.waiting && navigator.serviceWorker.controller) announce(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) announce(worker);
    });
  });
  const check = () => void registration.update().catch(() => undefined);
  setInterval(check, CHECK_MS);
  window.addEventListener('online', check);
};

/** What is on screen comes first; a page that is never idle must not put it off for ever. */
const IDLE_MS = 5000;

/** Keeps the app on this device, once the page itself has loaded; over plain HTTP browsers allow none. */
export const startServiceWorker = (): void => {
  if (started || !('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  started = true;
  const register = () =>
    void navigator.serviceWorker
      .register('/sw.js', { updateViaCache: 'none' })
      .then(watch)
      .catch(() => undefined);
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: IDLE_MS });
    else setTimeout(register, IDLE_MS);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
};

export const nuevaVersion = {
  isWaiting: () => waiting !== undefined,
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** The page starts over as soon as the new worker has taken the place of the old one. */
  take: () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting?.postMessage('ACTUALIZAR');
  },
};
