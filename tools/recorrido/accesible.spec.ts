import { beyondWindow } from './screens/alcance.ts';
import { COLOURS, EVERYTHING, violationsOf } from './screens/axe.ts';
import type { Page } from '@playwright/test';
import { type Escena, PRIVADAS, PUBLICAS } from './screens/escenas.ts';
import { expect, test } from './fixtures/test.ts';

const THEMES = [
  ['light', EVERYTHING],
  ['dark', COLOURS],
] as const;

/** Both themes of what is on screen, which follow the system's, and its size at 200 %. */
async function expectNoViolations(page: Page, where: string): Promise<void> {
  for (const [colorScheme, rules] of THEMES) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page, rules), `${where}, ${colorScheme}`).toEqual([]);
  }
  expect(await beyondWindow(page), `${where}, 200 %`).toEqual([]);
}

async function expectAccessible(page: Page, { nombre, ruta, lista, pasos = [] }: Escena) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(ruta);
  await lista(page);
  await expectNoViolations(page, nombre);
  for (const paso of pasos) {
    await paso.abrir(page);
    await expectNoViolations(page, `${nombre}, ${paso.nombre}`);
  }
}

test.describe('WCAG 2.2 AA in both themes', () => {
  for (const escena of PUBLICAS)
    test(escena.nombre, async ({ page }) => {
      await expectAccessible(page, escena);
    });

  test.describe('a member', () => {
    for (const escena of PRIVADAS.filter(({ soloAdmin }) => !soloAdmin))
      test(escena.nombre, async ({ lucia: { page } }) => {
        await expectAccessible(page, escena);
      });
  });

  test.describe('who administers', () => {
    for (const escena of PRIVADAS.filter(({ soloAdmin }) => soloAdmin))
      test(escena.nombre, async ({ admin: { page } }) => {
        await expectAccessible(page, escena);
      });
  });
});
