import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpUser } from '../bench/http-user.ts';
import { idOf } from '../bench/seed/ids.ts';
import { CONTRASENA, seedPeople, type People } from '../bench/seed/people.ts';
import { seedTablero, type Tablero } from '../bench/seed/tablero.ts';
import { openBrowser, openVisitor, type Visitor } from '../product/browser.ts';
import { ADMIN } from './gente.ts';
import { type ProductoPropio, startEmpty } from './producto.ts';
import { signIn } from '../product/sign-in.ts';

const STORIES = 500;
const REPLY_LIMIT_BYTES = 60_000;
const NODES_LIMIT = 3_000;

let product: ProductoPropio;
let browser: Browser;
let people: People;
let tablero: Tablero;
let visitor: Visitor;

beforeAll(async () => {
  product = await startEmpty();
  people = await seedPeople(product.baseUrl, ADMIN, 2);
  const proyecto = idOf('proyecto', 1);
  const body = { _id: proyecto, nombre: 'Tablero grande', clave: 'GRANDE', equipo: people.equipo };
  await people.users[0]!.insist('POST', '/api/proyectos', body);
  tablero = await seedTablero(people.users, proyecto, STORIES);
  browser = await openBrowser();
  visitor = await openVisitor(browser, product.baseUrl);
  await signIn(visitor.page, { correo: people.correos[0]!, contrasena: CONTRASENA });
});

afterAll(async () => {
  await browser?.close();
  await Promise.all((people?.users ?? []).map((user: HttpUser) => user.close()));
  await product?.stop();
});

describe(`a board of ${STORIES}`, () => {
  it(`goes over the wire in one reply of less than ${REPLY_LIMIT_BYTES} bytes`, async () => {
    const reply = await people.users[0]!.expect(200, 'GET', `/api/tableros/${tablero._id}`);
    expect(reply.bytes).toBeLessThan(REPLY_LIMIT_BYTES);
  });

  it('is shown with one call and only what is visible, and no request is made per card', async () => {
    const page = await visitor.context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`/tableros/${tablero.proyecto}`);
    await page.locator('[data-historia-id]').first().waitFor();
    await page.waitForLoadState('networkidle');
    const nodes = await page.evaluate<number>('document.querySelectorAll("*").length');
    expect(nodes).toBeLessThan(NODES_LIMIT);
    // The second time when its live changes begin to be heard: by then one may have been missed.
    const calls = asked.filter((path) => path === `/api/tableros/${tablero._id}`);
    expect([1, 2]).toContain(calls.length);
    expect(asked.filter((path) => /\/api\/(historias|tareas)\/[0-9a-f]{24}/.test(path))).toEqual([]);
    await page.close();
  });

  it('reaches its last card by scrolling', async () => {
    await visitor.page.goto(`/tableros/${tablero.proyecto}`);
    await visitor.page.locator('[data-historia-id]').first().hover();
    const last = visitor.page.getByText(`Historia ${STORIES} del tablero`);
    await expect
      .poll(
        async () => {
          await visitor.page.mouse.wheel(0, 10_000);
          return last.count();
        },
        { timeout: 20_000 },
      )
      .toBeGreaterThan(0);
  });
});
