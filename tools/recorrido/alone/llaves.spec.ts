import type { Page } from '@playwright/test';
import { openVisitor } from '../../product/browser.ts';
import { signIn } from '../../product/sign-in.ts';
import { ADMIN, demo } from '../fixtures/people.ts';
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

test('a passkey is the second factor that is demanded, is called otherwise, confirms who one is, and takes up a session that has ended', async ({
  browser,
  product,
}) => {
  const api = async <T>(method: string, path: string, token: string, body?: object): Promise<T> => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    return (await (await fetch(`${product.baseUrl}/api/${path}`, init)).json()) as T;
  };
  const { correo, contrasena } = ADMIN;
  const credentials = { correo, contraseña: contrasena };
  const { token } = await api<{ token: string }>('POST', 'usuarios/login', '', credentials);
  type Team = { _id: string; miembros: { usuario: { correo: string } }[] };
  const { equipos } = await api<{ equipos: Team[] }>('GET', 'equipos', token);
  const hers = equipos.filter(({ miembros }) =>
    miembros.some(({ usuario }) => usuario.correo === IRENE.correo),
  );
  const demand = (ids: string[]) => api('PUT', 'usuarios/acceso', token, { equiposConFactor: ids });
  await demand(hers.map(({ _id }) => _id));

  const { page, context, complaints } = await openVisitor(
    browser,
    product.baseUrl.replace('127.0.0.1', 'localhost'),
  );
  await plugIn(page);
  await withoutField(page);
  await page.goto('/login');
  await page.getByLabel('Correo electrónico').fill(IRENE.correo);
  await page.getByLabel('Contraseña', { exact: true }).fill(IRENE.contrasena);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByRole('heading', { name: 'Activa tu segundo factor' }).waitFor();
  await page.getByRole('button', { name: 'Crear una llave de acceso' }).click();
  await page.getByRole('button', { name: 'Los he guardado' }).click();
  await page.waitForURL('**/dashboard');
  await demand([]);

  await page.goto(AJUSTES);
  await page.getByRole('button', { name: /^Cambiar el nombre de la llave/ }).click();
  await page.getByRole('dialog').getByLabel('Nombre').fill('Llavero');
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Llavero').waitFor();

  // As if she had signed in long ago.
  await page.route(
    '**/api/usuarios/mis-datos',
    (route) =>
      route.fulfill({
        status: 403,
        json: {
          success: false,
          codigo: 'SIN_PERMISO',
          motivo: 'comun.entradaAntigua',
          message: 'x',
          requestId: 'x',
        },
      }),
    { times: 1 },
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar mis datos' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Usar una llave de acceso' }).click();
  await download;
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  const own = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const { sid } = JSON.parse(Buffer.from(own.split('.')[1]!, 'base64url').toString()) as { sid: string };
  await api('DELETE', `usuarios/sesiones/${sid}`, own);
  const expired = page.getByRole('dialog', { name: 'Tu sesión ha expirado' });
  await expired.getByRole('button', { name: 'Entrar con una llave de acceso' }).click();
  await expired.waitFor({ state: 'hidden' });
  await page.getByText('Llavero').waitFor();

  await page.getByRole('button', { name: 'Eliminar la llave Llavero' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Llavero')).toHaveCount(0);
  expect(complaints).toEqual([]);
  await context.close();
});
