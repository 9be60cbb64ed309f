import type { Page } from '@playwright/test';
import { HttpUser } from '../../callers/http-user.ts';
import { idOf } from '../../demo/ids.ts';
import { demo } from '../fixtures/people.ts';
import { moveRight } from '../fixtures/steps.ts';
import { expect, test } from '../fixtures/test.ts';

const LIVE_MS = 5_000;
/** A project of this journey alone, of Lucía's and Marcos' team. */
const PROYECTO = idOf('recorrido', 'sprints');
const EPICA = idOf(PROYECTO, 'Entregas');
const HISTORIAS = [
  'Elegir la franja de entrega',
  'Avisar al repartidor',
  'Ver dónde está el pedido',
  'Dejar propina',
];
const [FRANJA, AVISO, PEDIDO, PROPINA] = HISTORIAS as [string, string, string, string];
const idDe = (titulo: string) => idOf(PROYECTO, titulo);

test.beforeAll(async ({ product }) => {
  const { correo, contrasena } = demo('lucia');
  const body = { correo, contraseña: contrasena };
  const { token } = await new HttpUser(product.baseUrl).call<{ token: string }>(
    'POST',
    '/api/usuarios/login',
    body,
  );
  const lucia = new HttpUser(product.baseUrl, token);
  const proyecto = PROYECTO;
  const equipo = idOf('equipo', 'comercio');
  await lucia.insist('POST', '/api/proyectos', {
    _id: proyecto,
    nombre: 'Reparto a domicilio',
    clave: 'REPARTO',
    equipo,
  });
  await lucia.insist('POST', '/api/epicas', { _id: EPICA, titulo: 'Entregas', proyecto });
  for (const titulo of HISTORIAS)
    await lucia.insist('POST', '/api/historias', {
      _id: idDe(titulo),
      titulo,
      proyecto,
      epicaId: EPICA,
      puntos: 3,
    });
  for (const [titulo, estado] of [
    ['Dibujar el calendario', 'pendiente'],
    ['Guardar la franja', 'en progreso'],
  ]) {
    const tarea = { titulo, estado, proyecto, historiaId: idDe(FRANJA) };
    await lucia.insist('POST', '/api/tareas', { _id: idOf(PROYECTO, String(titulo)), ...tarea });
  }
});

const columna = (page: Page, nombre: string) =>
  page.getByRole('main').getByRole('region', { name: new RegExp(`^${nombre}`) });
const tarjeta = (page: Page, donde: string, titulo: string) =>
  columna(page, donde).locator('[data-historia-id]').filter({ hasText: titulo });
const dialogo = (page: Page) => page.getByRole('dialog');

test.describe('a team', () => {
  test.describe.configure({ mode: 'serial' });

  test('works on a board without a sprint once somebody chooses to, live for both', async ({
    lucia,
    marcos,
  }) => {
    for (const { page } of [lucia, marcos]) {
      await page.goto(`/tableros/${PROYECTO}`);
      await page.getByText('No hay sprint activo').waitFor();
      await page.getByRole('button', { name: 'Trabajar sin sprint' }).click();
      await tarjeta(page, 'Por hacer', PEDIDO).waitFor();
    }
    await moveRight(lucia.page, PEDIDO, 'Por hacer', 'En progreso');
    await tarjeta(marcos.page, 'En progreso', PEDIDO).waitFor({ timeout: LIVE_MS });
    await marcos.page.reload();
    await expect(tarjeta(marcos.page, 'En progreso', PEDIDO)).toBeVisible();
  });

  test('is asked once what becomes of the open tasks of a completed story, and takes both back', async ({
    lucia: { page },
  }) => {
    await moveRight(page, FRANJA, 'Por hacer', 'En progreso');
    await tarjeta(page, 'En progreso', FRANJA).waitFor();
    await moveRight(page, FRANJA, 'En progreso', 'Completado');
    const pregunta = page.getByRole('alertdialog', { name: `«${FRANJA}» tiene tareas abiertas` });
    await pregunta.getByText('Quedan 2 tareas sin completar.').waitFor();
    await pregunta.getByRole('button', { name: 'Cancelar' }).click();
    await tarjeta(page, 'En progreso', FRANJA).waitFor();
    await moveRight(page, FRANJA, 'En progreso', 'Completado');
    await pregunta.getByRole('button', { name: 'Completarlas también' }).click();
    await expect(tarjeta(page, 'Completado', FRANJA)).toContainText('2/2', { timeout: LIVE_MS });
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(tarjeta(page, 'En progreso', FRANJA)).toContainText('0/2', { timeout: LIVE_MS });
  });

  test('changes the scope of the sprint in course', async ({ lucia: { page } }) => {
    await page.goto(`/sprints/${PROYECTO}`);
    await page.getByRole('button', { name: 'Nuevo Sprint' }).first().click();
    await dialogo(page).getByLabel('Nombre').fill('Primeras entregas');
    for (const titulo of [FRANJA, AVISO]) await dialogo(page).getByRole('checkbox', { name: titulo }).click();
    await dialogo(page).getByRole('button', { name: 'Crear' }).click();
    await dialogo(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Iniciar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Iniciar' }).click();
    await page.getByRole('button', { name: 'Cambiar historias' }).click();
    await dialogo(page).getByRole('checkbox', { name: PROPINA }).click();
    await dialogo(page).getByRole('checkbox', { name: AVISO }).click();
    await dialogo(page).getByText('Añadidas: 1 · Retiradas: 1').waitFor();
    await dialogo(page).getByRole('button', { name: 'Cambiar alcance' }).click();
    await dialogo(page).waitFor({ state: 'detached' });
    await page.goto(`/tableros/${PROYECTO}`);
    await tarjeta(page, 'Por hacer', PROPINA).waitFor();
    expect(await tarjeta(page, 'Por hacer', AVISO).count()).toBe(0);
  });

  test('finishes it in one step that asks where the rest goes', async ({ lucia: { page } }) => {
    await page.goto(`/sprints/${PROYECTO}`);
    await page.getByRole('button', { name: 'Finalizar' }).click();
    await dialogo(page).getByRole('button', { name: 'Finalizar y trasladar 2 historias' }).click();
    await dialogo(page).waitFor({ state: 'detached' });
    await expect(page.getByRole('main').getByText('Sprint 2').first()).toBeVisible();
    await page.goto(`/tableros/${PROYECTO}`);
    await expect(tarjeta(page, 'Por hacer', PROPINA)).toContainText('Sprint 2');
    await page.getByRole('button', { name: 'Volver a los sprints' }).click();
    await page.getByText('No hay sprint activo').waitFor();
  });

  test('raises no script error on the way', ({ lucia, marcos }) => {
    expect([...lucia.complaints, ...marcos.complaints]).toEqual([]);
  });
});
