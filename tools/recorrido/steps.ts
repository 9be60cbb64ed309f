import type { Page } from 'playwright-core';

export interface Person {
  nombre: string;
  correo: string;
  contrasena: string;
}

/** The person registers and lands on the dashboard. */
export async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Nombre').fill(person.nombre);
  await page.getByLabel('Correo').fill(person.correo);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.contrasena);
  await page.getByLabel(/Confirmar contraseña/i).fill(person.contrasena);
  await page.getByRole('button', { name: /Registrar|Crear cuenta/ }).click();
  await page.waitForURL('**/dashboard');
}

export async function signIn(page: Page, person: Pick<Person, 'correo' | 'contrasena'>): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Correo').fill(person.correo);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.contrasena);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL('**/dashboard');
}
