import { HttpUser } from '../../callers/http-user.ts';
import { idOf } from '../../bench/seed/ids.ts';
import { CONTRASENA, seedPeople, type People } from '../../bench/seed/people.ts';
import { seedTablero, type Tablero } from '../../bench/seed/tablero.ts';
import type { Visitor } from '../../product/browser.ts';
import { enter } from '../fixtures/enter.ts';
import { ADMIN } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const STORIES = 500;
const REPLY_LIMIT_BYTES = 60_000;
const NODES_LIMIT = 3_000;
/** More of them than a card draws. */
const PEOPLE = 5;
/** More than are drawn before anybody scrolls. */
const STORIES_WITH_TASKS = 60;
/** Two hundred stories are asked about at once: more would be too long for an address. */
const PARTS = Math.ceil(STORIES / 200);

test.use({ data: 'empty' });

let people: People;
let tablero: Tablero;
let visitor: Visitor;

test.beforeAll(async ({ browser, product }) => {
  people = await seedPeople(product.baseUrl, ADMIN, PEOPLE);
  const proyecto = idOf('proyecto', 1);
  const body = { _id: proyecto, nombre: 'Tablero grande', clave: 'GRANDE', equipo: people.equipo };
  await people.users[0]!.insist('POST', '/api/proyectos', body);
  tablero = await seedTablero(people.users, proyecto, STORIES);
  await Promise.all(people.users.map((user) => takeTasks(user)));
  visitor = await enter(browser, product.baseUrl, { correo: people.correos[0]!, contrasena: CONTRASENA });
});

test.afterAll(async () => {
  await visitor?.context.close();
  await Promise.all((people?.users ?? []).map((user: HttpUser) => user.close()));
});

/** One of each story, for the person to do. */
async function takeTasks(user: HttpUser): Promise<void> {
  const { proyecto, historias } = tablero;
  for (const historiaId of historias.slice(0, STORIES_WITH_TASKS))
    await user.insist('POST', '/api/tareas', { titulo: 'Lo suyo', proyecto, historiaId, asignado: user._id });
}

test.describe(`a board of ${STORIES}`, () => {
  test(`goes over the wire in one reply of less than ${REPLY_LIMIT_BYTES} bytes`, async () => {
    const reply = await people.users[0]!.expect(200, 'GET', `/api/tableros/${tablero._id}`);
    expect(reply.bytes).toBeLessThan(REPLY_LIMIT_BYTES);
  });

  test('is shown with one call and only what is visible, and no request is made per card', async () => {
    const page = await visitor.context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    let release = () => {};
    const measured = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/avance$/, async (route) => {
      await measured;
      await route.continue();
    });
    await page.goto(`/tableros/${tablero.proyecto}`);
    const first = page.locator('[data-historia-id]').first();
    await first.waitFor();
    const { height } = (await first.boundingBox())!;
    release();
    await first.getByText(`0/${PEOPLE}`, { exact: true }).waitFor();
    expect((await first.boundingBox())!.height).toBe(height);
    await page.waitForLoadState('networkidle');
    const nodes = await page.evaluate<number>('document.querySelectorAll("*").length');
    console.log(`${nodes} nodos`);
    expect(nodes).toBeLessThan(NODES_LIMIT);
    // The second time when its live changes begin to be heard: by then one may have been missed.
    const calls = asked.filter((path) => path.startsWith('/api/tableros/'));
    expect([1, 2]).toContain(calls.length);
    const tareas = asked.filter((path) => path.startsWith('/api/tareas'));
    expect(new Set(tareas)).toEqual(new Set([`/api/tareas/proyecto/${tablero.proyecto}/avance`]));
    expect([PARTS, 2 * PARTS]).toContain(tareas.length);
    expect(asked.filter((path) => /\/api\/(historias|tareas)\/[0-9a-f]{24}/.test(path))).toEqual([]);
    await page.close();
  });

  test('reaches its last card by scrolling', async () => {
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
