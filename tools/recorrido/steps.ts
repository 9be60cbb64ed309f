import type { Page } from 'playwright-core';
import { beforeEach } from 'vitest';

export interface Person {
  nombre: string;
  correo: string;
  contrasena: string;
}

/** The steps of a journey follow each other: after one that has failed, the rest would say nothing. */
export const followEachOther = () =>
  beforeEach(({ task, skip }) => {
    skip(
      Boolean(task.suite?.tasks.some(({ result }) => result?.state === 'fail')),
      'Un paso anterior ha fallado.',
    );
  });

/** The person registers and lands on the dashboard. */
export async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Nombre completo').fill(person.nombre);
  await page.getByLabel('Correo electrónico').fill(person.correo);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.contrasena);
  await page.getByLabel('Confirmar contraseña').fill(person.contrasena);
  await page.getByRole('button', { name: 'Registrarse' }).click();
  await page.waitForURL('**/dashboard');
}

/** An admin makes a team of the named people, found by typing. */
export async function createEquipo(page: Page, nombre: string, miembros: string[]): Promise<void> {
  await page.goto('/equipos');
  await page
    .getByRole('button', { name: /Nuevo Equipo|Crear Primer Equipo/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nombre').fill(nombre);
  for (const miembro of miembros) {
    await dialog.getByRole('combobox').first().fill(miembro);
    await page.getByRole('option', { name: new RegExp(miembro) }).click();
  }
  await dialog.getByRole('button', { name: 'Crear' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('main').getByText(nombre, { exact: true }).first().waitFor();
}

export async function createProyecto(
  page: Page,
  nombre: string,
  clave: string,
  equipo: string,
): Promise<void> {
  await page.goto('/proyectos');
  await page
    .getByRole('button', { name: /Nuevo Proyecto|Crear Primer Proyecto/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nombre').fill(nombre);
  await dialog.getByLabel('Clave').fill(clave);
  await dialog.getByLabel('Equipo').click();
  await page.getByRole('option', { name: equipo }).click();
  await dialog.getByRole('button', { name: 'Crear' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('main').getByText(nombre, { exact: true }).first().waitFor();
}

export async function createEpica(page: Page, titulo: string): Promise<void> {
  await page.getByRole('button', { name: 'Nueva Épica' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Título').fill(titulo);
  await dialog.getByRole('button', { name: 'Crear' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('main').getByText(titulo, { exact: true }).first().waitFor();
}

export async function createHistoria(page: Page, titulo: string): Promise<void> {
  await page.getByRole('button', { name: 'Añadir historia' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Título').fill(titulo);
  await dialog.getByRole('button', { name: 'Crear' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('main').getByText(titulo, { exact: true }).first().waitFor();
}

/** Moves a card to the column on its right from the keyboard, hearing each key before the next, as a person does. */
export async function moveRight(page: Page, titulo: string, from: string, to: string): Promise<void> {
  const card = page
    .getByRole('main')
    .getByRole('region', { name: new RegExp(`^${from}`) })
    .locator('[data-historia-id]')
    .filter({ hasText: titulo });
  const told = (text: string) => page.getByText(text).waitFor({ state: 'attached' });
  await card.focus();
  await page.keyboard.press('Space');
  await told(`«${titulo}» levantada. ${from}`);
  await page.keyboard.press('ArrowRight');
  await told(`${to}, posición`);
  await page.keyboard.press('Space');
  await told(`«${titulo}» soltada en ${to}`);
}

/** The id of the project with this key, as this person's session sees it. */
export async function findProyecto(page: Page, clave: string): Promise<string> {
  const { proyectos } = await page.evaluate(async () => {
    const token = localStorage.getItem('token') ?? sessionStorage.getItem('token');
    const answer = await fetch('/api/proyectos', { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()) as { proyectos: { _id: string; clave: string }[] };
  });
  const found = proyectos.find((proyecto) => proyecto.clave === clave);
  if (!found) throw new Error(`El espacio de demostración no tiene el proyecto ${clave}.`);
  return found._id;
}
