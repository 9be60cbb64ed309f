import type { Page } from '@playwright/test';
import { withoutCache } from '../fixtures/without-cache.ts';
import { expect, test } from '../fixtures/test.ts';
import { TIENDA } from './lugares.ts';

/** How slow a network is, and a processor that is busy with the page, when somebody types without a pause. */
const LATENCIES_MS = [0, 150, 400];
const CPU_SLOWDOWN = 4;

/** The letters are shortcuts too: one that is not for the field changes the card under the pointer, or goes away. */
const TEXT = 'Probar 3 cosas';

/** Every key that ends in a field, the first time that the page has it pressed. */
const KEYS = ['c', 'Shift+C', 'Control+k', '/', 'm', 'l', 'a', 'd'];

async function slow(page: Page, latency: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const rate = { downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency, ...rate });
}

test.describe('typing without a pause after a shortcut', () => {
  for (const latency of LATENCIES_MS)
    test(`at ${latency} ms no letter is lost, and none is another shortcut`, async ({
      admin,
      browser,
      product,
    }) => {
      test.slow();
      const context = await withoutCache(browser, product.baseUrl, admin);
      const page = await context.newPage();
      // Nothing is fetched ahead: each key is the first to need what it opens.
      await page.addInitScript('delete window.requestIdleCallback');
      await page.goto(`/tableros/${TIENDA}`);
      const card = page.locator('[data-historia-id]').first();
      await card.hover();
      const changes: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (request.method() !== 'GET' && /historias|sprints/.test(pathname)) changes.push(pathname);
      });
      await slow(page, latency);
      for (const key of KEYS) {
        await page.keyboard.press(key);
        await page.keyboard.type(TEXT);
        // Not the field in no one's sight that takes the letters until then.
        const field = page.locator('body > * input:focus, body > * textarea:focus');
        await expect(field, key).toHaveValue(TEXT);
        await field.fill('');
        await page.keyboard.press('Escape');
        await expect(field, key).toHaveCount(0);
        // Where keys are about the page, or about the card, again.
        await page.locator('#contenido:focus, [data-historia-id]:focus').waitFor();
      }
      expect(changes).toEqual([]);
      await context.close();
    });
});

/** Of the backlog: dialogs, a form, a menu of the page, that of a row, and the palette. */
const OPENERS = [
  'Plantillas del proyecto',
  'Etiquetas del proyecto',
  'Nueva Épica',
  'Filtrar',
  /^Acciones de/,
  'Buscar',
];

test('what is opened with a key gives the focus back to what opened it', async ({ admin }) => {
  const page = await admin.context.newPage();
  await page.goto(`/backlog/${TIENDA}`);
  for (const name of OPENERS) {
    const opener = page.getByRole('button', { name, exact: true }).first();
    const opened = page.getByRole(name === 'Filtrar' || name instanceof RegExp ? 'menu' : 'dialog');
    await opener.press('Enter');
    // Escape is for what has the focus.
    await opened
      .locator(':focus')
      .or(opened.and(page.locator(':focus')))
      .waitFor();
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
    await expect(opener, String(name)).toBeFocused();
  }
  await page.close();
});
