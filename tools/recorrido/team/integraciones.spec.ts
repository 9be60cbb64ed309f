import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { demo } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { TIENDA } from '../screens/lugares.ts';

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

  test('code that names a story shows in its panel and moves it, if it is signed', async ({
    admin: { page },
    request,
  }) => {
    const { correo, contrasena: contraseña } = demo('lucia');
    const signedIn = await request.post('/api/usuarios/login', { data: { correo, contraseña } });
    const { token } = (await signedIn.json()) as { token: string };
    const list = await request.get(`/api/historias/proyecto/${TIENDA}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { historias } = (await list.json()) as {
      historias: (Record<'_id' | 'clave' | 'estado', string> & { sprintId: object | null })[];
    };
    // Outside of the sprint, whose board other journeys look at.
    const historia = historias.findLast(({ estado, sprintId }) => estado === 'pendiente' && !sprintId)!;

    await page.goto('/configuracion?seccion=codigo');
    await page.getByRole('button', { name: 'Nueva conexión' }).click();
    const form = page.getByRole('dialog', { name: 'Nueva conexión' });
    await form.getByLabel('Nombre').fill('Tienda en GitHub');
    await form.getByLabel('Proyecto', { exact: false }).click();
    await page.getByRole('option', { name: await nameOf(request, token) }).click();
    await form.getByRole('button', { name: 'Crear conexión' }).click();
    const shown = page.getByRole('dialog', { name: 'Conectar «Tienda en GitHub»' });
    const secreto = await shown.getByLabel('Secreto', { exact: true }).inputValue();
    const address = await shown.getByLabel('Dirección', { exact: true }).inputValue();
    await shown.getByRole('button', { name: 'Ya lo he copiado' }).click();

    await page.goto(`/historias/${historia._id}`);
    const code = page.getByRole('region', { name: 'Código' });
    await code.getByText(`Ningún commit ni rama nombra ${historia.clave}`).waitFor();
    const sha = '6113728f27ae82c7b1a177c8d03f9e96e0adf246';
    const body = JSON.stringify({
      ref: 'refs/heads/main',
      before: 'f95f852bd8fca8fcc58a9a2d6c842781e32a215e',
      commits: [{ id: sha, message: `${historia.clave}: empieza`, timestamp: new Date().toISOString() }],
      repository: { full_name: 'tienda/web' },
    });
    const push = (signature: string) =>
      request.post(address, {
        data: body,
        headers: {
          'content-type': 'application/json',
          'x-github-event': 'push',
          'x-hub-signature-256': `sha256=${signature}`,
        },
      });
    expect((await push('0'.repeat(64))).status()).toBe(401);
    expect((await push(createHmac('sha256', secreto).update(body).digest('hex'))).status()).toBe(202);
    await code.getByText(`${historia.clave}: empieza`).waitFor();
    await page
      .getByRole('button', { name: /en progreso/i })
      .first()
      .waitFor();
  });
});

async function nameOf(request: APIRequestContext, token: string): Promise<string> {
  const reply = await request.get(`/api/proyectos/${TIENDA}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await reply.json()) as { proyecto: { nombre: string } }).proyecto.nombre;
}
