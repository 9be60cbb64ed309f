import type { Locator, Page } from '@playwright/test';

/** Does what a person does, and counts it: each click or drag is one, each key or chord one; letters of a text, none. */
export class Mano {
  clics = 0;
  teclas = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(what: Locator): Promise<void> {
    this.clics += 1;
    await what.click();
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.teclas += 1;
      await this.page.keyboard.press(key);
    }
  }

  async write(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }
}

export interface Trabajo {
  nombre: string;
  /** Clicks and keys in Linear: docs/diez-trabajos.md says which come from its documentation. */
  linear: number;
  hacer: (mano: Mano) => Promise<void>;
}

const card = ({ page }: Mano, titulo: string) => page.getByRole('article', { name: titulo });

/** One looks at a card by pointing at it: that costs no click. */
const lookAt = (mano: Mano, titulo: string) => card(mano, titulo).hover();

const UNA = 'Pagar con tarjeta guardada';

/** The ten things that a person does most often in a day, all from the board; each leaves it as the next expects it. */
export const TRABAJOS: readonly Trabajo[] = [
  {
    nombre: 'Crear una historia donde se mira',
    linear: 2,
    hacer: async (mano) => {
      await lookAt(mano, UNA);
      await mano.press('c');
      await mano.page.getByLabel('Nueva historia').waitFor();
      await mano.write('Pagar con el móvil');
      await mano.press('Enter');
      await card(mano, 'Pagar con el móvil').waitFor();
    },
  },
  {
    nombre: 'Crear dos más, una tras otra',
    linear: 4,
    hacer: async (mano) => {
      await mano.write('Pagar en dólares');
      await mano.press('Enter');
      await mano.write('Pagar a un amigo');
      await mano.press('Enter');
      await card(mano, 'Pagar a un amigo').waitFor();
      await mano.page.keyboard.press('Escape');
    },
  },
  {
    nombre: 'Cambiar el estado',
    linear: 2,
    hacer: async (mano) => {
      await lookAt(mano, 'Pagar en dólares');
      await mano.press('s');
      await mano.page.getByRole('dialog', { name: 'Estado' }).waitFor();
      await mano.write('revis');
      await mano.press('Enter');
      await card(mano, 'Pagar en dólares').getByText('En revisión').first().waitFor();
    },
  },
  {
    nombre: 'Poner a alguien a cargo',
    linear: 2,
    hacer: async (mano) => {
      await lookAt(mano, 'Pagar en dólares');
      await mano.press('a');
      await mano.page.getByRole('option', { name: 'Nora' }).waitFor();
      await mano.write('nora');
      await mano.press('Enter');
      await card(mano, 'Pagar en dólares').getByRole('button', { name: /Nora/ }).waitFor();
    },
  },
  {
    nombre: 'Deshacer lo último',
    linear: 1,
    hacer: async (mano) => {
      await mano.press('Control+z');
      await card(mano, 'Pagar en dólares')
        .getByRole('button', { name: /Nora/ })
        .waitFor({ state: 'detached' });
    },
  },
  {
    nombre: 'Cambiar la prioridad de dos a la vez',
    linear: 4,
    hacer: async (mano) => {
      await lookAt(mano, 'Pagar en dólares');
      await mano.press('x');
      await lookAt(mano, 'Pagar con el móvil');
      await mano.press('x', 'p');
      await mano.page.getByRole('dialog', { name: /^Prioridad/ }).waitFor();
      await mano.write('baja');
      await mano.press('Enter');
      await card(mano, 'Pagar con el móvil').getByText('Baja').first().waitFor();
      await mano.page.keyboard.press('Escape');
    },
  },
  {
    nombre: 'Pasar una tarjeta a otra columna',
    linear: 1,
    hacer: async (mano) => {
      await lookAt(mano, 'Pagar con el móvil');
      await mano.click(card(mano, 'Pagar con el móvil').getByRole('button', { name: 'Mover a «Por hacer»' }));
      await mano.page
        .getByRole('region', { name: /^Por hacer/ })
        .getByRole('article', { name: 'Pagar con el móvil' })
        .waitFor();
    },
  },
  {
    nombre: 'Abrir una historia y pasar a la siguiente',
    linear: 2,
    hacer: async (mano) => {
      await mano.click(card(mano, 'Pagar en dólares').getByRole('heading'));
      await mano.page.getByRole('complementary', { name: 'Pagar en dólares' }).waitFor();
      await mano.page.getByLabel('Nuevo comentario').waitFor();
      await mano.press('j');
      await mano.page.getByRole('complementary', { name: 'Pagar en dólares' }).waitFor({ state: 'detached' });
    },
  },
  {
    nombre: 'Comentar lo que se está leyendo',
    linear: 2,
    hacer: async (mano) => {
      const panel = mano.page.locator('aside[data-elemento]');
      await mano.click(panel.getByLabel('Nuevo comentario'));
      await mano.write('Hablado con el banco.');
      await mano.press('Control+Enter');
      await panel.getByRole('listitem').filter({ hasText: 'Hablado con el banco.' }).first().waitFor();
      await panel.getByRole('button', { name: 'Cerrar', exact: true }).click();
      await panel.waitFor({ state: 'detached' });
    },
  },
  {
    nombre: 'Buscar algo e ir a ello',
    linear: 2,
    hacer: async (mano) => {
      await mano.press('Control+k');
      await mano.page.getByRole('combobox').first().waitFor();
      await mano.write('cesta se agota');
      await mano.page
        .getByRole('option', { name: /cesta se agota/ })
        .first()
        .waitFor();
      await mano.press('Enter');
      await mano.page.getByRole('complementary', { name: /cesta se agota/ }).waitFor();
    },
  },
];
