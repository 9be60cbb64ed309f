import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Panel } from '@pmp/contracts/proyectos';
import type { Informe } from '@pmp/contracts/sprints';
import { PREFERENCIAS_INICIALES } from '@pmp/contracts/usuarios';
import { screen, waitFor, within } from '@testing-library/react';
import { ArcElement, Chart, DoughnutController } from 'chart.js';
import { creacion } from '../../shared/elementos/anadir/crear';
import { cambios } from '../../shared/vivo/cambios';
import { anEpica, anId, aProyecto, aTarea } from '../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../shared/testing/fake-api';
import { renderApp, signIn } from '../../shared/testing/render-app';
import { aSprint } from '../../shared/testing/datos/sprints';

// jsdom has no canvas; the tables beside the charts carry the same figures.
jest.unstable_mockModule('../../shared/graficos/dibujo/tartas', () => ({
  Rosca: () => null,
  Tarta: () => null,
  Barras: () => null,
  Progreso: ({ total }: { total: string }) => <p>{total}</p>,
}));
jest.unstable_mockModule('../../shared/graficos/dibujo/series', () => ({
  Lineas: () => null,
  Areas: () => null,
  Columnas: () => null,
}));
await import('./panel-proyecto-page');
const { commonOptions } = await import('../../shared/graficos/dibujo/chart-options');

const proyecto = aProyecto({ nombre: 'Portal', clave: 'PORTAL', fechaFin: null });
const PANEL = `GET /api/proyectos/${proyecto._id}/panel`;
const CLAVE = `PUT /api/proyectos/${proyecto._id}/clave`;
const SPRINTS = `GET /api/sprints/proyecto/${proyecto._id}`;
const dia = (day: number) => new Date(Date.UTC(2026, 10, day)).toISOString();
const NADA = { flujo: [], ciclo: { mediana: null, percentil85: null, terminadas: [] } };
const CERO = { pendiente: 0, 'en progreso': 0, 'en revisión': 0, completada: 0, bloqueada: 0 };

const aPanel = (over: Partial<Panel> = {}): Panel => ({
  success: true,
  proyecto,
  contadores: { totalTareas: 0, tareasCompletadas: 0, totalEpicas: 0, totalHistorias: 0 },
  porEstado: CERO,
  porPrioridad: { baja: 0, media: 0, alta: 0, crítica: 0 },
  porTipo: { funcionalidad: 0, bug: 0, mejora: 0, documentación: 0 },
  progreso: 0,
  tareas: [],
  epicas: [],
  ritmo: { historias: NADA, tareas: NADA },
  ...over,
});

/** With a story and no more. */
const begun = aPanel({
  contadores: { totalTareas: 0, tareasCompletadas: 0, totalEpicas: 0, totalHistorias: 1 },
});
const full = aPanel({
  contadores: { totalTareas: 8, tareasCompletadas: 3, totalEpicas: 2, totalHistorias: 4 },
  porEstado: { ...CERO, pendiente: 5, completada: 3 },
  porPrioridad: { baja: 1, media: 4, alta: 2, crítica: 1 },
  porTipo: { funcionalidad: 5, bug: 2, mejora: 1, documentación: 0 },
  porEtiqueta: [
    { _id: anId(), nombre: 'pagos', color: 'azul', historias: 3, puntos: 13 },
    { _id: anId(), nombre: 'sin usar', color: 'rojo', historias: 0, puntos: 0 },
  ],
  progreso: 38,
  tareas: [aTarea({ titulo: 'Validar', proyecto: proyecto._id })],
  epicas: [anEpica({ titulo: 'Pagos', proyecto: proyecto._id })],
  ritmo: {
    historias: {
      flujo: [
        { fecha: dia(18), porEstado: { ...CERO, pendiente: 4 } },
        { fecha: dia(19), porEstado: { ...CERO, pendiente: 3, completada: 1 } },
      ],
      ciclo: {
        mediana: 2.5,
        percentil85: 4,
        terminadas: [{ _id: proyecto._id, titulo: 'Pagar con tarjeta', fecha: dia(19), dias: 2.5 }],
      },
    },
    tareas: { ...NADA, flujo: [{ fecha: dia(19), porEstado: { ...CERO, bloqueada: 8 } }] },
  },
});

