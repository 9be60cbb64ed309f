import { HISTORIA, TAREA, TIENDA } from './lugares.ts';
import {
  abreAviso,
  abreDialogo,
  click,
  dialogo,
  type Escena,
  expire,
  main,
  pestana,
  showKey,
  trasCerrar,
} from './pasos.ts';

export const PRIVADAS: Escena[] = [
  { nombre: 'panel', ruta: '/dashboard', lista: main('Tareas Recientes') },
  { nombre: 'empezar', ruta: '/empezar', lista: main('Punto de partida') },
  {
    nombre: 'panel del proyecto',
    ruta: `/dashboard/${TIENDA}`,
    lista: main('Flujo acumulado'),
  },
  {
    nombre: 'proyecto',
    ruta: `/proyecto/${TIENDA}`,
    lista: (page) => page.getByRole('main').getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    nombre: 'proyectos',
    ruta: '/proyectos',
    lista: main('Tienda en línea 2.0'),
    pasos: [abreDialogo('nuevo', 'Nuevo Proyecto'), trasCerrar(abreAviso('eliminar', 'Eliminar'))],
  },
  {
    nombre: 'equipos',
    soloAdmin: true,
    ruta: '/equipos',
    lista: main('Comercio electrónico'),
    pasos: [
      abreDialogo('nuevo', 'Nuevo Equipo'),
      trasCerrar(abreDialogo('detalles', 'Ver detalles')),
      trasCerrar(abreAviso('eliminar', /^Eliminar/)),
    ],
  },
  {
    nombre: 'auditoría',
    soloAdmin: true,
    ruta: '/auditoria',
    lista: (page) => page.getByRole('main').getByRole('article').first().waitFor(),
    pasos: [
      {
        nombre: 'detalles',
        abrir: (page) => page.getByRole('main').getByText('Detalles').first().click(),
      },
      {
        nombre: 'verificada',
        abrir: async (page) => {
          await click(page, 'Verificar');
          await page.getByText(/El registro está íntegro/).waitFor();
        },
      },
    ],
  },
  {
    nombre: 'operación',
    soloAdmin: true,
    ruta: '/operacion',
    lista: main('Ningún mensaje fallido'),
    pasos: [
      {
        nombre: 'consumidores',
        abrir: async (page) => {
          await page.getByText('Ver consumidores').first().click();
          await page.getByRole('columnheader', { name: 'Por procesar' }).first().waitFor();
        },
      },
    ],
  },
  {
    nombre: 'backlog',
    ruta: `/backlog/${TIENDA}`,
    lista: (page) =>
      page
        .getByRole('button', { name: /^Eliminar «/ })
        .first()
        .waitFor(),
    pasos: [
      {
        nombre: 'panel',
        abrir: async (page) => {
          await click(page, /^Pagar con tarjeta guardada$/);
          await page.getByRole('complementary', { name: 'Pagar con tarjeta guardada' }).waitFor();
        },
      },
      {
        nombre: 'nueva épica',
        abrir: async (page) => {
          await page.keyboard.press('Escape');
          await page
            .getByRole('complementary', { name: 'Pagar con tarjeta guardada' })
            .waitFor({ state: 'detached' });
          await click(page, 'Nueva Épica');
          await dialogo(page);
        },
      },
      trasCerrar(abreDialogo('añadir tarea', 'Añadir tarea')),
      trasCerrar(abreAviso('eliminar', /^Eliminar «/)),
    ],
  },
  {
    nombre: 'sprints',
    ruta: `/sprints/${TIENDA}`,
    lista: (page) => page.getByRole('button', { name: 'Informe' }).first().waitFor(),
    pasos: [
      abreDialogo('informe', 'Informe'),
      trasCerrar(abreDialogo('no se puede finalizar', 'Finalizar')),
      trasCerrar(abreDialogo('nuevo', 'Nuevo Sprint')),
    ],
  },
  {
    nombre: 'tablero',
    ruta: `/tableros/${TIENDA}`,
    lista: (page) => page.getByRole('main').getByRole('article').first().waitFor(),
    pasos: [
      {
        nombre: 'mover',
        abrir: async (page) => {
          await page.getByRole('main').getByRole('article').first().focus();
          await page.keyboard.press('.');
          await page.getByRole('menu').waitFor();
        },
      },
    ],
  },
  {
    nombre: 'cronología',
    ruta: `/cronologia/${TIENDA}?ver=diagrama`,
    lista: (page) => page.locator('[data-barra]').first().waitFor(),
    pasos: [
      {
        nombre: 'lo que se mueve',
        abrir: async (page) => {
          await page.locator('[data-barra][data-origen=propio]:not([data-fija])').first().focus();
          await page.keyboard.press('ArrowRight');
          await page.getByRole('region', { name: 'Qué se mueve' }).waitFor();
        },
      },
    ],
  },
  {
    nombre: 'cronología en lista',
    ruta: `/cronologia/${TIENDA}?ver=lista`,
    lista: (page) => page.getByRole('table', { name: 'Cronología' }).waitFor(),
    pasos: [abreDialogo('días', /^Días de «/)],
  },
  {
    nombre: 'tareas',
    ruta: '/tareas',
    lista: (page) => page.getByRole('table', { name: 'Lista de tareas' }).waitFor(),
    pasos: [
      {
        nombre: 'elegidas',
        abrir: async (page) => {
          await page.getByRole('checkbox').nth(2).click();
          await page.getByRole('region', { name: 'Cambiar las tareas seleccionadas' }).waitFor();
        },
      },
      {
        nombre: 'ninguna',
        abrir: async (page) => {
          await page.getByRole('combobox', { name: 'Consulta' }).fill('nada-que-se-llame-asi');
          await main('Ninguna tarea coincide con los filtros')(page);
        },
      },
    ],
  },
  {
    nombre: 'papelera',
    ruta: '/papelera',
    lista: main('La papelera está vacía'),
  },
  {
    nombre: 'tarea',
    ruta: `/tareas/${TAREA}`,
    lista: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    nombre: 'alertas',
    soloAdmin: true,
    ruta: `/tareas/${TIENDA}`,
    lista: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^(Generar alertas|Regenerar)$/ })
        .waitFor(),
  },
  {
    nombre: 'mensajes',
    ruta: '/mensajes',
    lista: main('Comercio electrónico'),
    pasos: [
      {
        nombre: 'chat',
        abrir: async (page) => {
          await page.getByRole('main').getByText('Comercio electrónico').first().click();
          await page.getByLabel('Escribe un mensaje').waitFor();
        },
      },
      abreDialogo('información', 'Personas y archivos'),
      trasCerrar(abreDialogo('emojis', 'Insertar un emoji')),
      trasCerrar({
        nombre: 'crear una tarea',
        abrir: async (page) => {
          await page.getByLabel('Escribe un mensaje').fill('Hay que revisar los textos del pago.');
          await page.keyboard.press('Enter');
          // Only what the server has taken can become a task.
          const mensaje = page
            .locator('[data-mensaje]')
            .filter({ hasText: 'Hay que revisar los textos del pago.' })
            .last();
          await mensaje.hover();
          await mensaje.getByRole('button', { name: /^Acciones del mensaje/ }).click();
          await page.getByRole('menuitem', { name: 'Crear una tarea' }).click();
          await dialogo(page);
        },
      }),
    ],
  },
  {
    nombre: 'notificaciones',
    ruta: '/notificaciones',
    lista: (page) => page.getByRole('heading', { level: 1, name: /Notificaciones/ }).waitFor(),
    pasos: [
      {
        nombre: 'posponer o silenciar',
        abrir: async (page) => {
          await page
            .getByRole('button', { name: /^Más acciones para/ })
            .first()
            .click();
          await page.getByRole('menu').waitFor();
        },
      },
      { nombre: 'sesión expirada', abrir: expire },
    ],
  },
  {
    nombre: 'asistente',
    ruta: '/ia-asistente',
    lista: main('IA Conectada'),
  },
  {
    nombre: 'vistas',
    ruta: '/vistas?q=estado:pendiente',
    lista: main('Pendiente'),
  },
  {
    nombre: 'historia',
    ruta: `/historias/${HISTORIA}`,
    lista: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    nombre: 'importar',
    ruta: '/importar',
    lista: main('De dónde sale el archivo'),
  },
  {
    nombre: 'webhooks',
    ruta: '/configuracion?seccion=webhooks',
    lista: (page) => page.getByRole('tabpanel', { name: 'Webhooks' }).waitFor(),
  },
  {
    nombre: 'calendarios',
    ruta: '/configuracion?seccion=calendarios',
    lista: (page) => page.getByRole('tabpanel', { name: 'Calendarios' }).waitFor(),
  },
  {
    nombre: 'configuración',
    ruta: '/configuracion',
    lista: main('Apariencia'),
    pasos: [
      pestana('Notificaciones'),
      pestana('Apariencia'),
      pestana('Contraseña'),
      abreDialogo('segundo factor', 'Activar el segundo factor'),
      { nombre: 'su clave', abrir: showKey },
    ],
  },
  {
    nombre: 'paleta',
    ruta: '/dashboard',
    lista: main('Tareas Recientes'),
    pasos: [
      {
        nombre: 'buscar',
        abrir: async (page) => {
          await page.keyboard.press('Control+k');
          await dialogo(page);
        },
      },
      trasCerrar({
        nombre: 'atajos',
        abrir: async (page) => {
          await page.keyboard.press('?');
          await dialogo(page);
        },
      }),
      trasCerrar(abreDialogo('soporte', 'Soporte')),
    ],
  },
];
