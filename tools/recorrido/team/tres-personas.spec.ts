import type { Visitor } from '../../product/browser.ts';
import { expect, test } from '../fixtures/test.ts';

const LIVE_MS = 5_000;
const EQUIPO = 'Comercio electrónico';
const PROYECTO = 'Tienda en línea 2.0';
const IRENE = 'Irene Salcedo Mora';

const main = ({ page }: Visitor) => page.getByRole('main');

/** The badge next to the link; 0 without one. Read at once: a badge may go between two questions. */
async function sinLeer({ page }: Visitor): Promise<number> {
  const [badge] = await page.getByText(/^\d+ notificaci(ón|ones) sin leer$/).allInnerTexts();
  return badge ? Number.parseInt(badge, 10) : 0;
}

/** What the server counts. */
const contador = ({ page }: Visitor): Promise<number> =>
  page.evaluate(async () => {
    const token = localStorage.getItem('token') ?? sessionStorage.getItem('token');
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch('/api/notificaciones/contador', { headers });
    return ((await answer.json()) as { contador: number }).contador;
  });

/** Opens the projects and gives the badge, once it shows what the server counts. */
async function openProyectos(visitor: Visitor): Promise<number> {
  await visitor.page.goto('/proyectos');
  const counted = await contador(visitor);
  await expect.poll(() => sinLeer(visitor)).toBe(counted);
  return counted;
}

/** An admin opens the team's form, and saves it after `change`. */
async function editEquipo({ page }: Visitor, change: () => Promise<void>): Promise<void> {
  await page.goto('/equipos');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: EQUIPO }).first();
  await card.getByRole('button', { name: 'Editar' }).click();
  await change();
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

async function openTeamChat(visitor: Visitor): Promise<void> {
  await visitor.page.goto('/mensajes');
  await main(visitor).getByRole('link', { name: EQUIPO }).first().click();
  await main(visitor)
    .getByRole('textbox', { name: /Escribe un mensaje/ })
    .waitFor();
}

async function say({ page }: Visitor, texto: string): Promise<void> {
  const box = page.getByRole('main').getByRole('textbox', { name: /Escribe un mensaje/ });
  await box.fill(texto);
  await box.press('Enter');
}

test.describe('three people and their team', () => {
  test.describe.configure({ mode: 'serial' });

  test('one who is added sees its projects and is told, without a reload', async ({ admin, irene }) => {
    const before = await openProyectos(irene);
    await main(irene).getByRole('listitem').first().waitFor();
    expect(await main(irene).getByText(PROYECTO).count()).toBe(0);
    await editEquipo(admin, async () => {
      await admin.page.getByRole('dialog').getByRole('combobox').first().fill(IRENE);
      await admin.page.getByRole('option', { name: new RegExp(IRENE) }).click();
    });
    await main(irene).getByText(PROYECTO).first().waitFor({ timeout: LIVE_MS });
    await expect.poll(() => sinLeer(irene), { timeout: LIVE_MS }).toBe(before + 1);
  });

  test('all three talk in the team’s chat', async ({ lucia, marcos, irene }) => {
    for (const visitor of [lucia, marcos, irene]) await openTeamChat(visitor);
    await say(lucia, 'Bienvenida, Irene');
    for (const visitor of [marcos, irene]) {
      await main(visitor).getByText('Bienvenida, Irene').last().waitFor({ timeout: LIVE_MS });
    }
    await say(irene, 'Gracias, ya veo el tablero');
    for (const visitor of [lucia, marcos]) {
      await expect(main(visitor).getByText('Gracias, ya veo el tablero').last()).toBeVisible({
        timeout: LIVE_MS,
      });
    }
  });

  test('one who is named gets a badge wherever she is, and it goes when she has read', async ({
    lucia,
    irene,
  }) => {
    const before = await openProyectos(irene);
    await main(irene).getByText(PROYECTO).first().waitFor();
    const box = main(lucia).getByRole('textbox', { name: /Escribe un mensaje/ });
    await box.pressSequentially('@Irene');
    await lucia.page.getByRole('option', { name: new RegExp(IRENE) }).waitFor();
    await box.press('Enter');
    await box.pressSequentially(' mira la pasarela');
    await box.press('Enter');
    await expect.poll(() => sinLeer(irene), { timeout: LIVE_MS }).toBe(before + 1);

    await irene.page
      .getByRole('navigation')
      .getByRole('link', { name: /Notificaciones/ })
      .first()
      .click();
    await main(irene)
      .getByText(/mira la pasarela|mencionado/i)
      .first()
      .waitFor();
    await main(irene)
      .getByRole('button', { name: /Marcar todas/ })
      .click();
    await expect.poll(() => sinLeer(irene), { timeout: LIVE_MS }).toBe(0);
  });

  test('one who is taken out loses its projects and its chat, without a reload', async ({
    admin,
    lucia,
    marcos,
    irene,
  }) => {
    await openTeamChat(irene);
    const elsewhere = await irene.context.newPage();
    // `LIVE_MS` counts from when the page is live.
    await Promise.all([elsewhere.waitForEvent('websocket'), elsewhere.goto('/proyectos')]);
    await elsewhere.getByRole('main').getByText(PROYECTO).first().waitFor();
    await editEquipo(admin, () =>
      admin.page
        .getByRole('dialog')
        .getByRole('button', { name: `Quitar a ${IRENE}` })
        .click(),
    );
    await elsewhere.getByRole('main').getByText(PROYECTO).first().waitFor({
      state: 'detached',
      timeout: LIVE_MS,
    });
    await elsewhere.close();
    await main(irene)
      .getByRole('textbox', { name: /Escribe un mensaje/ })
      .waitFor({ state: 'detached', timeout: LIVE_MS });
    await say(lucia, 'Esto ya no lo lee Irene');
    await main(marcos).getByText('Esto ya no lo lee Irene').last().waitFor({ timeout: LIVE_MS });
    expect(await main(irene).getByText('Esto ya no lo lee Irene').count()).toBe(0);
  });

  test('raise no script error and break no content policy on the way', ({ admin, lucia, marcos, irene }) => {
    const complaints = [admin, lucia, marcos, irene].flatMap((visitor) => visitor.complaints);
    expect(complaints).toEqual([]);
  });
});
