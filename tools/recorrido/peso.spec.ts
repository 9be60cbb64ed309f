import type { Page } from '@playwright/test';
import { ADMIN } from './fixtures/people.ts';
import { openInRounds } from './fixtures/open-in-rounds.ts';
import { signIn } from '../product/sign-in.ts';
import { expect, test } from './fixtures/test.ts';
import { TIENDA } from './screens/lugares.ts';

const SIGN_IN_LIMIT_KB = 120;
const DASHBOARD_LIMIT_KB = 250;
const BOARD_LIMIT_KB = 250;
const SCREEN_LIMIT_KB = 300;

const SCREENS = [
  '/proyecto/{id}',
  '/proyectos',
  '/tareas',
  '/backlog/{id}',
  '/sprints/{id}',
  '/tableros/{id}',
  '/equipos',
  '/mensajes',
  '/notificaciones',
  '/ia-asistente',
  '/tareas/{id}',
  '/configuracion',
  '/auditoria',
  '/operacion',
  '/papelera',
  '/empezar',
];

async function gzipBytes(url: string): Promise<number> {
  const reply = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  return Number(reply.headers.get('content-length'));
}

/** Sums the scripts that the page fetches, as gzip sends them; one that it asks for again weighs nothing more. */
function countScripts(page: Page): () => Promise<number> {
  const urls = new Set<string>();
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) urls.add(response.url());
  });
  return async () =>
    (await Promise.all([...urls].map(gzipBytes))).reduce((sum, size) => sum + size, 0) / 1000;
}

test.describe('script shipped to the browser (kB, gzip)', () => {
  test(`at most ${SIGN_IN_LIMIT_KB} for the sign-in page, ${DASHBOARD_LIMIT_KB} for the dashboard`, async ({
    page,
    context,
  }) => {
    const signInTotal = countScripts(page);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor();
    await page.waitForLoadState('networkidle');
    const signInKb = await signInTotal();
    expect(signInKb).toBeGreaterThan(0);
    expect(signInKb).toBeLessThanOrEqual(SIGN_IN_LIMIT_KB);

    await signIn(page, ADMIN);
    const again = await context.newPage();
    const dashboardTotal = countScripts(again);
    await again.goto('/dashboard');
    await again.getByText('Tareas Recientes').waitFor();
    await again.waitForLoadState('networkidle');
    const dashboardKb = await dashboardTotal();
    expect(dashboardKb).toBeGreaterThan(0);
    expect(dashboardKb).toBeLessThanOrEqual(DASHBOARD_LIMIT_KB);
    console.log(`entrada ${signInKb.toFixed(0)} kB, panel ${dashboardKb.toFixed(0)} kB`);
  });

  test.describe(`at most ${BOARD_LIMIT_KB} for the board, ${SCREEN_LIMIT_KB} for any other screen`, () => {
    for (const screen of SCREENS)
      test(screen, async ({ admin }) => {
        const page = await admin.context.newPage();
        const total = countScripts(page);
        await page.goto(screen.replace('{id}', TIENDA));
        await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        const kb = await total();
        console.log(`${screen} ${kb.toFixed(0)} kB`);
        expect(kb).toBeGreaterThan(0);
        expect(kb).toBeLessThanOrEqual(screen.startsWith('/tableros') ? BOARD_LIMIT_KB : SCREEN_LIMIT_KB);
        await page.close();
      });
  });
});

/** Until the first of what a person came for is on screen; the screen's own reads begin with its file. */
const FIRST_SIGHT = [
  { screen: '/dashboard', first: 'main a[href^="/proyecto/"]', requests: 23, kB: 240 },
  { screen: '/tableros/{id}', first: '[data-historia-id]', requests: 24, kB: 260 },
  { screen: '/backlog/{id}', first: '[data-elemento]', requests: 30, kB: 290 },
  { screen: '/mensajes', first: 'main a[href*="chat="]', requests: 30, kB: 310 },
];

test.describe('what stands before the first sight of a screen', () => {
  for (const { screen, first, requests, kB } of FIRST_SIGHT)
    test(`${screen}: three rounds, ${requests} requests and ${kB} kB at most`, async ({
      admin,
      browser,
      product,
    }) => {
      test.slow();
      const context = await browser.newContext({
        baseURL: product.baseUrl,
        storageState: await admin.context.storageState(),
        serviceWorkers: 'block',
      });
      const sight = await openInRounds(await context.newPage(), screen.replace('{id}', TIENDA), first);
      await context.close();
      console.log(`${screen}: ${JSON.stringify(sight)}`);
      expect(sight.stages).toBeLessThanOrEqual(3);
      expect(sight.requests).toBeLessThanOrEqual(requests);
      expect(sight.kB).toBeLessThanOrEqual(kB);
      expect([sight.late, sight.repeated]).toEqual([[], []]);
    });
});
