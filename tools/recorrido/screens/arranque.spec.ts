import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const sentence = (page: Page) => page.getByText('La aplicación no se ha podido cargar');

test('the first second of a visit says that it is loading, and no longer on a network that brings nothing', async ({
  page,
}) => {
  const loading = page.getByText('Cargando...', { exact: true });
  // What ends the sentence, a timer and a style, stands still and is moved on from here: a busy machine may take longer
  // than a second for its first look.
  await page.addInitScript(() => {
    performance.now = () => 400;
    const timers: { act: () => void; ms: number }[] = [];
    Object.assign(globalThis, {
      timers,
      setTimeout: (act: () => void, ms: number) => timers.push({ act, ms }),
    });
  });
  const debug = await page.context().newCDPSession(page);
  await debug.send('Animation.enable');
  await debug.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(loading).toBeVisible();
  const passed = (ms: number) =>
    page.evaluate<void>(
      `document.querySelector('.presentacion').getAnimations().forEach((each) => { each.currentTime = ${ms}; })`,
    );
  await passed(999);
  await expect(loading).toBeVisible();
  await passed(1_000);
  await expect(loading).toBeHidden();
  await passed(0);
  await expect(loading).toBeVisible();
  expect(await page.evaluate<number[]>('timers.map(({ act, ms }) => (act(), ms))')).toEqual([600]);
  await expect(loading).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a script that does not arrive leaves a sentence and a button, not a white page', async ({ page }) => {
  const scripts = /\/assets\/.*\.js$/;
  await page.route(scripts, (route) => route.abort());
  await page.goto('/login');
  await expect(sentence(page)).toBeVisible({ timeout: 2_000 });
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Recargar página' }).click();
  await expect(page.getByLabel('Correo electrónico')).toBeVisible();
  await expect(sentence(page)).toBeHidden();
});

test('an application that fails as it starts says so at once', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      BroadcastChannel: class {
        constructor() {
          throw new Error('Sin permiso');
        }
      },
    });
  });
  await page.goto('/login');
  await expect(sentence(page)).toBeVisible({ timeout: 2_000 });
});

test('without any script the sentence shows after a while', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/login');
  await expect(sentence(page)).toBeHidden();
  await expect(sentence(page)).toBeVisible({ timeout: 15_000 });
});

test('a page in place of every answer is told on the sign-in page', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Correo electrónico').fill('ana@empresa.com');
  await page.getByLabel('Contraseña', { exact: true }).fill('cualquiera');
  await page.route('**/api/usuarios/login', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Acepta las condiciones</p>' }),
  );
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText('Error al iniciar sesión')).toBeVisible();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('ana@empresa.com');
});
