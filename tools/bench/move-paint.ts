import type { CDPSession, Page } from 'playwright-core';
import { openBrowser, openVisitor } from '../product/browser.ts';
import { signIn } from '../product/sign-in.ts';
import { medianOf } from './quantile.ts';
import { CONTRASENA } from './seed/people.ts';
import type { Workspace } from './seed/workspace.ts';

const MOVES = 20;
/** Resolves once the frame in which the card reached its place has been painted. */
const TWO_FRAMES = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

/** CPU milliseconds that the page's main thread has used since it was opened. */
async function mainThreadMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
}

/**
 * Drops the first card of the first column onto the second with the keyboard; returns the cost until it is painted
 * there.
 */
async function dropMs(page: Page, devtools: CDPSession): Promise<number> {
  const column = (nombre: RegExp) => page.getByRole('main').getByRole('region', { name: nombre });
  const card = column(/^Por hacer/)
    .locator('[data-historia-id]')
    .first();
  const id = await card.getAttribute('data-historia-id');
  await card.focus();
  for (const key of ['Space', 'ArrowRight']) await page.keyboard.press(key);
  await page.evaluate(TWO_FRAMES);
  const before = await mainThreadMs(devtools);
  await page.keyboard.press('Space');
  await column(/^En progreso/)
    .locator(`[data-historia-id="${id}"]`)
    .waitFor();
  await page.evaluate(TWO_FRAMES);
  return (await mainThreadMs(devtools)) - before;
}

/** Main-thread work of a drop on the board of 500 stories, in the system's Chromium. */
export async function movePaint({ baseUrl, correos, tablero }: Workspace): Promise<string> {
  const browser = await openBrowser();
  try {
    const { page, context } = await openVisitor(browser, baseUrl);
    await signIn(page, { correo: correos[0]!, contrasena: CONTRASENA });
    await page.goto(`/tableros/${tablero.proyecto}`);
    await page.locator('[data-historia-id]').first().waitFor();
    const devtools = await context.newCDPSession(page);
    // CPU time of the thread: on a busy machine, wall-clock time would include other processes.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const times: number[] = [];
    for (let n = 0; n < MOVES; n += 1) times.push(await dropMs(page, devtools));
    return `mediana ${medianOf(times).toFixed(0)} ms, máximo ${Math.max(...times).toFixed(0)} ms`;
  } finally {
    await browser.close();
  }
}
