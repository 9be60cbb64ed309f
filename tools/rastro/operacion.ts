import { jetstream } from '@nats-io/jetstream';
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { violationsOf } from '../recorrido/screens/axe.ts';
import { openBrowser, openVisitor } from '../product/browser.ts';
import { connectBroker } from '../start/broker/connect-broker.ts';
import { signIn } from '../product/sign-in.ts';
import type { Credentials, HttpUser } from '../callers/http-user.ts';
import { waitFor } from '../product/wait-for.ts';

/** Two services listen to it, so that handling one's dead letter must leave the other's untouched. */
const ASUNTO = 'hecho.proyectos.historia.eliminada.v1';
const PHONE = { width: 390, height: 844 };

declare const document: { documentElement: { scrollWidth: number; clientWidth: number } };

async function publishUnreadable(natsUrl: string): Promise<void> {
  const nats = await connectBroker(natsUrl, 'rastro');
  await jetstream(nats).publish(ASUNTO, '{"esto":"no es un hecho"}');
  await nats.close();
}

async function expectWell(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    assert.deepEqual(await violationsOf(page), [], `${where}, ${colorScheme}`);
  }
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  assert.ok(scrollWidth <= clientWidth, `${where}: se sale ${scrollWidth - clientWidth} px`);
}

/** What an administrator sees of an unreadable message and can do with it. */
export async function checkOperacion(user: HttpUser, natsUrl: string, admin: Credentials): Promise<string[]> {
  await publishUnreadable(natsUrl);
  const letras = await waitFor('los mensajes fallidos', async () => {
    const reply = await user.expect(200, 'GET', '/api/operacion');
    const { servicios } = reply.json<{
      servicios: { estado: { letras: { consumidor: string }[] } | null }[];
    }>();
    const found = servicios.flatMap(({ estado }) =>
      (estado?.letras ?? []).map(({ consumidor }) => consumidor),
    );
    return found.length >= 2 ? found : undefined;
  });
  const browser = await openBrowser();
  try {
    const { page } = await openVisitor(browser, user.baseUrl);
    await signIn(page, admin);
    await page.goto('/operacion');
    const discard = page.getByRole('button', { name: /^Descartar el mensaje/ });
    await discard.first().waitFor();
    await expectWell(page, 'escritorio');
    await page.setViewportSize(PHONE);
    await expectWell(page, 'teléfono');
    await page
      .getByRole('button', { name: /^Reintentar el mensaje/ })
      .first()
      .click();
    await page.getByText(/^El mensaje ha vuelto a fallar: /).waitFor();
    for (let left = letras.length; left > 0; left -= 1) {
      // While the confirmation is open, assistive technology cannot see what is behind it.
      await waitFor(`${left} mensajes`, async () => (await discard.count()) === left || undefined);
      await discard.first().click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: 'Descartar' }).click();
      await question.waitFor({ state: 'hidden' });
    }
    await page.getByText('Ningún mensaje fallido').waitFor();
  } finally {
    await browser.close();
  }
  return letras;
}
