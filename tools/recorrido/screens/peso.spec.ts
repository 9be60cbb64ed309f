import { compiledFunctions } from '../fixtures/compiled-functions.ts';
import { ADMIN } from '../fixtures/people.ts';
import { openInRounds } from '../fixtures/open-in-rounds.ts';
import { signIn } from '../../product/sign-in.ts';
import { weighScripts } from '../fixtures/weigh-scripts.ts';
import { withoutCache } from '../fixtures/without-cache.ts';
import { expect, test } from '../fixtures/test.ts';
import { TIENDA } from './lugares.ts';

const SIGN_IN_LIMIT_KB = 120;
const DASHBOARD_LIMIT_KB = 250;
test.describe('script shipped to the browser (kB, gzip)', () => {
  test(`at most ${SIGN_IN_LIMIT_KB} for the sign-in page, ${DASHBOARD_LIMIT_KB} for the dashboard`, async ({
    page,
    context,
  }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor();
    await page.waitForLoadState('networkidle');
    const entry = await weighScripts(page);
    expect(entry.kB).toBeGreaterThan(0);
    expect(entry.kB, entry.names).toBeLessThanOrEqual(SIGN_IN_LIMIT_KB);

    await signIn(page, ADMIN);
    const again = await context.newPage();
    const live = again.waitForEvent('websocket');
    await again.goto('/dashboard');
    await again.getByText('Tareas Recientes').waitFor();
    // What comes after the first sight is not what the dashboard needs; a page that is live has had its own.
    await live;
    const dashboard = await weighScripts(again, { untilInSight: true });
    expect(dashboard.kB).toBeGreaterThan(0);
    expect(dashboard.kB, dashboard.names).toBeLessThanOrEqual(DASHBOARD_LIMIT_KB);
    console.log(`entrada ${entry.kB.toFixed(0)} kB, panel ${dashboard.kB.toFixed(0)} kB`);
  });
});

/** Until the first of what a person came for is on screen; the screen's own reads begin with its file. */
const FIRST_SIGHT = [
  { screen: '/dashboard', first: 'main a[href^="/proyecto/"]', requests: 19, kB: 198 },
  { screen: '/tableros/{id}', first: '[data-historia-id]', requests: 20, kB: 218 },
  { screen: '/backlog/{id}', first: '[data-elemento]', requests: 26, kB: 242 },
  { screen: '/mensajes', first: 'main a[href*="chat="]', requests: 19, kB: 209 },
];

test.describe('what stands before the first sight of a screen', () => {
  for (const { screen, first, requests, kB } of FIRST_SIGHT)
    test(`${screen}: three rounds, ${requests} requests and ${kB} kB at most`, async ({
      admin,
      browser,
      product,
    }) => {
      test.slow();
      const context = await withoutCache(browser, product.baseUrl, admin);
      const sight = await openInRounds(await context.newPage(), screen.replace('{id}', TIENDA), first);
      await context.close();
      console.log(`${screen}: ${JSON.stringify(sight)}`);
      expect(sight.stages).toBeLessThanOrEqual(3);
      expect(sight.requests).toBeLessThanOrEqual(requests);
      expect(sight.kB).toBeLessThanOrEqual(kB);
      expect([sight.late, sight.repeated]).toEqual([[], []]);
    });
});

/** Each one stops the page; without the hint of apps/web/build/compiled-ahead.ts they are some 1,300. */
const COMPILED_LIMIT = 200;
test.describe('functions that the page itself compiles before the first sight of a screen', () => {
  for (const { screen, first } of FIRST_SIGHT)
    test(`${screen}: at most ${COMPILED_LIMIT}`, async ({ admin, browser, product }) => {
      test.slow();
      const context = await withoutCache(browser, product.baseUrl, admin);
      const path = screen.replace('{id}', TIENDA);
      const compiled = await compiledFunctions(browser, await context.newPage(), path, first);
      await context.close();
      console.log(`${screen}: ${compiled}`);
      expect(compiled).toBeGreaterThan(0);
      expect(compiled).toBeLessThanOrEqual(COMPILED_LIMIT);
    });
});
