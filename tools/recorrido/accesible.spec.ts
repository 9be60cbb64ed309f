import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Product, startProduct } from '../product/start-product.ts';
import { openBrowser, openVisitor, type Visitor } from './browser.ts';
import { signIn } from './steps.ts';

const ADMIN = { correo: 'admin@recorrido.es', contrasena: 'recorrido-2026' };
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

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

interface AxeWindow {
  axe: { run(options: object): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }> };
}

/** The content policy refuses injected tags; a script run by the debugger is not one. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(AXE, 'utf8'));
  const violations = await page.evaluate(async (tags) => {
    const { axe } = globalThis as unknown as AxeWindow;
    return (await axe.run({ runOnly: { type: 'tag', values: tags } })).violations;
  }, RULES);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

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