const sprint = aSprint({ proyecto: proyecto._id, estado: 'en progreso', nombre: 'Sprint de pagos' });
const informe: Informe = {
  success: true,
  burndown: [
    { fecha: dia(18), restante: 20, ideal: 20, alcance: 20 },
    { fecha: dia(19), restante: null, ideal: 0, alcance: null },
  ],
  alcance: { comprometidos: 20, actual: 20, completados: 0, cambios: [] },
  historias: { terminadas: [], sinTerminar: [], cambios: [] },
  velocidad: {
    media: 12.5,
    sprints: [{ _id: sprint._id, numero: 1, nombre: 'Primero', comprometidos: 14, completados: 12 }],
  },
};

beforeEach(() => {
  signIn({ nombre: 'Ana García' });
});

const open = (
  panel: Parameters<typeof fakeApi>[0][string],
  answers: Parameters<typeof fakeApi>[0] = {},
  path = `/proyecto/${proyecto._id}`,
) => {
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [proyecto] }),
    [PANEL]: panel,
    [SPRINTS]: ok({ sprints: [] }),
    ...answers,
  });
  return { api, ...renderApp(path) };
};

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));

const textOf = (blob: Blob | undefined) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob ?? new Blob());
  });

it('is marked as a favourite for every device, and not if the server refuses', async () => {
  const PREFERENCIAS = 'PUT /api/usuarios/preferencias';
  const { api, user } = open(ok(full), { [PREFERENCIAS]: ok({ preferencias: PREFERENCIAS_INICIALES }) });
  await user.click(await screen.findByRole('button', { name: 'Añadir a favoritos' }));
  await waitFor(() =>
    expect(api.callsTo(PREFERENCIAS)[0]?.body).toEqual({ proyectosFavoritos: [proyecto._id] }),
  );
  api.answer(PREFERENCIAS, fails('unavailable', 'Ahora no'));
  await user.click(await screen.findByRole('button', { name: 'Quitar de favoritos' }));
  await screen.findByText('No se ha guardado el favorito: Ahora no');
  await screen.findByRole('button', { name: 'Quitar de favoritos' });
  localStorage.clear();
});

