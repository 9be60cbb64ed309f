import type { Page } from '@playwright/test';

export interface Escena {
  nombre: string;
  ruta: string;
  /** Some of its dialogs are only for who administers. */
  soloAdmin?: boolean;
  /** What is on screen once it can be looked at. */
  lista: (page: Page) => Promise<unknown>;
  /** Dialogs, panels and menus of the screen, each opened from the one before. */
  pasos?: Paso[];
}

interface Paso {
  nombre: string;
  abrir: (page: Page) => Promise<unknown>;
}

export const click = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
export const dialogo = (page: Page) => page.getByRole('dialog').last().waitFor();
/** Closes the dialog before it and opens the next. */
export const trasCerrar = ({ nombre, abrir }: Paso): Paso => ({
  nombre,
  abrir: async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await abrir(page);
  },
});
export const main = (text: string) => (page: Page) =>
  page.getByRole('main').getByText(text).first().waitFor();

export const abreDialogo = (nombre: string, boton: string | RegExp) => ({
  nombre,
  abrir: async (page: Page) => {
    await click(page, boton);
    await dialogo(page);
  },
});

export const abreAviso = (nombre: string, boton: string | RegExp) => ({
  nombre,
  abrir: async (page: Page) => {
    await click(page, boton);
    await page.getByRole('alertdialog').waitFor();
  },
});

/** The next call is told that the session has ended, whatever the server would say; the page then asks for a password. */
export const expire = async (page: Page) => {
  const expired = { success: false, codigo: 'SESION_EXPIRADA', message: 'Sesión expirada.' };
  await page.route(/\/api\//, (route) => route.fulfill({ status: 401, json: expired }));
  await click(page, 'Recargar');
  await page.getByRole('dialog', { name: 'Tu sesión ha expirado' }).waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
};

export const pestana = (nombre: string): Paso => ({
  nombre,
  abrir: async (page) => {
    await page.getByRole('tab', { name: nombre }).click();
    await page.getByRole('tabpanel', { name: nombre }).waitFor();
  },
});

/** Without the password of whoever looks: the server answers as to the right one. */
export const showKey = async (page: Page) => {
  const secreto = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const json = {
    success: true,
    secreto,
    uri: `otpauth://totp/PMP:ana@empresa.com?secret=${secreto}&issuer=PMP`,
  };
  await page.route('**/api/usuarios/factores/aplicacion', (route) => route.fulfill({ json }));
  await click(page, 'Continuar');
  await page.getByRole('img', { name: 'Código QR con la clave' }).waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
};
