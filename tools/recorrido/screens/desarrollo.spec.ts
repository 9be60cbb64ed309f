import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustReplace } from '../../patterns/must-find.ts';
import { holdPortRange } from '../../start/port-range.ts';
import { signIn } from '../../product/sign-in.ts';
import { demo } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

/** As deep in the repository as the web is, which reaches libraries and settings from there. */
const COPY = 'dist/web-en-desarrollo';
const SCREEN = join(COPY, 'src/features/acceso/entrar/login-page.tsx');
/** A quarter of a second where nothing else runs. */
const SEEN_MS = 3_000;

let vite: ChildProcess | undefined;
test.afterEach(() => {
  vite?.kill();
  rmSync(COPY, { recursive: true, force: true });
});

test('what is changed while the web is developed is seen at once, against a running product', async ({
  browser,
  product,
}) => {
  const lucia = demo('lucia');
  const { correo } = lucia;
  cpSync('apps/web', COPY, { recursive: true });
  const ports = await holdPortRange();
  const url = `http://localhost:${ports.first}`;
  vite = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', COPY, '--port', String(ports.first), '--strictPort'],
    { stdio: 'ignore', env: { ...process.env, PORT: new URL(product.baseUrl).port } },
  );
  const page = await browser.newPage({ baseURL: url });
  await expect(async () => void (await page.goto('/login'))).toPass();
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();

  // What is typed stays: the screen is changed where it stands, and not loaded again.
  await page.getByLabel('Correo electrónico').fill(correo);
  const text = readFileSync(SCREEN, 'utf8');
  writeFileSync(SCREEN, mustReplace(SCREEN, text, "title={t('entrar.titulo')}", 'title="Recién cambiado"'));
  await expect(page.getByRole('heading', { name: 'Recién cambiado' })).toBeVisible({ timeout: SEEN_MS });
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(correo);

  await signIn(page, lucia);
  await page.close();
  ports.release();
});
