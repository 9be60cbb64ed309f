import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { expect, test } from './fixtures/test.ts';
import { TIENDA } from './screens/lugares.ts';

interface Received {
  headers: Record<string, string>;
  body: string;
}

/** A tool at the other end, on this machine; it refuses what it is told to. */
async function startReceiver() {
  const received: Received[] = [];
  const state = { status: 200 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      received.push({ headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(state.status).end(state.status === 200 ? 'gracias' : 'ahora no puedo');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { received, state, url: `http://127.0.0.1:${port}/gancho`, close: () => server.close() };
}

test.describe('what leaves the house', () => {
  test('a webhook is made, tried, refused and sent again, and what arrives is signed', async ({
    admin: { page },
  }) => {
    const receiver = await startReceiver();
    try {
      await page.goto(`/configuracion?seccion=webhooks&proyecto=${TIENDA}`);
      await page.getByRole('button', { name: 'Nuevo webhook' }).click();
      const form = page.getByRole('dialog', { name: 'Nuevo webhook' });
      await form.getByLabel('Nombre').fill('Panel de la oficina');
      await form.getByLabel('Dirección').fill(receiver.url);
      await form.getByRole('button', { name: 'Crear webhook' }).click();
      const shown = page.getByRole('dialog', { name: 'Secreto de «Panel de la oficina»' });
      const secreto = await shown.getByLabel('Secreto', { exact: true }).inputValue();
      await shown.getByRole('button', { name: 'Ya lo he guardado' }).click();

      receiver.state.status = 500;
      await page.getByRole('button', { name: 'Entregas de Panel de la oficina' }).click();
      const log = page.getByRole('dialog', { name: 'Entregas de Panel de la oficina' });
      await log.getByRole('button', { name: 'Probar' }).click();
      await log.getByText('ahora no puedo').waitFor();
      await log.getByText('Fallida').waitFor();
      receiver.state.status = 200;
      await log.getByRole('button', { name: 'Volver a enviar' }).click();
      await log.getByText('gracias').waitFor();
      await log.getByText('Entregada').waitFor();

      expect(receiver.received).toHaveLength(2);
      const [first, second] = receiver.received;
      expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
      const told = new Webhook(secreto).verify(second!.body, second!.headers) as { type: string };
      expect(told.type).toBe('webhook.prueba');
    } finally {
      receiver.close();
    }
  });

  test('a calendar opens by its address, until it is renewed', async ({ lucia: { page }, request }) => {
    await page.goto('/configuracion?seccion=calendarios');
    await page.getByRole('button', { name: 'Nuevo calendario' }).click();
    await page.getByRole('button', { name: 'Crear calendario' }).click();
    const shown = page.getByRole('dialog', { name: 'Calendario «Mi trabajo»' });
    const former = await shown.getByLabel('Dirección secreta').inputValue();
    await shown.getByRole('button', { name: 'Ya la he guardado' }).click();
    const read = await request.get(former);
    expect([read.status(), read.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(await read.text()).toContain('DTSTART;VALUE=DATE:');

    await page.getByRole('button', { name: 'Renovar la dirección de Mi trabajo' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Renovar' }).click();
    const address = await shown.getByLabel('Dirección secreta').inputValue();
    expect((await request.get(former)).status()).toBe(404);
    expect((await request.get(address)).status()).toBe(200);
  });
});
