import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const LIVE_MS = 5_000;
const COMENTARIO = 'El camión articulado no cabe en la calle';
const MENSAJE = 'La pasarela nueva se estrena el jueves';

/** Escape pressed before is for what is being opened. */
const focused = (field: Locator) => field.and(field.page().locator(':focus')).waitFor();

/** Opens the palette from the keyboard and types at once, as a person would; what no key writes is put in without one. */
async function search(page: Page, text: string) {
  await page.getByRole('button', { name: 'Buscar', exact: true }).waitFor();
  await page.keyboard.press('Control+K');
  const paleta = page.getByRole('dialog', { name: 'Buscar' });
  await page.keyboard.type(text);
  // Until then it shows what was opened last.
  await expect(paleta.getByRole('combobox')).toHaveValue(text);
  await focused(paleta.getByRole('combobox'));
  return paleta;
}

/** Results of several services come one after the other: Enter opens what is highlighted by then. */
async function choose(paleta: Locator, name: RegExp): Promise<void> {
  await paleta
    .getByRole('status')
    .filter({ hasText: /resultado/ })
    .waitFor();
  await paleta.getByRole('option', { name }).and(paleta.locator('[data-highlighted]')).waitFor();
  await paleta.page().keyboard.press('Enter');
}

test.describe('finding things without a mouse', () => {
  test.describe.configure({ mode: 'serial' });

  test('an epic, by a few letters without accents', async ({ lucia }) => {
    await lucia.page.goto('/dashboard');
    const paleta = await search(lucia.page, 'pago en un');
    await choose(paleta, /Pago en un solo paso/);
    await lucia.page.waitForURL(/\/backlog\/[0-9a-f]{24}\?epica=/);
    await expect(lucia.page.getByRole('complementary', { name: 'Pago en un solo paso' })).toBeVisible();
  });

  test('a task by its id, whose project the sidebar then follows', async ({ lucia }) => {
    const paleta = await search(lucia.page, 'etiqueta de envio');
    await choose(paleta, /Etiqueta de envío/);
    await lucia.page.waitForURL(/\/tareas\/[0-9a-f]{24}$/);
    const id = new URL(lucia.page.url()).pathname.split('/').pop() ?? '';
    const backlog = lucia.page.getByRole('navigation').getByRole('link', { name: 'Backlog' }).first();
    await lucia.page.getByRole('heading', { name: /Etiqueta de envío/, level: 1 }).waitFor();
    await expect(backlog).toHaveAttribute('href', /^\/backlog\/[0-9a-f]{24}$/);
    expect(await backlog.getAttribute('href')).not.toContain(id);

    const again = await search(lucia.page, id);
    await again.getByRole('option', { name: /Etiqueta de envío/ }).waitFor();
    await lucia.page.keyboard.press('Escape');
  });

  test('counts a message as unread at once, and finds it', async ({ lucia, marcos }) => {
    await marcos.page.goto('/mensajes');
    await marcos.page.getByRole('main').getByText('Comercio electrónico').first().click();
    const box = marcos.page.getByRole('main').getByRole('textbox', { name: /mensaje/i });
    await box.fill(MENSAJE);
    await box.press('Enter');

    const link = lucia.page
      .getByRole('navigation')
      .getByRole('link', { name: /^Mensajes/ })
      .first();
    await link.getByText('1 mensaje sin leer').waitFor({ state: 'attached', timeout: LIVE_MS });
    const paleta = await search(lucia.page, 'pasarela estren');
    await choose(paleta, new RegExp(MENSAJE));
    await lucia.page.waitForURL(/\/mensajes\?chat=/);
    await expect(lucia.page.getByRole('main').getByText(MENSAJE).first()).toBeVisible();
    await link.getByText('1 mensaje sin leer').waitFor({ state: 'detached', timeout: LIVE_MS });
  });

  test('what somebody has written of a task, without its accents and in quotes, and comes to it', async ({
    lucia,
    marcos,
  }) => {
    const { page } = lucia;
    await choose(await search(page, 'etiqueta de envio'), /Etiqueta de envío/);
    const comentarios = page.getByRole('region', { name: 'Comentarios' });
    await comentarios.getByRole('textbox', { name: 'Nuevo comentario' }).fill(COMENTARIO);
    await page.keyboard.press('Control+Enter');
    await comentarios.getByRole('listitem').getByText(COMENTARIO).waitFor();

    await marcos.page.goto('/proyectos');
    await choose(await search(marcos.page, '«camion» articu '), new RegExp(COMENTARIO));
    await marcos.page.waitForURL(/\/tareas\/[0-9a-f]{24}\?comentario=[0-9a-f]{24}$/);
    const found = marcos.page.getByRole('region', { name: 'Comentarios' }).getByRole('article');
    await expect(found.filter({ hasText: COMENTARIO }).and(marcos.page.locator(':focus'))).toBeVisible();
  });

  test('a task by its key: in the palette, as an address and where somebody has written it', async ({
    lucia,
  }) => {
    const { page } = lucia;
    // Away from the comment's field, where Ctrl+K is a link.
    await page.goto('/proyectos');
    await choose(await search(page, 'etiqueta de envio'), /Etiqueta de envío/);
    await page.getByRole('heading', { name: /Etiqueta de envío/, level: 1 }).waitFor();
    const { pathname } = new URL(page.url());
    const clave = await page
      .getByRole('main')
      .getByText(/^TIENDA-\d+$/)
      .first()
      .innerText();
    await page.goto('/proyectos');
    await choose(await search(page, clave.toLowerCase()), /Etiqueta de envío/);
    await page.waitForURL(`**${pathname}`);

    await page.goto(`/${clave.toLowerCase()}`);
    await page.waitForURL(`**${pathname}`);
    const comentarios = page.getByRole('region', { name: 'Comentarios' });
    await comentarios
      .getByRole('textbox', { name: 'Nuevo comentario' })
      .fill('Antes de TIENDA-1, que no de UTF-8');
    await page.keyboard.press('Control+Enter');
    await comentarios.getByRole('listitem').getByRole('link', { name: 'TIENDA-1', exact: true }).click();
    // The address of a key first, and only then that of what has it.
    await page.waitForURL(/\/backlog\/[0-9a-f]{24}\?epica=/);
    await expect(page.getByText('TIENDA-1', { exact: true }).first()).toBeVisible();

    await page.getByRole('navigation').getByRole('link', { name: 'Resumen' }).first().click();
    await page.getByRole('button', { name: 'Cambiar la clave' }).click();
    await page.getByRole('textbox', { name: 'Clave' }).fill('comercio');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await choose(await search(page, clave.toLowerCase()), /Etiqueta de envío/);
    await page.waitForURL(`**${pathname}`);
    const nueva = clave.replace('TIENDA', 'COMERCIO');
    await page.getByText(nueva, { exact: true }).first().waitFor();
    await page.getByRole('link', { name: 'TIENDA-1', exact: true }).waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText(clave, { exact: true }).first().waitFor();
    await page.goto(`/${nueva.toLowerCase()}`);
    await page.waitForURL(`**${pathname}`);
    await page.getByText(clave, { exact: true }).first().waitFor();
  });

  test('selects the row that has the focus, and offers its epics at a key', async ({ lucia }) => {
    const { page } = lucia;
    await page.getByRole('navigation').getByRole('link', { name: 'Backlog' }).first().click();
    const row = page.getByRole('button', { name: 'Pagar con tarjeta guardada', exact: true }).first();
    await row.focus();
    await page.keyboard.press('x');
    const tick = page.getByRole('checkbox', { name: /Pagar con tarjeta guardada/ }).first();
    await expect(tick).toBeChecked();
    await row.focus();
    await page.keyboard.press('Shift+E');
    const epicas = page.getByRole('dialog', { name: 'Épica' });
    await focused(epicas.getByRole('combobox'));
    await expect(epicas.getByRole('option', { name: /valor actual/ })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await epicas.waitFor({ state: 'detached' });
    await expect(row).toBeFocused();
  });

  test('shows the shortcuts, creates and goes with single keys, and stops when they are switched off', async ({
    lucia,
  }) => {
    const { page } = lucia;
    await page.goto('/proyectos');
    await page.getByRole('main').getByText('Tienda en línea 2.0').first().waitFor();
    await page.keyboard.press('c');
    const nueva = page.getByRole('dialog', { name: 'Nueva Historia' });
    await page.keyboard.type('c?g');
    await expect(nueva.getByLabel('Título')).toHaveValue('c?g');
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Descartar' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.keyboard.press('g');
    await page.keyboard.press('n');
    await page.waitForURL('**/notificaciones');
    await page.keyboard.press('?');
    const ayuda = page.getByRole('dialog', { name: 'Atajos de teclado' });
    await ayuda.getByRole('switch').click();
    await page.keyboard.press('Escape');
    await ayuda.waitFor({ state: 'detached' });
    await page.reload();
    const buscar = page.getByRole('button', { name: 'Buscar', exact: true });
    // Once it is loaded, a key that opened the palette would do so at once.
    await buscar.click();
    const paleta = page.getByRole('dialog', { name: 'Buscar' });
    await focused(paleta.getByRole('combobox'));
    await page.keyboard.press('Escape');
    await paleta.waitFor({ state: 'detached' });
    for (const key of ['Control+K', 'g', 'p']) await page.keyboard.press(key);
    expect([new URL(page.url()).pathname, await page.getByRole('dialog').count()]).toEqual([
      '/notificaciones',
      0,
    ]);
  });

  test('raises no script error and breaks no content policy on the way', ({ lucia, marcos }) => {
    expect([...lucia.complaints, ...marcos.complaints]).toEqual([]);
  });
});
