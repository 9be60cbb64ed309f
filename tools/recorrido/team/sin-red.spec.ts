import type { Page } from '@playwright/test';
import { demo } from '../fixtures/people.ts';
import { createEpica, moveRight } from '../fixtures/steps.ts';
import { expect, test } from '../fixtures/test.ts';
import { TIENDA } from '../screens/lugares.ts';

const BACK_MS = 20_000;
const HISTORIA = 'Confirmación del pedido por correo';

let baseUrl: string;
let token: string;

/** Of Marcos, to ask what the server has from outside the page, whose network may be away. */
async function openToken(): Promise<string> {
  const { correo, contrasena } = demo('marcos');
  const login = await fetch(`${baseUrl}/api/usuarios/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ correo, contraseña: contrasena }),
  });
  return ((await login.json()) as { token: string }).token;
}

async function ask<T>(path: string): Promise<T> {
  const reply = await fetch(`${baseUrl}/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await reply.json()) as T;
}

const epicaTitles = async (): Promise<string[]> =>
  (await ask<{ epicas: { titulo: string }[] }>(`/epicas/proyecto/${TIENDA}`)).epicas.map(
    ({ titulo }) => titulo,
  );

const estadoOf = async (titulo: string): Promise<string | undefined> =>
  (
    await ask<{ historias: { titulo: string; estado: string }[] }>(`/historias/proyecto/${TIENDA}`)
  ).historias.find((historia) => historia.titulo === titulo)?.estado;

const goTo = (page: Page, place: 'Backlog' | 'Tablero') =>
  page.getByRole('navigation').getByRole('link', { name: place }).first().click();

const waiting = (page: Page, text: string | RegExp) => page.getByRole('button', { name: text }).first();

/** Parts of the browser that the language's own types do not know. */
interface BrowserWindow {
  navigator: { serviceWorker: { controller: object | null } };
  caches: {
    keys(): Promise<string[]>;
    open(name: string): Promise<{ keys(): Promise<{ url: string }[]> }>;
  };
}

const isKept = (page: Page) =>
  page.waitForFunction(
    () => (globalThis as unknown as BrowserWindow).navigator.serviceWorker.controller !== null,
  );

/** What the device has, by the name of its store. */
const kept = (page: Page): Promise<{ name: string; paths: string[] }[]> =>
  page.evaluate(async () => {
    const { caches } = globalThis as unknown as BrowserWindow;
    const names = await caches.keys();
    return Promise.all(
      names.map(async (name) => {
        const requests = await (await caches.open(name)).keys();
        return { name, paths: requests.map(({ url }) => new URL(url).pathname) };
      }),
    );
  });

/** Only the rows in sight are in the document, and new epics come last. The browser remembers it: unfold afterwards. */
const foldAll = (page: Page) => page.getByRole('button', { name: 'Plegar todo', exact: true }).click();
const unfoldAll = (page: Page) => page.getByRole('button', { name: 'Desplegar todo' }).click();

