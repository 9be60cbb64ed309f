import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { TIENDA } from '../screens/lugares.ts';

const LIVE_MS = 5_000;
/** A story that no other journey changes. */
const HISTORIA = 'Seguir el estado de mi devolución';
const BACKLOG = `/backlog/${TIENDA}?q=${encodeURIComponent(HISTORIA)}`;

/** Does something and waits for the server to have it: from then on a colleague is to see it within `LIVE_MS`. */
const afterSaving = (page: Page, act: () => Promise<void>) =>
  Promise.all([
    page.waitForResponse(
      (reply) => reply.request().method() !== 'GET' && reply.url().includes('/api/etiquetas/'),
    ),
    act(),
  ]);

test.describe('the labels of a project', () => {
  test('are made on a story, renamed, filtered by, deleted and restored, and a colleague sees each', async ({
    lucia: { page },
    marcos,
  }) => {
    // The demo workspace has given it a label too.
    const en = (nombre: string) => ({ name: new RegExp(`^Etiquetas: .*${nombre}`) });
    await page.goto(BACKLOG);
    await marcos.page.goto(BACKLOG);

    await page.getByRole('checkbox', { name: `Seleccionar «${HISTORIA}»` }).click();
    await page.getByRole('button', { name: 'Etiquetas', exact: true }).click();
    const lista = page.getByRole('dialog', { name: 'Etiquetas', exact: true });
    await lista.getByRole('combobox').fill('Transporte');
    await lista.getByRole('option', { name: 'Crear «Transporte»' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', en('Transporte')).waitFor();
    await marcos.page.getByRole('button', en('Transporte')).waitFor({ timeout: LIVE_MS });

    // Whoever opens the page at the very moment of a change sees it too.
    await page.getByRole('button', { name: 'Etiquetas del proyecto' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Etiquetas del proyecto' });
    const nombre = dialogo.getByRole('textbox', { name: 'Nombre de la etiqueta «Transporte»' });
    await nombre.fill('Mensajería');
    const live = marcos.page.waitForEvent('websocket');
    await marcos.page.reload();
    await marcos.page.getByRole('button', en('Transporte')).waitFor();
    await afterSaving(page, () => nombre.press('Enter'));
    await live;
    await marcos.page.getByRole('button', en('Mensajería')).waitFor({ timeout: LIVE_MS });
    await dialogo.getByRole('button', { name: 'Cerrar' }).click();

    await page.getByRole('button', { name: 'Filtrar' }).click();
    // By keyboard: the list is live, and a submenu under the pointer closes when what is behind it changes.
    await page.getByRole('menuitem', { name: 'Etiquetas' }).press('ArrowRight');
    await page.getByRole('menuitemradio', { name: 'Mensajería' }).press('Enter');
    await expect(page).toHaveURL(/[?&]etiqueta=[0-9a-f]{24}/);
    await page.getByRole('button', en('Mensajería')).waitFor();
    await page.getByRole('button', { name: 'Quitar el filtro Etiquetas: Mensajería' }).click();

    await page.getByRole('button', { name: 'Etiquetas del proyecto' }).click();
    await afterSaving(page, () =>
      dialogo.getByRole('button', { name: 'Eliminar la etiqueta «Mensajería»' }).click(),
    );
    await expect(marcos.page.getByRole('button', en('Mensajería'))).toHaveCount(0, { timeout: LIVE_MS });
    await dialogo.getByRole('button', { name: 'Cerrar' }).click();
    await afterSaving(page, () => page.getByRole('button', { name: 'Deshacer' }).click());
    await marcos.page.getByRole('button', en('Mensajería')).waitFor({ timeout: LIVE_MS });
  });
});
