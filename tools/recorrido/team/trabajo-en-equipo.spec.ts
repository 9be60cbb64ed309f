import type { Page } from '@playwright/test';
import type { Visitor } from '../../product/browser.ts';
import { ENLACES, HTML } from '../../../apps/web/src/shared/testing/datos/ataques.ts';
import { HttpUser } from '../../callers/http-user.ts';
import { drag, moveRight } from '../fixtures/steps.ts';
import { expect, test } from '../fixtures/test.ts';
import { TAREA, TIENDA } from '../screens/lugares.ts';

const LIVE_MS = 5_000;
/** Another one than sin-red.spec.ts has moved in the same product. */
const HISTORIA = 'Avisar si un artículo de la cesta se agota';

const columna = (visitor: Visitor, nombre: string) =>
  visitor.page.getByRole('main').getByRole('region', { name: new RegExp(`^${nombre}`) });

const tarjeta = (visitor: Visitor, columnaNombre: string) =>
  columna(visitor, columnaNombre).locator('[data-historia-id]').filter({ hasText: HISTORIA });

const comentarios = (page: Page) => page.getByRole('region', { name: 'Comentarios' });

/** What of a shown text could run, load something or lead nowhere good. */
const HARM =
  'script, iframe, object, embed, form, style, link, base, meta, img, [onclick], [onerror], [onload], ' +
  'a:not([href^="http"], [href^="mailto:"], [href^="/"])';

test.describe('two people of one team', () => {
  test.describe.configure({ mode: 'serial' });

  test('see a card that one of them moves by keyboard, at once and after a reload', async ({
    lucia,
    marcos,
  }) => {
    for (const { page } of [lucia, marcos]) await page.goto(`/tableros/${TIENDA}`);
    await tarjeta(marcos, 'Por hacer').waitFor();
    await moveRight(lucia.page, HISTORIA, 'Por hacer', 'En progreso');
    await tarjeta(marcos, 'En progreso').waitFor({ timeout: LIVE_MS });
    await marcos.page.reload();
    await tarjeta(marcos, 'En progreso').waitFor();
    expect(await tarjeta(marcos, 'Por hacer').count()).toBe(0);
  });

  test('talk in their team’s chat', async ({ lucia, marcos }) => {
    for (const { page } of [lucia, marcos]) {
      await page.goto('/mensajes');
      await page.getByRole('main').getByText('Comercio electrónico').first().click();
    }
    const box = lucia.page.getByRole('main').getByRole('textbox', { name: /mensaje/i });
    await box.fill('La pasarela ya responde en pruebas');
    await box.press('Enter');
    const bubble = marcos.page.getByRole('main').getByText('La pasarela ya responde en pruebas');
    await expect(bubble.last()).toBeVisible({ timeout: LIVE_MS });
  });

  test('talk about a story beside it, and whoever is named is told', async ({ lucia, marcos }) => {
    for (const { page } of [lucia, marcos]) {
      await page.goto(`/backlog/${TIENDA}`);
      await page.getByRole('main').getByRole('button', { name: HISTORIA, exact: true }).click();
      await comentarios(page).getByRole('textbox', { name: 'Nuevo comentario' }).waitFor();
    }
    const box = comentarios(lucia.page).getByRole('textbox', { name: 'Nuevo comentario' });
    await box.pressSequentially('¿La tienes, @marcos');
    await comentarios(lucia.page).getByRole('option').first().click();
    await box.pressSequentially('?');
    await box.press('Control+Enter');
    await expect(comentarios(marcos.page).getByText('¿La tienes,')).toBeVisible({ timeout: LIVE_MS });
    // `LIVE_MS` counts from when the page is live.
    await Promise.all([marcos.page.waitForEvent('websocket'), marcos.page.goto('/notificaciones')]);
    await expect(
      marcos.page.getByRole('main').getByText(`en «${HISTORIA}»: ¿La tienes,`).first(),
    ).toBeVisible({ timeout: LIVE_MS });
  });

  test('read a text that attacks, and it stays a text', async ({ lucia, product }) => {
    const token = await lucia.page.evaluate<string>("localStorage.getItem('token')");
    const client = new HttpUser(product.baseUrl, token);
    const path = `/tareas/${TAREA}`;
    const write = async (descripcion: string) => {
      const { version } = (await client.call<{ tarea: { version: number } }>('GET', `/api${path}`)).tarea;
      await client.call('PUT', `/api${path}`, { descripcion, version });
    };
    await write([...ENLACES, ...HTML].join('\n\n'));
    let dialogs = 0;
    lucia.page.on('dialog', (dialog) => void (dialogs++, dialog.dismiss()));
    await lucia.page.goto(path);
    const forma = lucia.page.locator('[data-forma]').first();
    await forma
      .getByText(HTML[0] ?? '', { exact: true })
      .first()
      .waitFor();
    await expect(forma.locator(HARM)).toHaveCount(0);
    expect(dialogs).toBe(0);
    await write('');
  });

  test('see a card that one of them drags with the mouse', async ({ lucia, marcos }) => {
    for (const { page } of [lucia, marcos]) await page.goto(`/tableros/${TIENDA}`);
    await tarjeta(lucia, 'En progreso').waitFor();
    await drag(marcos.page, tarjeta(marcos, 'En progreso'), columna(marcos, 'Por hacer'));
    await expect(tarjeta(lucia, 'Por hacer')).toBeVisible({ timeout: LIVE_MS });
  });

  test('raise no script error and break no content policy on the way', ({ lucia, marcos }) => {
    expect([...lucia.complaints, ...marcos.complaints]).toEqual([]);
  });
});
