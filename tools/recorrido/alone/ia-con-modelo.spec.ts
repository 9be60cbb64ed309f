import type { Visitor } from '../../product/browser.ts';
import { expect, test } from './con-modelo.ts';

const LIVE_MS = 10_000;

const main = ({ page }: Visitor) => page.getByRole('main');
const button = (visitor: Visitor, name: string) => main(visitor).getByRole('button', { name, exact: true });
const chat = (visitor: Visitor) => main(visitor).getByRole('list', { name: 'Conversación con el asistente' });
const field = (visitor: Visitor) => main(visitor).getByRole('textbox', { name: 'Mensaje para el asistente' });

test.describe('with a provider', () => {
  test.describe.configure({ mode: 'serial' });

  test('shows the answer while it is written, and stopping it stops the model', async ({ modelo, lucia }) => {
    await lucia.page.goto('/ia-asistente');
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
    await expect(field(lucia)).toBeEnabled({ timeout: LIVE_MS });
    await chat(lucia)
      .getByText(/no lleva fuera/)
      .waitFor();
  });

  test('keeps what was written', async ({ lucia }) => {
    await lucia.page.reload();
    await chat(lucia).getByText('¿Cómo vamos?').waitFor({ timeout: LIVE_MS });
    await chat(lucia).getByText('bien', { exact: true }).waitFor({ timeout: LIVE_MS });
    expect(lucia.complaints).toEqual([]);
  });
});
