type Listener = () => void;

const CHECK_MS = 60 * 60_000;

let waiting: ServiceWorker | undefined;
let started = false;
const listeners = new Set<Listener>();

const announce = (worker: ServiceWorker) => {
  waiting = worker;
  listeners.forEach((listener) => listener());
};

/** A worker that installs while another controls the page is a new version; the very first one takes over by itself. */
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

/** Waits until the page is idle so as not to slow it down, but not for ever: some pages never are. */
const IDLE_MS = 5000;

/** Installs the service worker once the page has loaded; browsers allow none over plain HTTP. */
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
  /** Reloads the page as soon as the new worker has replaced the old one. */
  take: () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting?.postMessage('ACTUALIZAR');
  },
};
