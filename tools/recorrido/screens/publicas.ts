import type { Page } from '@playwright/test';
import { click, type Escena } from './pasos.ts';

/** As the server answers for an account that has one. */
const askFactor = async (page: Page) => {
  const factor = { reto: 'r'.repeat(43), expira: new Date().toISOString() };
  await page.route('**/api/usuarios/login', (route) => route.fulfill({ json: { success: true, factor } }));
  await page.getByLabel('Correo electrónico').fill('ana@empresa.com');
  await page.getByLabel('Contraseña', { exact: true }).fill('secreta');
  await click(page, 'Iniciar sesión');
  await click(page, 'Usar un código de recuperación');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
};

export const PUBLICAS: Escena[] = [
  {
    nombre: 'entrar',
    ruta: '/login',
    lista: (page) => page.getByRole('button', { name: 'Iniciar sesión' }).waitFor(),
    pasos: [{ nombre: 'segundo factor', abrir: askFactor }],
  },
  {
    nombre: 'registro',
    ruta: '/register',
    lista: (page) => page.getByRole('button', { name: 'Registrarse' }).waitFor(),
    pasos: [{ nombre: 'con errores', abrir: (page) => click(page, 'Registrarse') }],
  },
  {
    nombre: 'vuelta de la cuenta de la empresa',
    ruta: '/login/empresa?code=x&state=y',
    lista: (page) => page.getByRole('alert').waitFor(),
  },
  {
    nombre: 'recuperar',
    ruta: '/recuperar',
    lista: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    nombre: 'restablecer',
    ruta: '/restablecer/un-enlace-cualquiera',
    lista: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
    pasos: [{ nombre: 'con errores', abrir: (page) => page.locator('form button[type=submit]').click() }],
  },
  {
    nombre: 'confirmar el correo',
    ruta: '/confirmar-correo/un-enlace-cualquiera',
    lista: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
    pasos: [
      {
        nombre: 'que no vale',
        abrir: async (page) => {
          await click(page, 'Confirmar');
          await page.getByRole('alert').first().waitFor();
        },
      },
    ],
  },
];
