import { beyondWindow } from './alcance.ts';
import { COLOURS, EVERYTHING, violationsOf } from './axe.ts';
import type { Page } from '@playwright/test';
import { PRIVADAS } from './escenas.ts';
import type { Escena } from './pasos.ts';
import { PUBLICAS } from './publicas.ts';
import { ESTADOS } from './estados.ts';
import { expect, test } from '../fixtures/test.ts';

/** What a state may have left otherwise; the same person looks at the next. */
const DESK = { width: 1280, height: 800 };

const THEMES = [
  ['light', EVERYTHING],
  ['dark', COLOURS],
] as const;

/** Both themes of what is on screen, which follow the system's, and its size at 200 %. */
async function expectNoViolations(page: Page, where: string, onlyWhatIsOpen = false): Promise<void> {
  for (const [colorScheme, rules] of THEMES) {
    await page.emulateMedia({ colorScheme });
    const violations = await violationsOf(page, rules, { onlyWhatIsOpen });
    expect(violations, `${where}, ${colorScheme}`).toEqual([]);
  }
  expect(await beyondWindow(page), `${where}, 200 %`).toEqual([]);
}

async function expectAccessible(page: Page, escena: Escena) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(escena.ruta);
  await escena.lista(page);
  await expectNoViolations(page, escena.nombre);
  await expectStepsAccessible(page, escena);
}

/** The page beneath a dialog or a menu is the one that was looked at before it opened. */
async function expectStepsAccessible(page: Page, { nombre, pasos = [] }: Escena) {
  for (const paso of pasos) {
    await paso.abrir(page);
    await expectNoViolations(page, `${nombre}, ${paso.nombre}`, true);
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

    for (const escena of ESTADOS)
      test(escena.nombre, async ({ lucia: { page } }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(escena.ruta);
        await escena.lista(page);
        try {
          await expectStepsAccessible(page, escena);
        } finally {
          // What is still on its way is answered before there is a network again: nothing that was done here is sent.
          await page.goto('about:blank').catch(() => undefined);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
          await page.context().setOffline(false);
          await page.setViewportSize(DESK);
        }
      });
  });

  test.describe('who administers', () => {
    for (const escena of PRIVADAS.filter(({ soloAdmin }) => soloAdmin))
      test(escena.nombre, async ({ admin: { page } }) => {
        await expectAccessible(page, escena);
      });
  });
});
