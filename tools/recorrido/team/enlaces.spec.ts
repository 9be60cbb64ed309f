import { expect, test } from '../fixtures/test.ts';
import { TIENDA } from '../screens/lugares.ts';

const LIVE_MS = 5_000;
/** Stories that no other journey changes. */
const ESPERA = 'Devolver en tienda un pedido en línea';
const BLOQUEA = 'Ordenar por valoraciones';
const backlogOf = (titulo: string) => `/backlog/${TIENDA}?q=${encodeURIComponent(titulo)}`;

test.describe('what waits for what', () => {
  test('is linked in the panel, undone, and seen by a colleague until what blocks is done', async ({
    lucia: { page },
    marcos,
  }) => {
    const marca = (count: number) => ({
      name: `Bloqueada por ${count} ${count === 1 ? 'elemento' : 'elementos'} sin completar`,
    });
    await marcos.page.goto(backlogOf(ESPERA));
    // The demo has it wait for another story.
    await marcos.page.getByRole('button', marca(1)).focus();
    await marcos.page
      .getByRole('dialog', { name: 'Bloqueada por' })
      .getByRole('link', { name: 'Pedir la recogida de un artículo' })
      .waitFor();

    await page.goto(backlogOf(ESPERA));
    await page.getByRole('button', { name: ESPERA, exact: true }).click();
    await page.getByRole('button', { name: 'Añadir un enlace' }).click();
    await page.getByRole('combobox', { name: 'Bloqueada por: clave o título' }).fill('valoraciones');
    await page.getByRole('option', { name: BLOQUEA }).click();
    const enlaces = page.getByRole('region', { name: 'Enlaces' });
    await enlaces.getByRole('link', { name: BLOQUEA }).waitFor();
    await marcos.page.getByRole('button', marca(2)).waitFor({ timeout: LIVE_MS });
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await marcos.page.getByRole('button', marca(1)).waitFor({ timeout: LIVE_MS });

    // On the timeline what waits moves along, once that has been shown, and back again.
    await marcos.page.goto(`/cronologia/${TIENDA}?ver=lista`);
    const fila = marcos.page.getByRole('row').filter({ hasText: ESPERA });
    const dias = fila.getByRole('cell').nth(1);
    const antes = await dias.innerText();
    await page.setViewportSize({ width: 1280, height: 1400 });
    await page.goto(`/cronologia/${TIENDA}?ver=diagrama`);
    const barra = page.getByRole('button', { name: '· Pedir la recogida de un artículo: ' });
    const previa = page.getByRole('region', { name: 'Qué se mueve' });
    await barra.focus();
    await page.keyboard.press('Control+ArrowRight');
    await previa.getByText(ESPERA).waitFor();
    await page.keyboard.press('Escape');
    await expect(previa).toBeHidden();
    const box = (await barra.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y);
    await page.mouse.move(x + 60, y);
    await page.getByText(/Pedir la recogida de un artículo: .* · Con ella se mueve 1 más/).waitFor();
    await page.mouse.up();
    await previa.getByText(ESPERA).waitFor();
    await previa.getByRole('button', { name: 'Mover las 2' }).click();
    await expect(dias).not.toHaveText(antes, { timeout: LIVE_MS });
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(dias).toHaveText(antes, { timeout: LIVE_MS });

    await page.goto(backlogOf('Pedir la recogida'));
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Pedir la recogida de un artículo', exact: true }) })
      .getByRole('button', { name: 'Estado: Pendiente' })
      .click();
    await page.getByRole('option', { name: 'Completada' }).click();
    await page.getByRole('button', { name: 'Dejarlas abiertas' }).click();
    await expect(marcos.page.getByRole('button', { name: /^Bloqueada por/ })).toHaveCount(0, {
      timeout: LIVE_MS,
    });
  });
});
