import type { Page } from 'playwright-core';

/** Signs in through the form, as a person would, which leads to the dashboard. */
export async function signIn(page: Page, person: { correo: string; contrasena: string }): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Correo electrónico').fill(person.correo);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.contrasena);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL('**/dashboard');
}
