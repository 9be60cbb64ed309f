import type { Page } from '@playwright/test';
import { openVisitor } from '../../product/browser.ts';
import { signIn } from '../../product/sign-in.ts';
import { demo } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ data: 'demo' });

const IRENE = demo('irene');
const AJUSTES = '/configuracion?seccion=contrasena';

/** A device that knows its owner and agrees to everything, as Chromium imitates it. */
async function plugIn(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable', { enableUI: false });
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const signOut = (page: Page) =>
  page.evaluate(() => {
    for (const store of [localStorage, sessionStorage])
      for (const key of ['token', 'user']) store.removeItem(key);
  });

/** From here on the browser offers no keys in fields, so only the button asks for them. */
const withoutField = (page: Page) =>
  page.addInitScript('PublicKeyCredential.isConditionalMediationAvailable = async () => false');

test('a passkey is added, signs in by the field and by the button, is the second factor, and goes', async ({
  browser,
  product,
}) => {
  // Keys belong to a name, which an address of numbers is not.
  const web = product.baseUrl.replace('127.0.0.1', 'localhost');
  const { page, context, complaints } = await openVisitor(browser, web);
  await plugIn(page);
  await signIn(page, IRENE);

  await page.goto(AJUSTES);
  await page.getByRole('button', { name: 'Añadir una llave' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nombre').fill('Portátil de Irene');
  await dialog.getByRole('button', { name: 'Crear una llave de acceso' }).click();
  await page.getByRole('button', { name: 'Los he guardado' }).click();
  await page.getByText('Portátil de Irene').waitFor();
  await page.getByText('Sin usar todavía').waitFor();
  await page.getByText('Quedan 10 códigos de recuperación.').waitFor();

  await signOut(page);
  // The device answers as soon as the field offers the key.
  await page.goto('/login');
  await page.waitForURL('**/dashboard');

  await signOut(page);
  await withoutField(page);
  await page.goto('/login');
  await page.getByLabel('Recordarme').uncheck();
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click();
  await page.waitForURL('**/dashboard');
  expect(
    await page.evaluate(() => [localStorage, sessionStorage].map((store) => !!store.getItem('token'))),
  ).toEqual([false, true]);

  await signOut(page);
  await page.goto('/login');
  await page.getByLabel('Correo electrónico').fill(IRENE.correo);
  await page.getByLabel('Contraseña', { exact: true }).fill(IRENE.contrasena);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByRole('button', { name: 'Usar una llave de acceso' }).click();
  await page.waitForURL('**/dashboard');

  await page.goto(AJUSTES);
  await page
    .getByText(/Con llave de acceso/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Eliminar la llave Portátil de Irene' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Eliminar' })
    .click();
  await expect(page.getByText('Portátil de Irene')).toHaveCount(0);
  await page.getByRole('button', { name: 'Activar el segundo factor' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
