import { afterEach, beforeEach } from '@jest/globals';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { reactIdle } from './react-idle';

// Browser features that jsdom lacks, set up before any module of the app reads them.
window.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, addEventListener: () => {}, removeEventListener: () => {} }) as never;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as never;
(performance.mark as typeof performance.mark | undefined) ??= () => ({}) as never;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.getAnimations ??= () => [];
// jsdom does nothing here either, but reports each call as an error.
window.scrollTo = () => {};
HTMLCanvasElement.prototype.getContext = () => null;

const { asyncWrapper } = getConfig();
configure({
  // A screen's code is compiled when a test first opens it, and the machine may be busy.
  asyncUtilTimeout: 8000,
  // A query finds an element as soon as it is in the document, before React has run the effects that make it work.
  asyncWrapper: (run) =>
    asyncWrapper(async () => {
      const result = await run();
      await reactIdle();
      return result;
    }),
});

const { i18next } = await import('../i18n/i18n');
const ES = join(import.meta.dirname, '../i18n/es');
for (const file of readdirSync(ES)) {
  i18next.addResourceBundle('es', basename(file, '.json'), JSON.parse(readFileSync(join(ES, file), 'utf8')));
}

const { session } = await import('../sesion/session');
const { fakeSocket } = await import('./fake-socket');
const { almacen } = await import('../almacen/almacen');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  fakeSocket.reset();
  session.reload();
  almacen.clear();
  window.history.replaceState(null, '', '/');
  delete document.documentElement.dataset['theme'];
});

afterEach(cleanup);

// Tests look at what comes after the first sight too; the one that is about it begins with its own.
(await import('../navegar/primera-vista')).primeraVista.show();
