/// <reference lib="webworker" />
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;
/** Every file of this build; put in by build/service-worker.ts. */
declare const __FICHEROS__: PrecacheEntry[];

/** What the server alone answers. Nothing of it is ever kept: the next person at this browser may be another. */
const SERVER_ONLY = [/^\/api(\/|$)/, /^\/socket\.io(\/|$)/];

cleanupOutdatedCaches();
precacheAndRoute(__FICHEROS__);
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: SERVER_ONLY }));

// The page opened before the first installation is served too; a later version waits until somebody agrees.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (data === 'ACTUALIZAR') void self.skipWaiting();
});
