import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectShown, openBrowser, openVisitor, type Visitor } from '../product/browser.ts';
import { demo } from './gente.ts';
import { type ProductoPropio, startDemo } from './producto.ts';
import { signIn } from '../product/sign-in.ts';
import { findProyecto, followEachOther, moveRight } from './steps.ts';

const LIVE_MS = 5_000;
const HISTORIA = 'Confirmación del pedido por correo';

let product: ProductoPropio;
let browser: Browser;
let lucia: Visitor;
let marcos: Visitor;
let proyecto: string;

const columna = (visitor: Visitor, nombre: string) =>
  visitor.page.getByRole('main').getByRole('region', { name: new RegExp(`^${nombre}`) });

const tarjeta = (visitor: Visitor, columnaNombre: string) =>
  columna(visitor, columnaNombre).locator('[data-historia-id]').filter({ hasText: HISTORIA });

const comentarios = (page: Page) => page.getByRole('region', { name: 'Comentarios' });

beforeAll(async () => {
  product = await startDemo();
  browser = await openBrowser();
  lucia = await openVisitor(browser, product.baseUrl);
  marcos = await openVisitor(browser, product.baseUrl);
  await signIn(lucia.page, demo('lucia'));
  await signIn(marcos.page, demo('marcos'));
  proyecto = await findProyecto(lucia.page, 'TIENDA');
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

describe('two people of one team', () => {
  followEachOther();

  it('see a card that one of them moves by keyboard, at once and after a reload', async () => {
    for (const { page } of [lucia, marcos]) await page.goto(`/tableros/${proyecto}`);
    await tarjeta(marcos, 'Por hacer').waitFor();
    await moveRight(lucia.page, HISTORIA, 'Por hacer', 'En progreso');
    await tarjeta(marcos, 'En progreso').waitFor({ timeout: LIVE_MS });
    await marcos.page.reload();
    await tarjeta(marcos, 'En progreso').waitFor();
    expect(await tarjeta(marcos, 'Por hacer').count()).toBe(0);
  });

  it('talk in their team’s chat', async () => {
    for (const { page } of [lucia, marcos]) {
      await page.goto('/mensajes');
      await page.getByRole('main').getByText('Comercio electrónico').first().click();
    }
    const box = lucia.page.getByRole('main').getByRole('textbox', { name: /mensaje/i });
    await box.fill('La pasarela ya responde en pruebas');
    await box.press('Enter');
    const bubble = marcos.page.getByRole('main').getByText('La pasarela ya responde en pruebas');
    await expectShown(bubble.last(), LIVE_MS);
  });

  it('talk about a story beside it, and whoever is named is told', async () => {
    for (const { page } of [lucia, marcos]) {
      await page.goto(`/backlog/${proyecto}`);
      await page.getByRole('main').getByRole('button', { name: HISTORIA, exact: true }).click();
      await comentarios(page).getByRole('textbox', { name: 'Nuevo comentario' }).waitFor();
    }
    const box = comentarios(lucia.page).getByRole('textbox', { name: 'Nuevo comentario' });
    await box.pressSequentially('¿La tienes, @marcos');
    await comentarios(lucia.page).getByRole('option').first().click();
    await box.pressSequentially('?');
    await box.press('Control+Enter');
    await expectShown(comentarios(marcos.page).getByText('¿La tienes,'), LIVE_MS);
    await marcos.page.goto('/notificaciones');
    await expectShown(
      marcos.page.getByRole('main').getByText(`en «${HISTORIA}»: ¿La tienes,`).first(),
      LIVE_MS,
    );
  });

  it('raise no script error and break no content policy on the way', () => {
    expect([...lucia.complaints, ...marcos.complaints]).toEqual([]);
  });
});
