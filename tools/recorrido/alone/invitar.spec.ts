import { openVisitor } from '../../product/browser.ts';
import { signIn } from '../../product/sign-in.ts';
import { ADMIN, CONTRASENA } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ data: 'demo' });

const PROYECTO = 'Tienda en línea 2.0';

test('people are invited from a project, and whoever follows the link stands in it', async ({
  browser,
  product,
}) => {
  const admin = await openVisitor(browser, product.baseUrl);
  await signIn(admin.page, ADMIN);
  const token = await admin.page.evaluate(() => localStorage.getItem('token') ?? '');
  const headers = { authorization: `Bearer ${token}` };
  type Proyectos = { proyectos: { _id: string; nombre: string }[] };
  const reply = await fetch(`${product.baseUrl}/api/proyectos`, { headers });
  const { proyectos } = (await reply.json()) as Proyectos;
  const { _id } = proyectos.find(({ nombre }) => nombre === PROYECTO)!;
  await admin.page.goto(`/proyecto/${_id}`);
  await admin.page.getByRole('button', { name: 'Compartir' }).click();
  const dialog = admin.page.getByRole('dialog');
  await dialog.getByLabel(/^Correos/).fill('Vera Ruiz <vera@recorrido.es>; lucia@demo.es');
  await dialog.getByRole('button', { name: 'Invitar a 2 personas' }).click();
  await dialog.getByText('Ya tiene cuenta').waitFor();
  const link = await dialog.getByLabel('Enlace para vera@recorrido.es').inputValue();
  await dialog.getByLabel('Plazas').fill('1');
  await dialog.getByRole('button', { name: 'Crear enlace' }).click();
  await dialog.getByRole('img', { name: 'Código QR con el enlace' }).waitFor();

  const vera = await openVisitor(browser, product.baseUrl);
  await vera.page.goto(link);
  await vera.page.getByText(/te invita a/).waitFor();
  await expect(vera.page.getByLabel('Correo electrónico')).toHaveValue('vera@recorrido.es');
  await vera.page.getByLabel('Nombre completo').fill('Vera Ruiz');
  await vera.page.getByLabel('Contraseña', { exact: true }).fill(CONTRASENA);
  await vera.page.getByLabel('Confirmar contraseña').fill(CONTRASENA);
  await vera.page.getByRole('button', { name: 'Registrarse' }).click();
  await vera.page.waitForURL(`**/proyecto/${_id}`);
  await vera.page.getByRole('heading', { name: PROYECTO }).waitFor();

  // The link was for her alone, and is used up.
  const late = await openVisitor(browser, product.baseUrl);
  await late.page.goto(link);
  await late.page.getByText(/La invitación ha caducado, se ha retirado/).waitFor();
  for (const { complaints, context } of [admin, vera, late]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});