describe("a project's dashboard", () => {
  it.each([`/proyecto/${proyecto._id}`, `/dashboard/${proyecto._id}`])('is shown at %s', async (path) => {
    open(ok(full), {}, path);
    await screen.findByRole('heading', { level: 1, name: 'Portal' });
    expect(screen.getByText('No definida')).toBeTruthy();
    expect(screen.getAllByText('Ana García').length).toBeGreaterThan(0);
  });

  it('gets another key, if it is free, and has the one before back', async () => {
    const message = 'Ya existe un proyecto con esta clave';
    const { user, api } = open(
      ok(aPanel({ proyecto: { ...proyecto, clavesAnteriores: ['WEB'] } })),
      {
        [`PUT /api/proyectos/${proyecto._id}/clave`]: fails('conflict', message, [
          { campo: 'clave', message },
        ]),
      },
      `/proyecto/${proyecto._id}?ver=clave`,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Cambiar la clave del proyecto' });
    within(dialog).getByText('Claves anteriores: WEB');
    const field = within(dialog).getByLabelText('Clave');
    const save = within(dialog).getByRole('button', { name: 'Cambiar la clave' });
    await user.clear(field);
    await user.type(field, 'x');
    expect(save).toHaveProperty('disabled', true);
    within(dialog).getByText('La clave debe tener entre 2 y 10 caracteres');
    await user.type(field, 'y');
    await user.click(save);
    await within(dialog).findByText(message);
    api.answer(CLAVE, ok({ proyecto: { ...proyecto, clave: 'XY' } }));
    await user.click(save);
    await user.click(await screen.findByRole('button', { name: /^Deshacer/ }));
    await waitFor(() =>
      expect(api.callsTo(CLAVE).map(({ body }) => body)).toEqual([
        ...Array<object>(2).fill({ clave: 'XY', version: proyecto.version }),
        { clave: 'PORTAL' },
      ]),
    );
  });

  it('shows counters that link to what they count', async () => {
    open(ok(full));
    const list = await screen.findByRole('list', { name: 'Estadísticas' });
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Total Tareas8', `/tareas?proyecto=${proyecto._id}`],
      ['Tareas Completadas3', `/tareas?proyecto=${proyecto._id}&estado=completada`],
      ['Total Épicas2', `/backlog/${proyecto._id}`],
      ['Total Historias4', `/backlog/${proyecto._id}`],
    ]);
    expect(await screen.findByText('38 %')).toBeTruthy();
  });

  it('shows the figures of every chart as a table', async () => {
    const answers = {
      [SPRINTS]: ok({ sprints: [sprint] }),
      [`GET /api/sprints/${sprint._id}/informe`]: ok(informe),
    };
    open(ok(full), answers);
    expect(await rowsOf('Burndown del sprint en curso')).toEqual([
      '18 nov 2026 | 20 | 20 | 20',
      '19 nov 2026 | – | 0 | –',
    ]);
    expect(await rowsOf('Tareas por estado')).toContain('Pendiente | 5');
    expect(await rowsOf('Tareas por prioridad')).toContain('Crítica | 1');
    expect(await rowsOf('Tareas por tipo')).toContain('Bug | 2');
    expect(await rowsOf('Historias por etiqueta')).toEqual(['pagos | 3']);
    expect(await rowsOf('Puntos por etiqueta')).toEqual(['pagos | 13']);
    expect(await rowsOf('Progreso general')).toEqual(['Completadas | 3', 'Por completar | 5']);
    expect(await rowsOf('Velocidad')).toEqual(['1. Primero | 14 | 12']);
    expect(await rowsOf('Flujo acumulado')).toEqual(['19 nov 2026 | 3 | 1', '18 nov 2026 | 4 | 0']);
    expect(await rowsOf('Tiempo de ciclo')).toEqual(['19 nov 2026 | Pagar con tarjeta | 2,5']);
    expect(screen.getByText('Sprint de pagos')).toBeTruthy();
    expect(
      screen.getByText('La mitad se termina en 2,5 días o menos; el 85 %, en 4 días o menos'),
    ).toBeTruthy();
  });

  it("saves a chart's figures for a spreadsheet", async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = open(ok(full));
    await user.click(await screen.findByRole('button', { name: /^CSV: .*Flujo acumulado/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await textOf(saved[0])).toBe(
      '"Fecha";"Pendiente";"Completada"\r\n"19 nov 2026";3;1\r\n"18 nov 2026";4;0\r\n',
    );
  });

  it('also shows the flow of tasks', async () => {
    const { user } = open(ok(full));
    await user.click(await screen.findByRole('radio', { name: 'Tareas' }));
    expect(await rowsOf('Flujo acumulado')).toEqual(['19 nov 2026 | 8']);
  });

  it('shows the first tasks and epics', async () => {
    open(ok(full));
    expect(await rowsOf('Tareas')).toEqual([
      'ValidarSin asignar | Estado: PendientePendiente | Prioridad: MediaMedia',
    ]);
    expect(await rowsOf('Épicas')).toEqual(['Pagos | Estado: PendientePendiente | Prioridad: MediaMedia']);
  });

  it('offers the first step in an empty project', async () => {
    const { user } = open(ok(aPanel()));
    await user.click(await screen.findByRole('button', { name: 'Crear la primera historia' }));
    expect(creacion.get()).toEqual({ entidad: 'historia', sitio: { proyecto: proyecto._id } });
    creacion.close();
    expect(screen.getByRole('link', { name: 'Importar' }).getAttribute('href')).toBe('/importar');
    expect(screen.queryByRole('heading', { name: 'Velocidad' })).toBeNull();
  });

  it('says what to do where there is nothing yet', async () => {
    open(ok(begun));
    await screen.findByText('No hay épicas en este proyecto');
    expect(screen.getByText('No hay tareas disponibles')).toBeTruthy();
    expect(await screen.findByText(/No hay ningún sprint en curso/)).toBeTruthy();
    expect(screen.getAllByText(/Añade tareas a las historias del backlog/)).toHaveLength(4);
    expect(screen.getAllByRole('link', { name: 'Ir a Sprints' })[0]?.getAttribute('href')).toBe(
      `/sprints/${proyecto._id}`,
    );
  });

  it('refetches when somebody changes something in it, and not otherwise', async () => {
    const { api } = open(ok(begun));
    await screen.findByText('No hay épicas en este proyecto');
    const tell = (datos: object) =>
      cambios.publish({
        entidad: 'tarea',
        accion: 'creado',
        _id: proyecto._id,
        version: 1,
        datos,
        autor: null,
      });
    api.answer(PANEL, ok(full));
    tell(aTarea());
    tell(aTarea({ proyecto: proyecto._id }));
    tell(aTarea({ proyecto: proyecto._id }));
    await screen.findByText('Validar');
    expect(api.callsTo(PANEL)).toHaveLength(2);
  });
});

