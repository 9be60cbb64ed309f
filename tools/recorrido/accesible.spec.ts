import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beyondWindow } from './alcance.ts';
import { violationsOf } from './axe.ts';
import { openBrowser, openVisitor } from '../product/browser.ts';
import { type Escena, PRIVADAS, PUBLICAS } from './escenas.ts';
import { ADMIN, demo } from './gente.ts';
import { findLugares, type Lugares, NOWHERE } from './lugares.ts';
import { type ProductoPropio, startDemo } from './producto.ts';
import { signIn } from '../product/sign-in.ts';

let product: ProductoPropio;
let browser: Browser;

beforeAll(async () => {
  product = await startDemo();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

async function enter(person?: typeof ADMIN): Promise<Page> {
  const { page } = await openVisitor(browser, product.baseUrl);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (person) await signIn(page, person);
  return page;
}

/** Both themes of what is on screen, which follow the system's, and its size at 200 %. */
async function expectNoViolations(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page), `${where}, ${colorScheme}`).toEqual([]);
  }
  expect(await beyondWindow(page), `${where}, 200 %`).toEqual([]);
}

async function expectAccessible(page: Page, { nombre, ruta, lista, pasos = [] }: Escena, lugares: Lugares) {
  await page.goto(ruta(lugares));
  await lista(page);
  await expectNoViolations(page, nombre);
  for (const paso of pasos) {
    await paso.abrir(page);
    await expectNoViolations(page, `${nombre}, ${paso.nombre}`);
  }
}

describe('WCAG 2.2 AA in both themes', () => {
  it.each(PUBLICAS)('$nombre', async (escena) => {
    const page = await enter();
    await expectAccessible(page, escena, NOWHERE);
    await page.context().close();
  });

  describe.each([
    { quien: 'a member', persona: demo('lucia'), escenas: PRIVADAS.filter(({ soloAdmin }) => !soloAdmin) },
    { quien: 'who administers', persona: ADMIN, escenas: PRIVADAS.filter(({ soloAdmin }) => soloAdmin) },
  ])('$quien', ({ persona, escenas }) => {
    let page: Page;
    let lugares: Lugares;
    beforeAll(async () => {
      page = await enter(persona);
      lugares = await findLugares(page);
    });

    it.each(escenas)('$nombre', (escena) => expectAccessible(page, escena, lugares));
  });
});
