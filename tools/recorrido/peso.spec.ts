import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Product, startProduct } from '../product/start-product.ts';
import { openBrowser, openVisitor } from './browser.ts';
import { signIn } from './steps.ts';

const ADMIN = { correo: 'admin@recorrido.es', contrasena: 'recorrido-2026' };
const SIGN_IN_LIMIT_KB = 120;
const DASHBOARD_LIMIT_KB = 250;
const BOARD_LIMIT_KB = 250;
const SCREEN_LIMIT_KB = 300;

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ ADMIN_CORREO: ADMIN.correo, ADMIN_CONTRASENA: ADMIN.contrasena });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** Sums the scripts that the page fetches, as gzip sends them. */
function countScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!/\.js$/.test(new URL(response.url()).pathname)) return;
    sizes.push(
      fetch(response.url(), { headers: { 'accept-encoding': 'gzip' } }).then((r) =>
        Number(r.headers.get('content-length')),
      ),
    );
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
}

describe('script shipped to the browser (kB, gzip)', () => {
  it(`at most ${SIGN_IN_LIMIT_KB} for the sign-in page, ${DASHBOARD_LIMIT_KB} for the dashboard`, async () => {
    const visitor = await openVisitor(browser, product.baseUrl);
    const signInTotal = countScripts(visitor.page);
    await visitor.page.goto('/login');
    await visitor.page.getByRole('button', { name: 'Iniciar sesión' }).waitFor();
    await visitor.page.waitForLoadState('networkidle');
    const signInKb = await signInTotal();
    expect(signInKb).toBeGreaterThan(0);
    expect(signInKb).toBeLessThanOrEqual(SIGN_IN_LIMIT_KB);

    await signIn(visitor.page, ADMIN);
    const again = await visitor.context.newPage();
    const dashboardTotal = countScripts(again);
    await again.goto('/dashboard');
    await again.getByText('Tareas Recientes').waitFor();
    await again.waitForLoadState('networkidle');
    const dashboardKb = await dashboardTotal();
    expect(dashboardKb).toBeGreaterThan(0);
    expect(dashboardKb).toBeLessThanOrEqual(DASHBOARD_LIMIT_KB);
    console.log(`entrada ${signInKb.toFixed(0)} kB, panel ${dashboardKb.toFixed(0)} kB`);
  });

  it(`at most ${BOARD_LIMIT_KB} for the board, ${SCREEN_LIMIT_KB} for any other screen`, async () => {
    const visitor = await openVisitor(browser, product.baseUrl);
    await signIn(visitor.page, ADMIN);
    await visitor.page.goto('/proyectos');
    const card = visitor.page.getByRole('main').getByRole('link', { name: 'Tienda en línea 2.0' });
    const proyecto = (await card.getAttribute('href'))?.split('/').at(-1);
    for (const path of [
      `/proyecto/${proyecto}`,
      '/proyectos',
      '/tareas',
      `/backlog/${proyecto}`,
      `/sprints/${proyecto}`,
      `/tableros/${proyecto}`,
      '/equipos',
      '/mensajes',
      '/notificaciones',
      '/ia-asistente',
      `/tareas/${proyecto}`,
      '/configuracion',
      '/auditoria',
      '/operacion',
      '/papelera',
    ]) {
      const page = await visitor.context.newPage();
      const total = countScripts(page);
      await page.goto(path);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      const kb = await total();
      console.log(`${path.replace(/[0-9a-f]{24}/, '{id}')} ${kb.toFixed(0)} kB`);
      expect(kb, path).toBeGreaterThan(0);
      const limit = path.startsWith('/tableros') ? BOARD_LIMIT_KB : SCREEN_LIMIT_KB;
      expect(kb, path).toBeLessThanOrEqual(limit);
      await page.close();
    }
  });
});