test.describe('a train into a tunnel', () => {
  test.describe.configure({ mode: 'serial' });

  test.beforeAll(async ({ product }) => {
    baseUrl = product.baseUrl;
    token = await openToken();
  });

  test('keeps the app on the device, and what the server said apart, for this person', async ({ lucia }) => {
    const { page } = lucia;
    await page.goto('/dashboard');
    await isKept(page);
    await page.goto(`/tableros/${TIENDA}`);
    await page.getByRole('main').getByText(HISTORIA).first().waitFor();
    await goTo(page, 'Backlog');
    // An epic that the board does not show: only now is the backlog there whole.
    await page.getByRole('main').getByText('Devoluciones sin llamar').first().waitFor();
    await expect
      .poll(async () => (await kept(page)).find(({ name }) => name.startsWith('datos-'))?.paths)
      .toContain(`/api/epicas/proyecto/${TIENDA}`);
    const rest = (await kept(page)).filter(({ name }) => !name.startsWith('datos-'));
    expect(rest.flatMap(({ paths }) => paths)).toContain('/index.html');
    expect(rest.flatMap(({ paths }) => paths).filter((path) => path.startsWith('/api'))).toEqual([]);
  });

  test('goes on working without a network: what changes waits in sight and can be taken back', async ({
    lucia,
  }) => {
    const { page, context } = lucia;
    await context.setOffline(true);
    await page.getByText('Sin conexión').first().waitFor();
    await createEpica(page, 'Épica del túnel');
    await createEpica(page, 'Épica de más');
    await goTo(page, 'Tablero');
    await moveRight(page, HISTORIA, 'Por hacer', 'En progreso');
    await page
      .getByRole('main')
      .getByRole('region', { name: /^En progreso/ })
      .locator('[data-historia-id]')
      .filter({ hasText: HISTORIA })
      .waitFor();

    await waiting(page, '3 cambios pendientes de enviar').click();
    const lista = page.getByRole('dialog', { name: 'Pendiente de enviar' });
    await lista.getByRole('button', { name: 'Cancelar el envío de «Épica de más»' }).click();
    await expect(lista.getByRole('listitem')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await lista.waitFor({ state: 'detached' });
    await goTo(page, 'Backlog');
    await foldAll(page);
    await page.getByRole('main').getByText('Épica del túnel').first().waitFor();
    expect(await page.getByRole('main').getByText('Épica de más').count()).toBe(0);
    await unfoldAll(page);
  });

  test('opens again without a network, says so, and still has what waits', async ({ lucia }) => {
    const { page } = lucia;
    await page.reload();
    await page.getByText('Sin conexión').first().waitFor();
    await waiting(page, '2 cambios pendientes de enviar').waitFor();
    expect(await epicaTitles()).not.toContain('Épica del túnel');
    const main = page.getByRole('main');
    await foldAll(page);
    await main.getByText('Devoluciones sin llamar').first().waitFor();
    await unfoldAll(page);
    await page
      .getByText(/^Datos de hace/)
      .first()
      .waitFor();
    await goTo(page, 'Tablero');
    await main.getByText(HISTORIA).first().waitFor();
    await goTo(page, 'Backlog');
  });

  test('leaves what one person keeps to that person alone', async ({ lucia, marcos }) => {
    expect(
      await lucia.page.evaluate(() => Object.keys(localStorage).filter((key) => /^pendientes:./.test(key))),
    ).toHaveLength(1);
    await marcos.page.goto('/dashboard');
    await marcos.page.getByText('Tareas Recientes').waitFor();
    expect(await waiting(marcos.page, 'pendientes de enviar').count()).toBe(0);
  });

  test('sends each of it exactly once when the network is back, and others see it', async ({
    lucia,
    marcos,
  }) => {
    const { page, context } = lucia;
    await marcos.page.goto(`/backlog/${TIENDA}`);
    await marcos.page.getByRole('main').getByText('Pago en un solo paso').first().waitFor();
    await foldAll(marcos.page);
    await context.setOffline(false);
    await marcos.page.getByRole('main').getByText('Épica del túnel').first().waitFor({ timeout: BACK_MS });
    await unfoldAll(marcos.page);
    await expect(waiting(page, /pendientes? de enviar/)).toHaveCount(0, { timeout: BACK_MS });
    await expect.poll(() => estadoOf(HISTORIA), { timeout: BACK_MS }).toBe('en progreso');
    await page.reload();
    await foldAll(page);
    await page.getByRole('main').getByText('Épica del túnel').first().waitFor();
    await unfoldAll(page);
    const titles = await epicaTitles();
    expect(titles.filter((titulo) => titulo === 'Épica del túnel')).toHaveLength(1);
    expect(titles).not.toContain('Épica de más');
  });

  test('raises no script error and breaks no content policy on the way', ({ lucia, marcos }) => {
    expect([...lucia.complaints, ...marcos.complaints]).toEqual([]);
  });
});
