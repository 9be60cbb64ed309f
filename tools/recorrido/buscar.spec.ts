import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Product, startProduct } from '../product/start-product.ts';
import { openBrowser, openVisitor, type Visitor } from './browser.ts';
import { signIn } from './steps.ts';

const CONTRASENA = 'recorrido-2026';
const LIVE_MS = 5_000;
const MENSAJE = 'La pasarela nueva se prueba el jueves';

let product: Product;
let browser: Browser;
let lucia: Visitor;
let marcos: Visitor;

beforeAll(async () => {
  product = await startProduct({ ADMIN_CORREO: 'admin@recorrido.es', ADMIN_CONTRASENA: CONTRASENA });
  browser = await openBrowser();
  lucia = await openVisitor(browser, product.baseUrl);
  marcos = await openVisitor(browser, product.baseUrl);
  await signIn(lucia.page, { correo: 'lucia@demo.es', contrasena: CONTRASENA });
  await signIn(marcos.page, { correo: 'marcos@demo.es', contrasena: CONTRASENA });
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** Opens the palette from the keyboard and types, as a person would. */
async function search(page: Page, text: string) {
  await page.getByRole('button', { name: 'Buscar', exact: true }).waitFor();
  await page.keyboard.press('Control+K');
  const paleta = page.getByRole('dialog', { name: 'Buscar' });
  await paleta.getByRole('combobox').waitFor();
  await page.keyboard.type(text);
  return paleta;
}

describe('finding things without a mouse', () => {
  it('an epic, by a few letters without accents', async () => {
    const paleta = await search(lucia.page, 'pago en un');
    await paleta.getByRole('option', { name: /Pago en un solo paso/ }).waitFor();
    await lucia.page.keyboard.press('Enter');
    await lucia.page.waitForURL(/\/backlog\/[0-9a-f]{24}\?epica=/);
    const panel = lucia.page.getByRole('complementary', { name: 'Pago en un solo paso' });
    await panel.waitFor();
    expect(await panel.isVisible()).toBe(true);
  });

  it('a task by its id, whose project the sidebar then follows', async () => {
    const paleta = await search(lucia.page, 'etiqueta de envio');
    const option = paleta.getByRole('option', { name: /Etiqueta de envío/ });
    await option.first().waitFor();
    await lucia.page.keyboard.press('Enter');
    await lucia.page.waitForURL(/\/tareas\/[0-9a-f]{24}$/);
    const id = new URL(lucia.page.url()).pathname.split('/').pop() ?? '';
    const backlog = lucia.page.getByRole('navigation').getByRole('link', { name: 'Backlog' }).first();
    await lucia.page.getByRole('heading', { name: /Etiqueta de envío/, level: 1 }).waitFor();
    expect(await backlog.getAttribute('href')).not.toContain(id);

    const again = await search(lucia.page, id);
    await again.getByRole('option', { name: /Etiqueta de envío/ }).waitFor();
    await lucia.page.keyboard.press('Escape');
  });

  it('counts a message as unread at once, and finds it', async () => {
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
    const paleta = await search(lucia.page, 'pasarela jue');
    await paleta.getByRole('option', { name: new RegExp(MENSAJE) }).waitFor();
    await lucia.page.keyboard.press('Enter');
    await lucia.page.waitForURL(/\/mensajes\?chat=/);
    const bubble = lucia.page.getByRole('main').getByText(MENSAJE).first();
    await bubble.waitFor();
    expect(await bubble.isVisible()).toBe(true);
    await link.getByText('1 mensaje sin leer').waitFor({ state: 'detached', timeout: LIVE_MS });
  });

  it('edits and selects the row that has the focus', async () => {
    const { page } = lucia;
    await page.getByRole('navigation').getByRole('link', { name: 'Backlog' }).first().click();
    const row = page.getByRole('button', { name: 'Pagar con tarjeta guardada', exact: true }).first();
    await row.focus();
    await page.keyboard.press('x');
    const tick = page.getByRole('checkbox', { name: /Pagar con tarjeta guardada/ }).first();
    expect(await tick.isChecked()).toBe(true);
    await row.focus();
    await page.keyboard.press('e');
    const form = page.getByRole('dialog');
    await form.getByLabel('Título').waitFor();
    expect(await form.getByLabel('Título').inputValue()).toBe('Pagar con tarjeta guardada');
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
  });

  it('shows the shortcuts, creates and goes with single keys, and stops when they are switched off', async () => {
    const { page } = lucia;
    await page.goto('/proyectos');
    await page.getByRole('main').getByText('Tienda en línea 2.0').first().waitFor();
    await page.keyboard.press('c');
    await page.getByRole('dialog', { name: 'Nuevo Proyecto' }).waitFor();
    await page.keyboard.type('c?g');
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
    await page.getByRole('button', { name: 'Buscar', exact: true }).waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await page.keyboard.press('Control+K');
    expect([new URL(page.url()).pathname, await page.getByRole('dialog').count()]).toEqual([
      '/notificaciones',
      0,
    ]);
  });

  it('raises no script error and breaks no content policy on the way', () => {
    expect([...lucia.complaints, ...marcos.complaints]).toEqual([]);
  });
});
