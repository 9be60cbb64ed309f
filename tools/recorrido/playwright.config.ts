import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../product/browser.ts';
import type { ProductOptions } from './fixtures/test.ts';

const DIST = join(import.meta.dirname, '../../dist');

export default defineConfig<object, ProductOptions>({
  outputDir: join(DIST, 'recorrido/trazas'),
  globalSetup: './fixtures/shared-product.ts',
  reporter: [['list'], ['json', { outputFile: join(DIST, 'pruebas/recorrido.json') }]],
  forbidOnly: true,
  // Longer than any wait inside: what a test waited for in vain is to be said before the test is over.
  timeout: 120_000,
  // Whatever says nothing else is given what the browser gives every wait of its own.
  expect: { timeout: 30_000 },
  // One per core of a small machine: with more of them, what a colleague is to see within seconds comes too late.
  workers: 2,
  use: {
    browserName: 'chromium',
    launchOptions: chromiumOptions(),
    locale: 'es-ES',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // What a journey did is kept, and its pages as they were when it failed. To copy every page at every step, and to
    // fetch each answer again for that, takes a tenth of the journeys' time: `--trace=on` does it for whoever looks.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: true },
    screenshot: 'only-on-failure',
  },
  // Begun last, a journey of many steps would go on alone while the other workers have nothing left.
  projects: [
    // On what the team's journeys leave they could not count. Those that agree on what a product holds share one.
    { name: 'alone', testDir: 'alone', workers: 1 },
    // One after the other, always in the same order: what one leaves in the product, the next finds.
    {
      name: 'team',
      testDir: 'team',
      workers: 1,
      // A receiver on this machine stands for a tool elsewhere.
      use: { environment: { WEBHOOKS_REDES_PERMITIDAS: '127.0.0.1' } },
    },
    {
      name: 'screens',
      testDir: 'screens',
      fullyParallel: true,
      // A script that is kept on the device is not asked of the server, where it is counted and slowed down.
      use: { data: 'shared', serviceWorkers: 'block' },
    },
  ],
});
