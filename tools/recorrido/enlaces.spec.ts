import { expect, test } from './fixtures/test.ts';
import { TIENDA } from './screens/lugares.ts';

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
