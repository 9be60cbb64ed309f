import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectShown, openBrowser, openVisitor, type Visitor } from '../product/browser.ts';
import { ADMIN, demo } from './gente.ts';
import { type ModeloFingido, startModeloFingido } from './modelo-fingido.ts';
import { type ProductoPropio, startDemo } from './producto.ts';
import { signIn } from '../product/sign-in.ts';
import { findProyecto, followEachOther } from './steps.ts';

const LIVE_MS = 10_000;
/** Of the demo workspace: overdue, and Marcos's. */
const TAREA = 'Certificado de pruebas caducado en la pasarela';
const HISTORIA = 'Confirmación del pedido por correo';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const main = ({ page }: Visitor) => page.getByRole('main');
const button = (visitor: Visitor, name: string) => main(visitor).getByRole('button', { name, exact: true });
const chat = (visitor: Visitor) => main(visitor).getByRole('list', { name: 'Conversación con el asistente' });
const field = (visitor: Visitor) => main(visitor).getByRole('textbox', { name: 'Mensaje para el asistente' });

describe('without a provider', () => {
  followEachOther();

  let product: ProductoPropio;
  let admin: Visitor;
  let lucia: Visitor;
  let marcos: Visitor;
  let proyecto: string;

  beforeAll(async () => {
    product = await startDemo();
    [admin, lucia, marcos] = await Promise.all([
      openVisitor(browser, product.baseUrl),
      openVisitor(browser, product.baseUrl),
      openVisitor(browser, product.baseUrl),
    ]);
    await signIn(admin.page, ADMIN);
    await signIn(lucia.page, demo('lucia'));
    await signIn(marcos.page, demo('marcos'));
    proyecto = await findProyecto(admin.page, 'TIENDA');
  });
  afterAll(() => product?.stop());

  const alerta = () =>
    main(admin).getByRole('list', { name: 'Alertas IA' }).getByRole('listitem').filter({ hasText: TAREA });

  it('an admin generates alerts and finds what is overdue among them, with advice and engine', async () => {
    await admin.page.goto(`/tareas/${proyecto}`);
    await button(admin, 'Generar alertas').click();
    await alerta().first().waitFor({ timeout: LIVE_MS });
    const consejos = main(admin).getByRole('complementary', { name: 'Consejos IA para tu equipo' });
    await expectShown(consejos.getByText('Motor de reglas').first());
  });

  it('tells a person of one, once; that person is notified, and the server remembers', async () => {
    const titulo = await alerta().first().getByRole('heading').innerText();
    await alerta()
      .first()
      .getByRole('button', { name: /^Notificar/ })
      .click();
    const dialog = admin.page.getByRole('dialog');
    await expect.poll(() => dialog.getByRole('checkbox', { name: /Marcos/ }).isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Enviar notificación' }).click();
    await dialog.getByRole('button', { name: 'Notificación enviada' }).waitFor({ timeout: LIVE_MS });

    await marcos.page.goto('/notificaciones');
    await main(marcos).getByText(titulo).first().waitFor({ timeout: LIVE_MS });

    await admin.page.reload();
    const sent = main(admin).getByRole('button', { name: `Notificación enviada: ${titulo}` });
    await sent.waitFor();
    expect(await sent.isDisabled()).toBe(true);
  });

  it('deletes them after a question, and makes them again', async () => {
    await button(admin, 'Eliminar alertas').click();
    await admin.page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await button(admin, 'Generar alertas').click();
    await alerta().first().waitFor({ timeout: LIVE_MS });
    expect(
      await main(admin)
        .getByRole('button', { name: /^Notificación enviada/ })
        .count(),
    ).toBe(1);
  });

  it('keeps alerts from whoever does not manage the team', async () => {
    await lucia.page.goto(`/tareas/${proyecto}`);
    await main(lucia).getByText('Las alertas son para quien administra el equipo').waitFor();
    expect(await button(lucia, 'Generar alertas').count()).toBe(0);
  });

  it('answers a suggested question with links to the work it is about', async () => {
    await lucia.page.goto('/ia-asistente');
    await main(lucia).getByText('IA Conectada').waitFor();
    await main(lucia).getByText('Motor de reglas').first().waitFor();
    await button(lucia, '¿Qué tareas están vencidas?').click();
    await chat(lucia).getByRole('link', { name: TAREA }).first().click({ timeout: LIVE_MS });
    await lucia.page.waitForURL('**/tareas/*');
    await main(lucia).getByText(TAREA).first().waitFor();
    expect(lucia.complaints).toEqual([]);
  });

  it('keeps the conversation: listed, opened, and gone when deleted', async () => {
    await lucia.page.goto('/ia-asistente');
    await main(lucia)
      .getByRole('link', { name: /vencidas/ })
      .click();
    await chat(lucia).getByRole('link', { name: TAREA }).first().waitFor({ timeout: LIVE_MS });
    await lucia.page.reload();
    await chat(lucia).getByRole('link', { name: TAREA }).first().waitFor({ timeout: LIVE_MS });
    await main(lucia)
      .getByRole('button', { name: /^Eliminar «.*vencidas/ })
      .click();
    await lucia.page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await main(lucia).getByText('Aquí quedarán tus conversaciones.').waitFor({ timeout: LIVE_MS });
    await expect.poll(() => new URL(lucia.page.url()).search).toBe('');
  });

  it('proposes to split a story; only the click makes the tasks', async () => {
    await field(lucia).fill(`Divide la historia «${HISTORIA}» en tareas`);
    await field(lucia).press('Enter');
    const apply = main(lucia).getByRole('button', { name: /^Aplicar \d+ cambio/ });
    await apply.waitFor({ timeout: LIVE_MS });
    await chat(lucia).getByRole('checkbox').first().waitFor();
    await apply.click();
    await main(lucia).getByText('Aplicada', { exact: true }).waitFor({ timeout: LIVE_MS });
    await lucia.page.reload();
    await main(lucia).getByText('Aplicada', { exact: true }).waitFor({ timeout: LIVE_MS });
    expect(
      await main(lucia)
        .getByRole('button', { name: /^Aplicar/ })
        .count(),
    ).toBe(0);
  });

  it('raises no script error and breaks no content policy on the way', () => {
    expect([...admin.complaints, ...lucia.complaints, ...marcos.complaints]).toEqual([]);
  });
});

describe('with a provider', () => {
  followEachOther();

  let product: ProductoPropio;
  let modelo: ModeloFingido;
  let lucia: Visitor;

  beforeAll(async () => {
    modelo = await startModeloFingido();
    product = await startDemo({
      IA_PROVEEDOR: 'openai',
      IA_URL: modelo.url,
      IA_MODELO: 'fingido',
    });
    lucia = await openVisitor(browser, product.baseUrl);
    await signIn(lucia.page, demo('lucia'));
    await lucia.page.goto('/ia-asistente');
  });
  afterAll(async () => {
    await product?.stop();
    modelo?.stop();
  });

  it('shows the answer while it is written, and stopping it stops the model', async () => {
    await field(lucia).fill('¿Cómo vamos?');
    await field(lucia).press('Enter');
    await expect.poll(modelo.isWriting, { timeout: LIVE_MS }).toBe(true);
    modelo.write('Vamos **bien** y ');
    await chat(lucia).getByText('bien', { exact: true }).waitFor({ timeout: LIVE_MS });
    expect(await field(lucia).isDisabled()).toBe(true);
    modelo.write('[esto](https://malo.example/) no lleva fuera\n');
    await chat(lucia)
      .getByText(/no lleva fuera/)
      .waitFor({ timeout: LIVE_MS });
    expect(await chat(lucia).getByRole('link').count()).toBe(0);

    await button(lucia, 'Detener la respuesta').click();
    await expect.poll(modelo.isWriting, { timeout: LIVE_MS }).toBe(false);
    await expect.poll(() => field(lucia).isDisabled(), { timeout: LIVE_MS }).toBe(false);
    await chat(lucia)
      .getByText(/no lleva fuera/)
      .waitFor();
  });

  it('keeps what was written', async () => {
    await lucia.page.reload();
    await chat(lucia).getByText('¿Cómo vamos?').waitFor({ timeout: LIVE_MS });
    await chat(lucia).getByText('bien', { exact: true }).waitFor({ timeout: LIVE_MS });
    expect(lucia.complaints).toEqual([]);
  });
});
