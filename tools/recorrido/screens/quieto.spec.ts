import type { Page } from '@playwright/test';
import { misplaced, smallTargets } from './alcance.ts';
import { openVisitor, type Visitor } from '../../product/browser.ts';
import { PRIVADAS } from './escenas.ts';
import type { Escena } from './pasos.ts';
import { TIENDA } from './lugares.ts';
import { PUBLICAS } from './publicas.ts';
import { enter } from '../fixtures/enter.ts';
import { ADMIN } from '../fixtures/people.ts';
import { weighScripts } from '../fixtures/weigh-scripts.ts';
import { expect, test } from '../fixtures/test.ts';

/** Sum of the page's layout shifts; 0 but for rounding. */
const LIMIT = 0.001;
/** Each answer comes later than the one before, so that every part of the page arrives on its own. */
const FIRST_ANSWER_MS = 300;
const BETWEEN_ANSWERS_MS = 75;
/** Script of a screen and all that it needs, in kB of gzip. */
const SCRIPT_LIMIT_KB = 300;
const BOARD_SCRIPT_LIMIT_KB = 250;
/** With what keys open, which a desk fetches while the page is idle. */
const IDLE_SCRIPT_LIMIT_KB = 430;
const LEFT_ALONE_MS = 1_000;
const SCREENS = [
  { name: 'on a phone', options: { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true } },
  { name: 'at a desk', options: { viewport: { width: 1280, height: 800 }, hasTouch: false } },
];

interface Point {
  x: number;
  y: number;
}

interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: { textContent: string | null }; previousRect: Point; currentRect: Point }[];
}

/** Runs in the page, before anything of it; Node's own types do not know this kind of entry. */
function collectShifts(): void {
  const shifts: { value: number; texts: string[] }[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as Shift[])
      if (!hadRecentInput)
        shifts.push({
          value,
          texts: sources.map(
            ({ node, previousRect: { x, y }, currentRect: now }) =>
              `«${(node?.textContent ?? '').slice(0, 60)}» (${x}, ${y}) to (${now.x}, ${now.y})`,
          ),
        });
  }).observe({ type: 'layout-shift' as 'measure', buffered: true });
}

async function openSlowly(page: Page, ruta: string, signedIn: boolean): Promise<void> {
  let asked = 0;
  await page.route(/\/api\//, async (route) => {
    const delay = FIRST_ANSWER_MS + asked++ * BETWEEN_ANSWERS_MS;
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
  // What a screen wants after its first sight belongs to it, and by then it is live.
  if (signedIn) await Promise.all([page.waitForEvent('websocket'), page.goto(ruta)]);
  else await page.goto(ruta);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** What is wrong with a screen, opened with answers that come one after the other. */
async function faultsOf(page: Page, escena: Escena, byTouch: boolean, signedIn: boolean) {
  try {
    await openSlowly(page, escena.ruta, signedIn);
    const shifts = await page.evaluate<{ value: number; texts: string[] }[]>('shifts');
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    const texts = shifts.flatMap((shift) => shift.texts).join(' | ');
    const faults = sum > LIMIT ? [`moves ${sum.toFixed(4)}: ${texts}`] : [];
    faults.push(...(await misplaced(page)));
    if (byTouch) faults.push(...(await smallTargets(page)));
    const limit = escena.ruta.startsWith('/tableros') ? BOARD_SCRIPT_LIMIT_KB : SCRIPT_LIMIT_KB;
    const { kB, names } = await weighScripts(page);
    if (!(kB > 0 && kB <= limit)) faults.push(`${kB.toFixed(1)} kB of script, ${limit} at most: ${names}`);
    return faults;
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
}

for (const { name, options } of SCREENS)
  test.describe(`${name} nothing moves by itself, scripts are light and fingers are thought of`, () => {
    // Each goes from screen to screen in one page: a new one takes a process of its own, a sixth of what a screen costs.
    let stranger: Visitor;
    let admin: Visitor;

    test.beforeAll(async ({ browser, product }) => {
      stranger = await openVisitor(browser, product.baseUrl, options);
      admin = await enter(browser, product.baseUrl, ADMIN, options);
      for (const { page } of [stranger, admin]) {
        await page.addInitScript(collectShifts);
        // What keys open is fetched while the page is idle, after its first sight: it is not what the screen needs.
        await page.addInitScript('window.requestIdleCallback = () => 0');
      }
    });

    test.afterAll(() => Promise.all([stranger.context.close(), admin.context.close()]));

    for (const escena of PUBLICAS)
      test(escena.nombre, async () => {
        expect(await faultsOf(stranger.page, escena, options.hasTouch, false)).toEqual([]);
      });

    for (const escena of PRIVADAS)
      test(escena.nombre, async () => {
        expect(await faultsOf(admin.page, escena, options.hasTouch, true)).toEqual([]);
      });
  });

test('what keys open arrives while a board is left alone, moves nothing and has its own bound', async ({
  browser,
  product,
}) => {
  const { page, context } = await enter(browser, product.baseUrl, ADMIN, {
    viewport: { width: 1280, height: 800 },
  });
  await page.addInitScript(collectShifts);
  await page.goto(`/tableros/${TIENDA}`);
  await page.locator('[data-historia-id]').first().waitFor();
  await page.waitForLoadState('networkidle');
  // Looked at in an idle moment, which a busy machine does not leave at once.
  const fetched = () =>
    page.evaluate<number>(
      'new Promise(requestIdleCallback).then(() => performance.getEntriesByType("resource").length)',
    );
  for (let before = -1, now = 0; now > before; [before, now] = [now, await fetched()])
    await page.waitForTimeout(LEFT_ALONE_MS);
  const { kB, names } = await weighScripts(page);
  const shifts = await page.evaluate<{ value: number; texts: string[] }[]>('shifts');
  await context.close();
  console.log(`tablero, con lo que abren las teclas: ${kB.toFixed(1)} kB`);
  expect(shifts.filter(({ value }) => value > LIMIT)).toEqual([]);
  expect(kB).toBeGreaterThan(BOARD_SCRIPT_LIMIT_KB);
  expect(kB, names).toBeLessThanOrEqual(IDLE_SCRIPT_LIMIT_KB);
});
