import type { Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HttpUser } from '../../callers/http-user.ts';
import { PNG } from '../../ataque/escena/files.ts';
import { inKillable, keptIn, type KillableBrowser } from '../fixtures/killable-browser.ts';
import { demo } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { HISTORIA, TIENDA } from '../screens/lugares.ts';

const HISTORIA_ABIERTA = `/backlog/${TIENDA}?historia=${HISTORIA}`;
const CHAT = `/mensajes?chat=${TIENDA}&tipo=proyecto`;

const BACKLOG = `/backlog/${TIENDA}`;

const EN_UNA_HISTORIA = { descripcion: 'Una descripcion a medias', comentario: 'Un comentario a medias' };
const EN_DOS_PAGINAS = { mensaje: 'Un mensaje a medias', epica: 'Una epica a medias' };

/** A picture pasted where the focus is, as text: there is no clipboard in this process. */
const pasted = (bytes: number[]) => `(() => {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File([new Uint8Array(${JSON.stringify(bytes)})], 'pantalla.png', { type: 'image/png' }));
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement.dispatchEvent(paste);
})()`;

const titulo = (page: Page) => page.getByRole('dialog').getByLabel(/^Título/);

interface Life extends Pick<KillableBrowser, 'crash'> {
  open: (path: string) => Promise<Page>;
}

/** Marcos's browser: killed once `before` is over and the texts are on disk, then begun again. */
async function inTwoLives(
  baseUrl: string,
  texts: string[],
  before: (life: Life) => Promise<void>,
  after: (life: Life) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'recorrido-'));
  const { correo, contrasena } = demo('marcos');
  const { token, usuario } = await new HttpUser(baseUrl).call<{ token: string; usuario: object }>(
    'POST',
    '/api/usuarios/login',
    { correo, contraseña: contrasena },
  );
  const lifeOf = ({ context, crash }: KillableBrowser): Life => ({
    crash,
    open: async (path) => {
      const page = await context.newPage();
      await page.goto(baseUrl + path);
      return page;
    },
  });
  try {
    await inKillable(folder, async (browser) => {
      await browser.context.addInitScript(
        ([key, user]) => {
          localStorage.setItem('token', key!);
          localStorage.setItem('user', user!);
        },
        [token, JSON.stringify(usuario)],
      );
      await before(lifeOf(browser));
      await expect
        .poll(async () => {
          const kept = await keptIn(folder);
          return texts.filter((text) => !kept.includes(text));
        })
        .toEqual([]);
    });
    await inKillable(folder, (browser) => after(lifeOf(browser)));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

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

  // In two tests, since each begins two browsers with nothing kept, which is most of what it takes.
  test('outlives a browser that is killed: a message and a form', async ({ product }) => {
    await inTwoLives(
      product.baseUrl,
      Object.values(EN_DOS_PAGINAS),
      async ({ open, crash }) => {
        const chat = await open(CHAT);
        await chat.getByRole('textbox', { name: 'Escribe un mensaje' }).fill(EN_DOS_PAGINAS.mensaje);
        await crash(chat);
        const backlog = await open(BACKLOG);
        await backlog.getByRole('button', { name: 'Nueva Épica' }).click();
        await titulo(backlog).fill(EN_DOS_PAGINAS.epica);
        await crash(backlog);
      },
      async ({ open }) => {
        const chat = await open(CHAT);
        await expect(chat.getByRole('textbox', { name: 'Escribe un mensaje' })).toHaveValue(
          EN_DOS_PAGINAS.mensaje,
        );
        await chat.close();
        const backlog = await open(BACKLOG);
        await backlog.getByRole('button', { name: 'Nueva Épica' }).click();
        await expect(titulo(backlog)).toHaveValue(EN_DOS_PAGINAS.epica);
      },
    );
  });

  test('outlives a browser that is killed: a description and a comment', async ({ product }) => {
    const descripcion = (page: Page) => page.getByRole('textbox', { name: 'Descripción' });
    const comentario = (page: Page) => page.getByRole('textbox', { name: 'Nuevo comentario' });
    await inTwoLives(
      product.baseUrl,
      Object.values(EN_UNA_HISTORIA),
      async ({ open, crash }) => {
        const historia = await open(HISTORIA_ABIERTA);
        await comentario(historia).fill(EN_UNA_HISTORIA.comentario);
        // The last, because leaving it saves it.
        await historia.getByRole('button', { name: /^(?:Añadir|Editar la) descripción$/ }).click();
        await descripcion(historia).fill(EN_UNA_HISTORIA.descripcion);
        await crash(historia);
      },
      async ({ open }) => {
        const historia = await open(HISTORIA_ABIERTA);
        await expect(descripcion(historia)).toHaveValue(EN_UNA_HISTORIA.descripcion);
        await expect(comentario(historia)).toHaveValue(EN_UNA_HISTORIA.comentario);
      },
    );
  });
});
