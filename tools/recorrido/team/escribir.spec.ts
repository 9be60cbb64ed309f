import type { BrowserContext, Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HttpUser } from '../../callers/http-user.ts';
import { PNG } from '../../ataque/escena/files.ts';
import { inKillable, keptIn } from '../fixtures/killable-browser.ts';
import { demo } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { HISTORIA, TIENDA } from '../screens/lugares.ts';

const HISTORIA_ABIERTA = `/backlog/${TIENDA}?historia=${HISTORIA}`;
const CHAT = `/mensajes?chat=${TIENDA}&tipo=proyecto`;

const A_MEDIAS = {
  descripcion: 'Una descripcion a medias',
  comentario: 'Un comentario a medias',
  mensaje: 'Un mensaje a medias',
  epica: 'Una epica a medias',
};

/** A picture pasted where the focus is, as text: there is no clipboard in this process. */
const pasted = (bytes: number[]) => `(() => {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File([new Uint8Array(${JSON.stringify(bytes)})], 'pantalla.png', { type: 'image/png' }));
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement.dispatchEvent(paste);
})()`;

const titulo = (page: Page) => page.getByRole('dialog').getByLabel(/^Título/);

test.describe('what one writes', () => {
  test('takes a picture that is pasted into the description of a story, which keeps it as a file', async ({
    lucia: { page },
  }) => {
    await page.goto(HISTORIA_ABIERTA);
    const panel = page.getByRole('complementary', { name: 'Pagar con tarjeta guardada' });
    await panel.getByRole('button', { name: /^(?:Añadir|Editar la) descripción$/ }).click();
    const campo = panel.getByRole('textbox', { name: 'Descripción' });
    await panel.getByRole('group', { name: 'Formato' }).first().waitFor();
    await campo.press('ControlOrMeta+End');
    await campo.focus();
    await page.evaluate(pasted([...PNG]));
    await panel.getByRole('button', { name: 'Guardar', exact: true }).click();
    await panel.getByRole('img', { name: 'pantalla.png' }).waitFor();
    await panel.getByRole('button', { name: 'Descargar «pantalla.png»' }).waitFor();
    await expect(panel.getByText('Subiendo')).toHaveCount(0);
  });

  test('outlives a browser that is killed: description, comment, message and form', async ({ product }) => {
    const folder = await mkdtemp(join(tmpdir(), 'recorrido-'));
    const { correo, contrasena } = demo('marcos');
    const session = await new HttpUser(product.baseUrl).call<{ token: string; usuario: object }>(
      'POST',
      '/api/usuarios/login',
      { correo, contraseña: contrasena },
    );
    const open = async (context: BrowserContext, path: string) => {
      const page = await context.newPage();
      await page.goto(product.baseUrl + path);
      return page;
    };

    try {
      await inKillable(folder, async ({ context, crash }) => {
        await context.addInitScript(
          ([token, user]) => {
            localStorage.setItem('token', token!);
            localStorage.setItem('user', user!);
          },
          [session.token, JSON.stringify(session.usuario)],
        );
        const chat = await open(context, CHAT);
        await chat.getByRole('textbox', { name: 'Escribe un mensaje' }).fill(A_MEDIAS.mensaje);
        await crash(chat);
        const backlog = await open(context, `/backlog/${TIENDA}`);
        await backlog.getByRole('button', { name: 'Nueva Épica' }).click();
        await titulo(backlog).fill(A_MEDIAS.epica);
        await crash(backlog);
        const historia = await open(context, HISTORIA_ABIERTA);
        await historia.getByRole('textbox', { name: 'Nuevo comentario' }).fill(A_MEDIAS.comentario);
        // The last, because leaving it saves it.
        await historia.getByRole('button', { name: /^(?:Añadir|Editar la) descripción$/ }).click();
        await historia.getByRole('textbox', { name: 'Descripción' }).fill(A_MEDIAS.descripcion);
        await crash(historia);
        await expect
          .poll(async () => {
            const kept = await keptIn(folder);
            return Object.values(A_MEDIAS).filter((texto) => !kept.includes(texto));
          })
          .toEqual([]);
      });

      await inKillable(folder, async ({ context }) => {
        const historia = await open(context, HISTORIA_ABIERTA);
        await expect(historia.getByRole('textbox', { name: 'Descripción' })).toHaveValue(
          A_MEDIAS.descripcion,
        );
        await expect(historia.getByRole('textbox', { name: 'Nuevo comentario' })).toHaveValue(
          A_MEDIAS.comentario,
        );
        await historia.close();
        const chat = await open(context, CHAT);
        await expect(chat.getByRole('textbox', { name: 'Escribe un mensaje' })).toHaveValue(A_MEDIAS.mensaje);
        await chat.close();
        const backlog = await open(context, `/backlog/${TIENDA}`);
        await backlog.getByRole('button', { name: 'Nueva Épica' }).click();
        await expect(titulo(backlog)).toHaveValue(A_MEDIAS.epica);
      });
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  });
});
