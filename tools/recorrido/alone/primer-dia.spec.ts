import { Secret, TOTP } from 'otpauth';
import { openVisitor, type Visitor } from '../../product/browser.ts';
import { signIn } from '../../product/sign-in.ts';
import { SERVICES } from '../../start/services.ts';
import { ADMIN } from '../fixtures/people.ts';
import { createEpica, createEquipo, createHistoria, createProyecto, register } from '../fixtures/steps.ts';
import { expect, test } from '../fixtures/test.ts';

const ANA = { nombre: 'Ana Prieto', correo: 'ana@recorrido.es', contrasena: 'ana-2026' };
const BERTA = { nombre: 'Berta Solís', correo: 'berta@recorrido.es', contrasena: 'berta-2026' };
const LIVE_MS = 5_000;
const RESTART_MS = 60_000;

test.use({ data: 'empty' });

let ana: Visitor;
let berta: Visitor;
let admin: Visitor;

test.beforeAll(async ({ browser, product }) => {
  ana = await openVisitor(browser, product.baseUrl);
  berta = await openVisitor(browser, product.baseUrl);
  admin = await openVisitor(browser, product.baseUrl);
});

test.afterAll(() => Promise.all([ana, berta, admin].map(({ context }) => context.close())));

const counter = (visitor: Visitor, label: string) =>
  visitor.page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(label) })
    .first();

test.describe('a first day with the product', () => {
  test.describe.configure({ mode: 'serial' });

  test('sends whoever has no session to the sign-in page', async () => {
    await ana.page.goto('/proyectos');
    await ana.page.waitForURL('**/login');
    const submit = ana.page.getByRole('button', { name: 'Iniciar sesión' });
    await submit.waitFor();
    expect(await submit.isEnabled()).toBe(true);
  });

  test('registers two people and refuses a second account with one address', async ({ browser, product }) => {
    await register(ana.page, ANA);
    await register(berta.page, BERTA);
    const copy = await openVisitor(browser, product.baseUrl);
    void register(copy.page, { ...ANA, nombre: 'Otra Ana' }).catch(() => undefined);
    await copy.page.getByText('Ya existe una cuenta con este correo').first().waitFor();
    expect(copy.page.url()).toContain('/register');
    await copy.context.close();
  });

  test('lets an admin make a team', async () => {
    await signIn(admin.page, ADMIN);
    await createEquipo(admin.page, 'Equipo del recorrido', [ANA.nombre, BERTA.nombre]);
    await expect(admin.page.getByRole('main').getByText(ANA.nombre).first()).toBeVisible();
  });

  test('shows a new project in a second browser without a reload', async () => {
    await berta.page.goto('/proyectos');
    await berta.page.getByText('No hay proyectos disponibles').waitFor();
    await createProyecto(ana.page, 'Lanzamiento de otoño', 'LANZA', 'Equipo del recorrido');
    for (const text of ['Lanzamiento de otoño', 'LANZA'])
      await expect(berta.page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible({
        timeout: LIVE_MS,
      });
  });

  test('creates the first epic and story, seen live by the other', async () => {
    const open = async ({ page }: Visitor) => {
      await page.goto('/proyectos');
      await page.getByRole('main').getByText('Lanzamiento de otoño').first().waitFor();
      await page.getByRole('navigation').getByRole('link', { name: 'Backlog' }).first().click();
      await page.waitForURL('**/backlog/**');
      await page.getByRole('main').getByText('No hay épicas en este proyecto').waitFor();
    };
    await open(ana);
    await open(berta);
    await createEpica(ana.page, 'Campaña de correo');
    await createHistoria(ana.page, 'Enviar el primer boletín');
    for (const text of ['Campaña de correo', 'Enviar el primer boletín'])
      await expect(berta.page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible({
        timeout: LIVE_MS,
      });
  });

  test('counts it on the dashboard, and after a reload too', async () => {
    await ana.page.goto('/dashboard');
    await expect(counter(ana, 'Total Proyectos')).toHaveText(/\b1$/, { useInnerText: true });
    await ana.page.reload();
    await expect(counter(ana, 'Proyectos Activos')).toHaveText(/\b1$/, { useInnerText: true });
    await ana.page.getByRole('main').getByText('Lanzamiento de otoño').first().waitFor();
  });

  test('asks for a second factor once it is set up, but not on a device that is remembered', async ({
    browser,
    product,
  }) => {
    const { page } = berta;
    await page.goto('/configuracion?seccion=contrasena');
    await page.getByRole('button', { name: 'Activar el segundo factor' }).click();
    await page.getByRole('dialog').getByLabel('Contraseña actual').fill(BERTA.contrasena);
    await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click();
    const secret = Secret.fromBase32(await page.getByLabel('Clave', { exact: true }).inputValue());
    const now = Date.now();
    // Each is good once, and for half a minute before and after its own.
    const [first, second] = [0, 30_000].map((later) =>
      new TOTP({ secret }).generate({ timestamp: now + later }),
    );
    await page.getByLabel('Código que muestra la aplicación').fill(first!);
    await page.getByRole('dialog').getByRole('button', { name: 'Activar' }).click();
    await page.getByRole('button', { name: 'Los he guardado' }).click();
    await page.getByText('Quedan 10 códigos de recuperación.').waitFor();

    const phone = await openVisitor(browser, product.baseUrl);
    const enter = () => phone.page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await phone.page.goto('/login');
    await phone.page.getByLabel('Correo electrónico').fill(BERTA.correo);
    await phone.page.getByLabel('Contraseña', { exact: true }).fill(BERTA.contrasena);
    await enter();
    await phone.page.getByLabel('Código de tu aplicación').fill(second!);
    await phone.page.getByLabel('Recordar este dispositivo 30 días').check();
    await phone.page.getByRole('button', { name: 'Continuar' }).click();
    await phone.page.waitForURL('**/dashboard');
    await phone.page.evaluate(() => ['token', 'user'].forEach((key) => localStorage.removeItem(key)));
    await signIn(phone.page, BERTA);
    expect(phone.complaints).toEqual([]);
    await phone.context.close();
  });

  test('keeps everything when every process is killed and comes back', async ({ product }) => {
    const before = product.processes();
    expect([...before.keys()].sort()).toEqual(['gateway', 'mongo', 'nats', ...SERVICES].sort());
    for (const pid of before.values()) process.kill(pid, 'SIGKILL');
    const isNew = ([name, pid]: [string, number]) => before.get(name) !== pid;
    await expect
      .poll(() => [...product.processes()].filter(isNew).length, { timeout: RESTART_MS })
      .toBe(before.size);
    await expect
      .poll(async () => (await fetch(`${product.baseUrl}/api/salud`).catch(() => null))?.status, {
        timeout: RESTART_MS,
        intervals: [250],
      })
      .toBe(200);
    await ana.page.goto('/proyectos');
    await ana.page.getByRole('main').getByText('Lanzamiento de otoño').first().waitFor();
    await ana.page.getByRole('navigation').getByRole('link', { name: 'Backlog' }).first().click();
    await ana.page.getByRole('main').getByText('Campaña de correo', { exact: true }).first().waitFor();
    await createEpica(ana.page, 'Épica tras el reinicio');
    await berta.page.goto(ana.page.url());
    for (const text of ['Épica tras el reinicio', 'Campaña de correo'])
      await berta.page.getByRole('main').getByText(text, { exact: true }).first().waitFor();
  });

  test('raises no script error and breaks no content policy on the way', () => {
    expect([...ana.complaints, ...berta.complaints, ...admin.complaints]).toEqual([]);
  });
});
