import type { Locator, Page } from '@playwright/test';
import type { Interaction } from './input-to-paint.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => page.getByRole('button', { name }).first();
/** In the sidebar or, for the places of a project, in its tabs. */
const enlace = (page: Page, name: string) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .first();
const card = (page: Page) => page.locator('[data-historia-id]');

const open =
  (path: string, lista: (page: Page) => Promise<unknown>) =>
  async (page: Page): Promise<void> => {
    if (new URL(page.url()).pathname !== path) await page.goto(path);
    await lista(page);
  };

/**
 * Finds the dialog by role and not by name: computing the accessible names of a whole page happens on its main thread
 * and would count as its time.
 */
const dialogOf = (page: Page) => page.locator('[role=dialog]').first();

/** Moves the pointer there first, as a hand does, so that the page is idle when the action begins. */
const pointAt = async (page: Page, target: Locator) => {
  await page.waitForLoadState('networkidle');
  const box = (await target.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
};
const press = async (page: Page) => {
  await page.mouse.down();
  await page.mouse.up();
};

const closeDialog = async (page: Page) => {
  if ((await page.getByRole('dialog').count()) === 0) return;
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};

/** Types one of several letters: each one searches within the results of the previous ones. */
const typing = (
  nombre: string,
  path: string,
  field: (page: Page) => ReturnType<Page['locator']>,
): Interaction => ({
  nombre,
  prepare: async (page) => {
    await open(path, (shown) => field(shown).waitFor())(page);
    await field(page).fill('');
    await field(page).focus();
  },
  act: async (page) => {
    for (const letter of ['h', 'i', '3']) await page.keyboard.press(letter);
  },
});

const dialog = (nombre: string, path: string, name: string): Interaction => ({
  nombre,
  prepare: async (page) => {
    await closeDialog(page);
    await open(path, (shown) => button(shown, name).waitFor())(page);
    await pointAt(page, button(page, name));
  },
  act: async (page) => {
    await press(page);
    await dialogOf(page).waitFor();
  },
});

const shown = async (page: Page) => {
  await main(page).getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
};

/** Opens a screen by its link, coming from another one; both have been open before. */
const visit = (name: string, from: string, path: string): Interaction => ({
  nombre: `ir a ${name}`,
  prepare: async (page) => {
    await closeDialog(page);
    await page.goto(path);
    await enlace(page, from).click();
    await shown(page);
    await enlace(page, name).click();
    await shown(page);
    await page.goBack();
    await shown(page);
    await pointAt(page, enlace(page, name));
  },
  act: press,
});

const tableroDe = (proyecto: string) => open(`/tableros/${proyecto}`, (page) => card(page).first().waitFor());

const withCards = (tablero: Interaction['prepare']): Interaction[] => [
  {
    nombre: 'levantar una tarjeta con el teclado',
    prepare: async (page) => {
      await tablero(page);
      await card(page).first().focus();
    },
    act: (page) => page.keyboard.press('Space'),
  },
  {
    nombre: 'llevarla a otra columna',
    prepare: async () => undefined,
    act: (page) => page.keyboard.press('ArrowRight'),
  },
  {
    nombre: 'soltarla',
    prepare: async () => undefined,
    act: (page) => page.keyboard.press('Space'),
  },
  {
    nombre: 'arrastrar una tarjeta y soltarla',
    prepare: async (page) => {
      await tablero(page);
      // What is needed to drag comes after the cards.
      await page.locator('[data-asidero]').first().waitFor();
      const box = (await card(page).first().boundingBox())!;
      await page.mouse.move(box.x + 20, box.y + 20);
    },
    act: async (page) => {
      const target = (await page.locator('[data-columna-id]').nth(1).boundingBox())!;
      await page.mouse.down();
      await page.mouse.move(target.x + 60, target.y + 90, { steps: 8 });
      await page.mouse.up();
    },
  },
];

const inThePalette = (tablero: Interaction['prepare']): Interaction[] => [
  {
    nombre: 'abrir la paleta',
    prepare: async (page) => {
      await closeDialog(page);
      await tablero(page);
    },
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await dialogOf(page).waitFor();
    },
  },
  {
    nombre: 'escribir en la paleta',
    prepare: (page) => page.getByRole('dialog').getByRole('combobox').fill(''),
    act: async (page) => {
      for (const letter of ['h', 'i', 's']) await page.keyboard.press(letter);
    },
  },
];

const sendingAMessage = (proyecto: string): Interaction => ({
  nombre: 'enviar un mensaje',
  prepare: async (page) => {
    await closeDialog(page);
    const texto = page.getByLabel('Escribe un mensaje');
    await open('/mensajes', () => Promise.resolve())(page);
    if ((await texto.count()) === 0) await page.goto(`/mensajes?tipo=proyecto&chat=${proyecto}`);
    await texto.fill('Un mensaje del banco de pruebas');
  },
  act: (page) => page.keyboard.press('Enter'),
});

const configuracion = (pestana: string) =>
  open('/configuracion', (page) => page.getByRole('tab', { name: pestana }).waitFor());

const inTheSettings: Interaction[] = [
  {
    nombre: 'cambiar de pestaña',
    prepare: async (page) => {
      await configuracion('Apariencia')(page);
      await page.getByRole('tab', { name: 'Notificaciones' }).click();
      await pointAt(page, page.getByRole('tab', { name: 'Apariencia' }));
    },
    act: press,
  },
  {
    nombre: 'cambiar de tema',
    prepare: async (page) => {
      await main(page).getByRole('radio', { name: 'Oscuro' }).click();
      await pointAt(page, main(page).getByRole('radio', { name: 'Claro' }));
    },
    act: press,
  },
  {
    // Back to the language whose texts the other interactions look for.
    nombre: 'cambiar de idioma',
    prepare: async (page) => {
      await main(page).getByRole('radio', { name: 'Français' }).click();
      await pointAt(page, main(page).getByRole('radio', { name: 'Español' }));
    },
    act: press,
  },
];

/** What people do all day, on the benchmark's board of 500 stories and its 5,000 tasks. */
export const interactionsOf = (proyecto: string): Interaction[] => {
  const tablero = tableroDe(proyecto);
  const enProyecto = `/proyecto/${proyecto}`;
  return [
    ...withCards(tablero),
    typing('escribir en el filtro del tablero', `/tableros/${proyecto}`, (page) =>
      main(page).getByRole('searchbox'),
    ),
    visit('Backlog', 'Sprints', enProyecto),
    visit('Sprints', 'Tablero', enProyecto),
    visit('Tablero', 'Backlog', enProyecto),
    visit('Resumen', 'Tablero', enProyecto),
    visit('Dashboard General', 'Tablero', enProyecto),
    visit('Tareas', 'Dashboard General', enProyecto),
    visit('Mensajes', 'Tareas', enProyecto),
    visit('Configuración', 'Tareas', enProyecto),
    typing('escribir en el filtro del backlog', `/backlog/${proyecto}`, (page) =>
      main(page).getByRole('searchbox'),
    ),
    typing('escribir en el filtro de las tareas', '/tareas', (page) =>
      main(page).getByRole('combobox', { name: 'Consulta' }),
    ),
    dialog('abrir «Nuevo Proyecto»', '/proyectos', 'Nuevo Proyecto'),
    dialog('abrir «Nueva Épica»', `/backlog/${proyecto}`, 'Nueva Épica'),
    dialog('abrir «Nuevo Sprint»', `/sprints/${proyecto}`, 'Nuevo Sprint'),
    ...inThePalette(tablero),
    sendingAMessage(proyecto),
    ...inTheSettings,
  ];
};
