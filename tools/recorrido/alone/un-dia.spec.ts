import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { arrastrar, puntoDe } from '../fixtures/dedo.ts';
import { enter } from '../fixtures/enter.ts';
import { demo } from '../fixtures/people.ts';
import { expect, test } from './con-modelo.ts';
import { TIENDA } from '../screens/lugares.ts';
import { Mano, TRABAJOS } from '../screens/trabajos.ts';

const PAGE = join(import.meta.dirname, '../../../docs/diez-trabajos.md');
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.describe('what one does all day', () => {
  test('takes no more clicks and keys than in Linear, and the page in docs says how many', async ({
    lucia,
  }) => {
    const { page } = lucia;
    await page.goto(`/tableros/${TIENDA}`);
    await page.getByRole('article').first().waitFor();
    const rows: string[] = [];
    for (const { nombre, linear, hacer } of TRABAJOS) {
      const mano = new Mano(page);
      await hacer(mano);
      expect(mano.clics + mano.teclas, nombre).toBeLessThanOrEqual(linear);
      rows.push(`${nombre} ${mano.clics} ${mano.teclas} ${mano.clics + mano.teclas} ${linear}`);
    }
    const written = readFileSync(PAGE, 'utf8')
      .split('\n')
      .filter((line) => /^\|[^|]+(\| +\d+ +){4}\|$/.test(line))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim())
          .join(' '),
      );
    expect(written).toEqual(rows);
    expect(lucia.complaints).toEqual([]);
  });

  test('is done with a finger: cards and rows are dragged by a long press, and a notification swiped away', async ({
    browser,
    product,
  }) => {
    const marcos = await enter(browser, product.baseUrl, demo('marcos'), PHONE);
    const { page } = marcos;
    await page.goto(`/tableros/${TIENDA}`);
    const card = page.getByRole('region', { name: /^En progreso/ }).getByRole('article');
    await card.first().scrollIntoViewIfNeeded();
    const [first, second] = [card.nth(0), card.nth(1)];
    const before = [await first.getAttribute('aria-label'), await second.getAttribute('aria-label')];
    // The columns snap into place: where the first stands then is where the finger goes.
    await expect.poll(async () => (await first.boundingBox())?.x).toBeGreaterThan(0);
    const swapped = () => expect(first).toHaveAttribute('aria-label', before[1] ?? '');
    await arrastrar(page, await puntoDe(first), await puntoDe(second, { x: 0.5, y: 0.9 }), {
      hold: true,
      until: swapped,
    });
    await page.locator('[data-en-mano]').waitFor({ state: 'detached' });
    await swapped();
    await expect(second).toHaveAttribute('aria-label', before[0] ?? '');

    await page.goto(`/backlog/${TIENDA}`);
    const fila = page.locator('[data-entidad=historia]');
    await expect(fila.nth(1)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const keyOf = (at: number) => fila.nth(at).getAttribute('data-elemento');
    const [una, otra] = [(await keyOf(0)) ?? '', (await keyOf(1)) ?? ''];
    await arrastrar(page, await puntoDe(fila.nth(0)), await puntoDe(fila.nth(1), { x: 0.5, y: 0.9 }), {
      hold: true,
      until: () => expect(fila.nth(1).locator('[data-destino]')).toBeVisible(),
    });
    await expect(fila.nth(0)).toHaveAttribute('data-elemento', otra);
    await expect(fila.nth(1)).toHaveAttribute('data-elemento', una);

    await page.goto('/notificaciones');
    const avisos = page.locator('[data-notificacion]');
    await avisos.first().waitFor();
    // What arrives meanwhile pushes the rows down, and the finger would begin on another one.
    await page.waitForLoadState('networkidle');
    const aviso = await avisos.first().getAttribute('data-notificacion');
    await arrastrar(
      page,
      await puntoDe(avisos.first(), { x: 0.8, y: 0.5 }),
      await puntoDe(avisos.first(), { x: 0.1, y: 0.5 }),
    );
    await page.getByText('Notificación eliminada').waitFor();
    await expect(page.locator(`[data-notificacion="${aviso}"]`)).toHaveCount(0);
    // What a finger can do unseen, a button does too: here, the one that brings it back.
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.locator(`[data-notificacion="${aviso}"]`)).toBeVisible();

    expect(marcos.complaints).toEqual([]);
    await marcos.context.close();
  });
});
