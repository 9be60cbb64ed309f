import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Product, startProduct } from '../product/start-product.ts';
import { violationsOf } from './axe.ts';
import { openBrowser, openVisitor, type Visitor } from './browser.ts';
import { signIn } from './steps.ts';

const ADMIN = { correo: 'admin@recorrido.es', contrasena: 'recorrido-2026' };

let product: Product;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  product = await startProduct({ ADMIN_CORREO: ADMIN.correo, ADMIN_CONTRASENA: ADMIN.contrasena });
  browser = await openBrowser();
  visitor = await openVisitor(browser, product.baseUrl);
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const SCREENS: [path: string, text: string][] = [
  ['/dashboard', 'Tareas Recientes'],
  ['/proyectos', 'Tienda en línea 2.0'],
  ['/equipos', 'Comercio electrónico'],
  ['/configuracion', 'Apariencia'],
];

describe.each(['light', 'dark'] as const)('WCAG 2.2 AA, %s', (colorScheme) => {
  it('sign-in and registration', async () => {
    await visitor.context.clearCookies();
    await visitor.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const [path, button] of [
      ['/login', 'Iniciar sesión'],
      ['/register', 'Registrarse'],
    ] as const) {
      await visitor.page.goto(path);
      await visitor.page.getByRole('button', { name: button }).waitFor();
      expect(await violationsOf(visitor.page)).toEqual([]);
    }
  });

  it('the screens behind it', async () => {
    await signIn(visitor.page, ADMIN);
    for (const [path, text] of SCREENS) {
      await visitor.page.goto(path);
      await visitor.page.getByRole('main').getByText(text).first().waitFor();
      expect(await violationsOf(visitor.page), path).toEqual([]);
    }
  });
});
