import type { Visitor } from '../../product/browser.ts';
import { expect, test } from '../fixtures/test.ts';
import { TIENDA } from '../screens/lugares.ts';

const LIVE_MS = 10_000;
/** Of the demo workspace: overdue, and Marcos's. */
const TAREA = 'Certificado de pruebas caducado en la pasarela';
const HISTORIA = 'Confirmación del pedido por correo';

const main = ({ page }: Visitor) => page.getByRole('main');
const button = (visitor: Visitor, name: string) => main(visitor).getByRole('button', { name, exact: true });
const chat = (visitor: Visitor) => main(visitor).getByRole('list', { name: 'Conversación con el asistente' });
const field = (visitor: Visitor) => main(visitor).getByRole('textbox', { name: 'Mensaje para el asistente' });

test.describe('without a provider', () => {
  test.describe.configure({ mode: 'serial' });

  const alerta = (admin: Visitor) =>
    main(admin).getByRole('list', { name: 'Alertas IA' }).getByRole('listitem').filter({ hasText: TAREA });

  /** The alerts may have made themselves already: then the button offers to make them again. */
  const generar = (admin: Visitor) =>
    main(admin).getByRole('button', { name: /^(Generar alertas|Regenerar)$/ });

  test('an admin generates alerts and finds what is overdue among them, with advice and engine', async ({
    admin,
  }) => {
    await admin.page.goto(`/tareas/${TIENDA}`);
    await generar(admin).click();
    await alerta(admin).first().waitFor({ timeout: LIVE_MS });
    const consejos = main(admin).getByRole('complementary', { name: 'Consejos IA para tu equipo' });
    await expect(consejos.getByText('Reglas propias, sin modelo').first()).toBeVisible();
  });

  test('tells a person of one, once; that person is notified, and the server remembers', async ({
    admin,
    marcos,
  }) => {
    const titulo = await alerta(admin).first().getByRole('heading').innerText();
    await alerta(admin)
      .first()
      .getByRole('button', { name: /^Notificar/ })
      .click();
    const dialog = admin.page.getByRole('dialog');
    await expect(dialog.getByRole('checkbox', { name: /Marcos/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Enviar notificación' }).click();
    await dialog.getByRole('button', { name: 'Notificación enviada' }).waitFor({ timeout: LIVE_MS });

    await marcos.page.goto('/notificaciones');
    await main(marcos).getByText(titulo).first().waitFor({ timeout: LIVE_MS });

    await admin.page.reload();
    const sent = main(admin).getByRole('button', { name: `Notificación enviada: ${titulo}` });
    await sent.waitFor();
    expect(await sent.isDisabled()).toBe(true);
  });

  test('deletes them after a question, and makes them again', async ({ admin }) => {
    await button(admin, 'Eliminar alertas').click();
    await admin.page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await generar(admin).click();
    await alerta(admin).first().waitFor({ timeout: LIVE_MS });
    expect(
      await main(admin)
        .getByRole('button', { name: /^Notificación enviada/ })
        .count(),
    ).toBe(1);
  });

  test('keeps alerts from whoever does not manage the team', async ({ lucia }) => {
    await lucia.page.goto(`/tareas/${TIENDA}`);
    await main(lucia).getByText('Las alertas son para quien administra el equipo').waitFor();
    expect(await button(lucia, 'Generar alertas').count()).toBe(0);
  });

  test('answers a suggested question with links to the work it is about', async ({ lucia }) => {
    await lucia.page.goto('/ia-asistente');
    await main(lucia).getByText('IA Conectada').waitFor();
    await main(lucia).getByText('Reglas propias, sin modelo').first().waitFor();
    await button(lucia, '¿Qué tareas están vencidas?').click();
    await chat(lucia).getByRole('link', { name: TAREA }).first().click({ timeout: LIVE_MS });
    await lucia.page.waitForURL('**/tareas/*');
    await main(lucia).getByText(TAREA).first().waitFor();
    expect(lucia.complaints).toEqual([]);
  });

  test('keeps the conversation: listed, opened, and gone when deleted', async ({ lucia }) => {
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

  test('proposes to split a story; only the click makes the tasks', async ({ lucia }) => {
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

  test('raises no script error and breaks no content policy on the way', ({ admin, lucia, marcos }) => {
    expect([...admin.complaints, ...lucia.complaints, ...marcos.complaints]).toEqual([]);
  });
});
