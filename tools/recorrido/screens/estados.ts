import type { Page } from '@playwright/test';
import { abreDialogo, click, dialogo, type Escena, main, trasCerrar } from './pasos.ts';
import { ESCRIBIR } from './escribir.ts';
import { HISTORIA, TIENDA } from './lugares.ts';

const menu = (page: Page) => page.getByRole('menu').last().waitFor();
const closed = (page: Page, role: 'menu' | 'dialog') =>
  page.getByRole(role).first().waitFor({ state: 'hidden' });

const trasMenu = (nombre: string, abrir: (page: Page) => Promise<unknown>) => ({
  nombre,
  abrir: async (page: Page) => {
    // A menu in a menu closes first.
    await page.keyboard.press('Escape');
    if (await page.getByRole('menu').count()) await page.keyboard.press('Escape');
    await closed(page, 'menu');
    await abrir(page);
  },
});

const firstRow = (page: Page) => page.locator('[data-entidad=historia] [data-abre]').first();
const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first();

const filtrar = {
  nombre: 'filtros',
  abrir: async (page: Page) => {
    await click(page, 'Filtrar');
    await menu(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('menuitemradio').first().waitFor();
  },
};

/** A list of values beside a field, opened by its key. */
const conTecla = (nombre: string, tecla: string, what: (page: Page) => ReturnType<typeof firstRow>) =>
  trasMenu(nombre, async (page) => {
    await what(page).focus();
    await page.keyboard.press(tecla);
    await dialogo(page);
    // People are read first: a list that has nothing yet is not there to be pointed to.
    await page.getByRole('dialog').last().getByRole('option').first().waitFor();
  });

const fails = (api: RegExp, says: string) => async (page: Page) => {
  await page.route(api, (route) =>
    route.fulfill({
      status: 503,
      json: { success: false, codigo: 'NO_DISPONIBLE', message: 'No disponible.' },
    }),
  );
  await page.reload();
  await main(says)(page);
};

const DIA_MS = 24 * 60 * 60 * 1000;

/** One of each kind, as the trash shows them. */
const papelera = {
  success: true,
  siguiente: null,
  elementos: (['proyecto', 'epica', 'historia', 'tarea'] as const).map((tipo, index) => ({
    _id: `${HISTORIA.slice(0, -1)}${index}`,
    tipo,
    titulo: `Lo eliminado ${index}`,
    proyecto: { _id: TIENDA, nombre: 'Tienda en línea 2.0', clave: 'TIENDA', eliminado: false },
    padre: index > 1 ? { tipo: 'epica', _id: HISTORIA, titulo: 'Pago en un solo paso' } : null,
    eliminadoPor: null,
    fecha: new Date().toISOString(),
    vence: new Date(Date.now() + index * DIA_MS).toISOString(),
    cuentas: { epicas: 0, historias: index, tareas: index, archivos: 1 },
    estado: 'guardado',
  })),
};

const contesta = (page: Page, api: RegExp, json: object) =>
  page.route(api, (route) => route.fulfill({ json }));

/** What screens look like at work: menus, lists of values, what is selected, and what went wrong. Nothing is changed. */
export const ESTADOS: Escena[] = [
  {
    nombre: 'backlog, al trabajar',
    ruta: `/backlog/${TIENDA}`,
    lista: (page) => firstRow(page).waitFor(),
    pasos: [
      filtrar,
      conTecla('estado', 's', firstRow),
      trasCerrar({
        nombre: 'etiquetas',
        abrir: async (page) => {
          await firstRow(page).focus();
          await page.keyboard.press('l');
          await dialogo(page);
        },
      }),
      trasCerrar({
        nombre: 'acciones',
        abrir: async (page) => {
          await firstRow(page).click({ button: 'right' });
          await menu(page);
        },
      }),
    ],
  },
  {
    nombre: 'backlog, al preparar',
    ruta: `/backlog/${TIENDA}`,
    lista: (page) => firstRow(page).waitFor(),
    pasos: [
      trasMenu('plantillas', async (page) => {
        await click(page, 'Plantillas del proyecto');
        await dialogo(page);
      }),
      trasCerrar(abreDialogo('etiquetas del proyecto', 'Etiquetas del proyecto')),
      trasCerrar({
        nombre: 'seleccionadas',
        abrir: async (page) => {
          await page.getByRole('checkbox').nth(1).click();
          await page.getByRole('region', { name: /seleccionad/ }).waitFor();
          // In a lower window the bar stands over a part of a row, until one scrolls.
          await page.setViewportSize({ width: 1280, height: 4000 });
        },
      }),
      {
        nombre: 'nada coincide',
        abrir: async (page) => {
          await page.setViewportSize({ width: 1280, height: 800 });
          await page.getByRole('searchbox').first().fill('nada-que-se-llame-asi');
          await firstRow(page).waitFor({ state: 'detached' });
        },
      },
    ],
  },
  {
    nombre: 'tablero, al trabajar',
    ruta: `/tableros/${TIENDA}`,
    lista: (page) => firstCard(page).waitFor(),
    pasos: [
      filtrar,
      conTecla('responsable', 'a', firstCard),
      trasCerrar(abreDialogo('columnas', 'Columnas del tablero')),
      trasCerrar({
        nombre: 'filas',
        abrir: async (page) => {
          await page.getByRole('button', { name: /^Filas/ }).click();
          await page.getByRole('menuitemradio', { name: 'Por épica' }).click();
          await page.getByRole('button', { expanded: true }).first().waitFor();
        },
      }),
    ],
  },
  {
    nombre: 'tablero, con seleccionadas',
    ruta: `/tableros/${TIENDA}`,
    lista: (page) => firstCard(page).waitFor(),
    pasos: [
      {
        nombre: 'barra',
        abrir: async (page) => {
          await firstCard(page).hover();
          await page.keyboard.press('x');
          await page.getByRole('region', { name: /seleccionad/ }).waitFor();
        },
      },
      {
        nombre: 'barra y aviso',
        abrir: async (page) => {
          await contesta(page, /\/api\/historias\/lote/, { success: true, historias: [] });
          await page.keyboard.press('p');
          await dialogo(page);
          await page.getByRole('option').last().click();
          await page.getByRole('button', { name: 'Deshacer' }).waitFor();
        },
      },
      {
        nombre: 'sin conexión',
        abrir: async (page) => {
          await page.context().setOffline(true);
          await page.getByText('Sin conexión').first().waitFor();
        },
      },
    ],
  },
  {
    nombre: 'cronología, por meses',
    ruta: `/cronologia/${TIENDA}?ver=diagrama`,
    lista: (page) => page.locator('[data-barra]').first().waitFor(),
    pasos: [
      {
        nombre: 'meses',
        abrir: async (page) => {
          await page.getByRole('radio', { name: 'Meses' }).click();
          await page.getByRole('radio', { name: 'Meses', checked: true }).waitFor();
        },
      },
      {
        nombre: 'vacía',
        abrir: async (page) => {
          const nada = { success: true, epicas: [], historias: [], sprints: [] };
          await contesta(page, /\/api\/(epicas|historias|sprints)\/proyecto/, nada);
          await page.reload();
          await main('Todavía no hay nada que situar')(page);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        },
      },
    ],
  },
  {
    nombre: 'papelera, llena',
    ruta: '/dashboard',
    lista: main('Tareas Recientes'),
    pasos: [
      {
        nombre: 'lista',
        abrir: async (page) => {
          await contesta(page, /\/api\/papelera/, papelera);
          await page.goto('/papelera');
          await main('Lo eliminado 3')(page);
        },
      },
      {
        nombre: 'error de la página',
        abrir: async (page) => {
          await contesta(page, /\/api\/papelera/, { ...papelera, elementos: [null] });
          await page.reload();
          await page.getByText('Algo salió mal').waitFor();
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        },
      },
    ],
  },
  {
    nombre: 'vistas, al trabajar',
    ruta: '/vistas',
    lista: (page) => page.getByRole('combobox', { name: 'Consulta' }).waitFor(),
    pasos: [
      {
        nombre: 'sugerencias',
        abrir: async (page) => {
          await page.getByRole('combobox', { name: 'Consulta' }).fill('estado:');
          await page.getByRole('listbox').getByRole('option').first().waitFor();
        },
      },
      {
        nombre: 'no se entiende',
        abrir: async (page) => {
          await page.getByRole('combobox', { name: 'Consulta' }).fill('estado:hecha(');
          await page.keyboard.press('Enter');
          await page.getByText('Entre los paréntesis no hay nada').waitFor();
        },
      },
      {
        nombre: 'ayuda',
        abrir: async (page) => {
          await click(page, 'Qué se puede escribir');
          await dialogo(page);
        },
      },
    ],
  },
  {
    nombre: 'definiciones',
    ruta: `/sprints/${TIENDA}`,
    lista: (page) => page.getByRole('button', { name: 'Informe' }).first().waitFor(),
    pasos: [abreDialogo('de preparado y de terminado', 'Definición de preparado y de terminado')],
  },
  {
    nombre: 'asistente, con respuestas',
    ruta: '/ia-asistente',
    lista: main('IA Conectada'),
    pasos: [
      {
        nombre: 'una propuesta',
        abrir: async (page) => {
          const field = page.getByRole('textbox', { name: 'Mensaje para el asistente' });
          await field.fill('Pon en revisión la historia «Pagar con tarjeta guardada»');
          await field.press('Enter');
          await page
            .getByRole('button', { name: /^Aplicar/ })
            .last()
            .waitFor();
        },
      },
    ],
  },
  {
    nombre: 'lo que no existe',
    ruta: '/tareas/ffffffffffffffffffffffff',
    lista: main('No encontrado'),
    pasos: [{ nombre: 'con un camino de vuelta', abrir: main('Volver al Dashboard General') }],
  },
  {
    nombre: 'sin servidor',
    ruta: `/tableros/${TIENDA}`,
    lista: (page) => firstCard(page).waitFor(),
    pasos: [
      { nombre: 'tablero', abrir: fails(/\/api\/tableros\//, 'Error al cargar el tablero') },
      {
        nombre: 'panel general',
        abrir: async (page) => {
          await page.goto('/dashboard');
          await fails(/\/api\/proyectos\/resumen/, 'Error al cargar los datos')(page);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        },
      },
    ],
  },
  ESCRIBIR,
  {
    nombre: 'móvil',
    ruta: '/dashboard',
    lista: main('Tareas Recientes'),
    pasos: [
      {
        nombre: 'más',
        abrir: async (page) => {
          await page.setViewportSize({ width: 390, height: 844 });
          await page.getByRole('button', { name: 'Más' }).click();
          await dialogo(page);
        },
      },
    ],
  },
];
