import type { Locator } from '@playwright/test';
import { TIENDA } from './lugares.ts';
import type { Mano, Trabajo } from './trabajos.ts';

const UNA = 'Pagar con tarjeta guardada';
const OTRA = 'Dirección sugerida al escribir';

const card = ({ page }: Mano, titulo: string) => page.getByRole('article', { name: titulo });

/** What one looks at or finds with the palette costs the keys of the palette. */
const goTo = async (mano: Mano, texto: string, opcion: RegExp, there: Locator) => {
  await mano.press('Control+k');
  await mano.page.getByRole('combobox', { name: 'Buscar' }).waitFor();
  await mano.write(texto);
  await mano.page.getByRole('option', { name: opcion }).first().waitFor();
  await mano.press('Enter');
  await there.waitFor();
};

/** Back to the board, where each begins, without counting. */
const toBoard = async ({ page }: Mano) => {
  await page.goto(`/tableros/${TIENDA}`);
  await page.getByRole('article').first().waitFor();
};

/** What is done once a week or once a month, by whoever administers. What something is called or a file is not counted. */
export const RAROS: readonly Omit<Trabajo, 'linear'>[] = [
  {
    nombre: 'Guardar una vista',
    hacer: async (mano) => {
      const { page } = mano;
      await goTo(mano, 'vistas', /^Vistas/, page.getByRole('combobox', { name: 'Consulta' }));
      await page.getByRole('combobox', { name: 'Consulta' }).focus();
      await mano.write('abierta prioridad:alta');
      await mano.click(page.getByRole('button', { name: 'Guardar vista' }));
      await page.getByRole('dialog').getByLabel('Nombre').waitFor();
      await mano.write('Lo urgente');
      await mano.press('Enter');
      await page.getByRole('navigation').getByRole('link', { name: 'Lo urgente' }).first().waitFor();
    },
  },
  {
    nombre: 'Hacer una etiqueta y ponerla',
    hacer: async (mano) => {
      await toBoard(mano);
      await card(mano, UNA).hover();
      await mano.press('l');
      await mano.page.getByRole('combobox', { name: 'Etiquetas' }).waitFor();
      await mano.write('legal');
      await mano.page.getByRole('option', { name: 'Crear «legal»' }).waitFor();
      await mano.press('Enter', 'Escape');
      await card(mano, UNA).getByText('legal').first().waitFor();
    },
  },
  {
    nombre: 'Decir que algo espera a otra cosa',
    hacer: async (mano) => {
      await card(mano, UNA).hover();
      await mano.press('.');
      await mano.click(mano.page.getByRole('menuitem', { name: 'Más', exact: true }));
      await mano.click(mano.page.getByRole('menuitem', { name: /^Bloqueada por/ }));
      await mano.page.getByRole('combobox', { name: /^Bloqueada por/ }).waitFor();
      await mano.write('dirección sugerida');
      await mano.page.getByRole('option', { name: OTRA }).waitFor();
      await mano.press('Enter');
      await card(mano, UNA)
        .getByRole('button', { name: /^Bloqueada por/ })
        .waitFor();
    },
  },
  {
    nombre: 'Añadir una columna con límite',
    hacer: async (mano) => {
      const { page } = mano;
      await mano.click(page.getByRole('button', { name: 'Columnas del tablero' }));
      const columnas = page.getByRole('dialog', { name: 'Columnas del tablero' });
      await mano.click(columnas.getByRole('button', { name: 'Añadir columna' }));
      await mano.write('En pruebas');
      await mano.click(columnas.getByRole('combobox', { name: 'Límite de «En pruebas»' }));
      await mano.click(page.getByRole('option', { name: 'Avisar al superarlo' }));
      await mano.click(columnas.getByRole('spinbutton', { name: 'Máximo de «En pruebas»' }));
      await mano.write('3');
      await mano.click(columnas.getByRole('button', { name: 'Guardar', exact: true }));
      await page.getByRole('region', { name: /^En pruebas/ }).waitFor();
    },
  },
  {
    nombre: 'Meter a alguien en un equipo',
    hacer: async (mano) => {
      const { page } = mano;
      await mano.press('g', 'e');
      const equipo = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Comercio' }).first();
      await mano.click(equipo.getByRole('button', { name: 'Editar' }));
      const dialog = page.getByRole('dialog');
      await mano.click(dialog.getByPlaceholder('Escribe un nombre para añadir personas'));
      await mano.write('hugo');
      await page.getByRole('option', { name: /Hugo/ }).first().waitFor();
      await mano.press('Enter', 'Control+Enter');
      await dialog.waitFor({ state: 'detached' });
    },
  },
  {
    nombre: 'Hacer un proyecto desde nada',
    hacer: async (mano) => {
      const { page } = mano;
      const dialog = page.getByRole('dialog', { name: 'Nuevo Proyecto' });
      await goTo(mano, 'nuevo proyecto', /^Crear un proyecto/, dialog);
      await mano.write('Recogida en tienda');
      await mano.click(dialog.getByRole('combobox', { name: 'Equipo' }));
      await mano.click(page.getByRole('option', { name: 'Comercio electrónico' }));
      await mano.press('Control+Enter');
      await dialog.waitFor({ state: 'detached' });
    },
  },
  {
    nombre: 'Importar una hoja',
    hacer: async (mano) => {
      const { page } = mano;
      await goTo(mano, 'importar', /^Importar/, page.getByRole('button', { name: 'Seleccionar archivo' }));
      const chooser = page.waitForEvent('filechooser');
      await mano.click(page.getByRole('button', { name: 'Seleccionar archivo' }));
      const buffer = Buffer.from('Título,Estado,Prioridad\nAvisar del turno,Pendiente,Alta\n');
      await (await chooser).setFiles({ name: 'turnos.csv', mimeType: 'text/csv', buffer });
      await mano.click(page.getByRole('button', { name: 'Ver la vista previa' }));
      await mano.click(page.getByRole('button', { name: /^Importar \d/ }));
      await page.getByRole('heading', { name: 'Importación terminada' }).waitFor();
    },
  },
  {
    nombre: 'Hacer un token',
    hacer: async (mano) => {
      const { page } = mano;
      await goTo(mano, 'token', /^Tokens de acceso/, page.getByRole('button', { name: 'Nuevo token' }));
      await mano.click(page.getByRole('button', { name: 'Nuevo token' }));
      await page.getByRole('dialog').getByLabel('Nombre').waitFor();
      await mano.write('Integración');
      await mano.press('Enter');
      await mano.click(page.getByRole('dialog').getByRole('button', { name: /^Copiar/ }));
      await page.keyboard.press('Escape');
    },
  },
  {
    nombre: 'Cambiar el nombre de un sprint',
    hacer: async (mano) => {
      const { page } = mano;
      await toBoard(mano);
      await mano.press('g', 's');
      await mano.click(page.getByRole('button', { name: 'Editar', exact: true }).first());
      const dialog = page.getByRole('dialog');
      await mano.click(dialog.getByLabel('Nombre'));
      await mano.press('Control+a');
      await mano.write('Pago en dos pasos');
      await mano.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await page.getByText('Pago en dos pasos').first().waitFor();
    },
  },
  {
    nombre: 'Recuperar lo eliminado',
    hacer: async (mano) => {
      const { page } = mano;
      await toBoard(mano);
      await card(mano, OTRA).hover();
      await page.keyboard.press('.');
      await page.getByRole('menuitem', { name: 'Eliminar', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
      // The card goes before the question does, and a key pressed meanwhile is the question's.
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
      await card(mano, OTRA).waitFor({ state: 'detached' });
      const restaurar = page.getByRole('button', { name: /^Restaurar/ });
      await goTo(mano, 'papelera', /^Papelera/, restaurar.first());
      await mano.click(restaurar.first());
      await page.getByRole('link', { name: 'Abrir' }).waitFor();
    },
  },
];
