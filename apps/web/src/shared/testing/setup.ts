import { afterEach, vi } from 'vitest';

// A test has no server to connect to.
vi.mock('socket.io-client', async () => ({ io: (await import('./fake-socket')).fakeSocket.open }));

// Runs after the test's page is unmounted: hooks added last run first.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// Making a page takes longer than most tests: one that needs none says `@vitest-environment node`.
if ('document' in globalThis) await import('./setup-page');