describe('when it cannot be shown', () => {
  it.each([
    [
      fails('unavailable', 'No'),
      'Error al cargar los datos del proyecto. Por favor, intenta de nuevo más tarde.',
    ],
    [fails('forbidden', 'No'), 'Error al cargar el proyecto. Por favor, intenta de nuevo más tarde.'],
  ])('says why (%#) and recovers by Reintentar', async (failure, message) => {
    const { api, user } = open(failure);
    await screen.findByText(message);
    api.answer(PANEL, ok(full));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  });

  it.each([
    ['does not exist', `/proyecto/${proyecto._id}`],
    ['has no valid address', '/dashboard/nada'],
  ])('says that the project %s', async (_, path) => {
    open(fails('missing', 'No existe'), {}, path);
    await screen.findByText('No se encontró información del proyecto.');
    expect(screen.getByRole('link', { name: 'Ver todos los proyectos' })).toBeTruthy();
  });

  it('shows the rest when only the sprints fail', async () => {
    open(ok(full), { [SPRINTS]: fails('forbidden', 'No') });
    await screen.findByText('Error al cargar los sprints');
    expect(await rowsOf('Tareas')).toHaveLength(1);
    expect(screen.queryByText(/No hay ningún sprint en curso/)).toBeNull();
  });
});

describe('the charts of a page', () => {
  it('are drawn again after the plugin for lines has arrived with another of them', async () => {
    const canvas = document.createElement('canvas');
    // jsdom draws nothing: what is asked of the context is taken and forgotten.
    const context = new Proxy({ canvas } as Record<string | symbol, unknown>, {
      get: (own, what) => own[what] ?? (() => ({ width: 0 })),
    });
    jest.spyOn(canvas, 'getContext').mockReturnValue(context as never);
    Chart.register(ArcElement, DoughnutController);
    const ring = new Chart(canvas, {
      type: 'doughnut',
      data: { labels: ['Pendiente'], datasets: [{ data: [1] }] },
      options: { ...commonOptions(), responsive: false, animation: false },
    });
    Chart.register((await import('chartjs-plugin-annotation')).default);
    expect(() => ring.update()).not.toThrow();
    ring.destroy();
  });
});
