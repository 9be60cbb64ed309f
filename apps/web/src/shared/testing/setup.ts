import { afterEach, jest } from '@jest/globals';
import { restoreGlobals } from './stub-global';

// While a test's clock stands still, Testing Library moves it on as it waits: it looks for jest among the globals.
Object.assign(globalThis, { jest });

// A test has no server to connect to.
jest.unstable_mockModule('socket.io-client', async () => ({
  io: (await import('./fake-socket')).fakeSocket.open,
}));

// Runs after the test's page is unmounted: hooks added last run first.
afterEach(() => {
  jest.useRealTimers();
  restoreGlobals();
  jest.restoreAllMocks();
});

// Making a page takes longer than most tests: one that needs none says `@jest-environment node`.
if ('document' in globalThis) await import('./setup-page');
