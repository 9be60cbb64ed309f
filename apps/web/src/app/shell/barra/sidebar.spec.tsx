import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { PREFERENCIAS_INICIALES } from '@pmp/contracts/usuarios';
import type { Proyecto } from '@pmp/contracts/proyectos';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { createQueryClient } from '../../../shared/queries/query-client';
import { aHistoria, aProyecto, aResumen } from '../../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../../shared/testing/fake-api';
import { renderApp, signIn } from '../../../shared/testing/render-app';
import { Sidebar } from './sidebar';
import '../../../features/alertas/alertas-page';
import '../../../features/mensajes/mensajes-page';
import '../../../features/panel/panel-page';
import '../../../features/panel-proyecto/panel-proyecto-page';
import '../../../features/sprints/sprints-page';
import '../../../features/tablero/tablero-page';
import '../../../features/tareas/tareas-page';

const nav = () => screen.findByRole('navigation', { name: 'Navegación principal' });
const linkNames = async () =>
  within(await nav())
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('project list of the sidebar', () => {
  it('says that it is loading, then lists the projects and selects the first', async () => {
    signIn();
    const [a, b] = [
      aProyecto({ nombre: 'Alfa', clave: 'ALFA' }),
      aProyecto({ nombre: 'Beta', clave: 'BETA' }),
    ];
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    fakeApi({
      'GET /api/proyectos': async () => {
        await held;
        return ok({ proyectos: [a, b] });
      },
    });
    renderApp('/mensajes');
    expect(await within(await nav()).findByText('Cargando proyectos...')).toBeTruthy();
    release();
    const link = await within(await nav()).findByRole('link', { name: 'Resumen' });
    expect(link.getAttribute('href')).toBe(`/proyecto/${a._id}`);
    expect(await linkNames()).toContain('BetaBETA');
  });

  it('has nothing below the places of the selected project before they are there: they would push it away', async () => {
    signIn();
    const alfa = aProyecto({ nombre: 'Alfa', clave: 'ALFA' });
    fakeApi({ 'GET /api/proyectos': ok({ proyectos: [alfa] }) });
    const client = createQueryClient();
    // What selects the project may have read the list a frame later than the sidebar.
    const sidebar = (selected?: Proyecto) => (
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <Sidebar selected={selected} />
        </MemoryRouter>
      </QueryClientProvider>
    );
    const { rerender } = render(sidebar());
    await screen.findByText('Alfa');
    expect(screen.queryByRole('link', { name: 'Vistas' })).toBeNull();
    rerender(sidebar(alfa));
    expect(screen.getByRole('link', { name: 'Vistas' })).toBeTruthy();
  });

  it('says that loading failed, and logs it', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    signIn();
    fakeApi({ 'GET /api/proyectos': fails('forbidden', 'No') });
    renderApp('/mensajes');
    expect(await within(await nav()).findByText('Error al cargar proyectos')).toBeTruthy();
    expect(log).toHaveBeenCalledWith('Error al cargar proyectos', expect.objectContaining({ status: 403 }));
  });

  it('says that there are none, and shows no project links', async () => {
    signIn({ rol: 'admin' });
    fakeApi({ 'GET /api/proyectos': ok({ proyectos: [] }) });
    renderApp('/mensajes');
    await within(await nav()).findByText('No hay proyectos');
    expect(await linkNames()).not.toContain('Backlog');
  });

  it('selects the project in the path, and keeps it on paths without one', async () => {
    signIn();
    const [a, b] = [aProyecto({ nombre: 'Alfa' }), aProyecto({ nombre: 'Beta' })];
    fakeApi({ 'GET /api/proyectos': ok({ proyectos: [a, b] }) });
    const { user } = renderApp(`/sprints/${b._id}`);
    const backlog = () =>
      within(screen.getByRole('navigation', { name: 'Navegación principal' })).getByRole('link', {
        name: 'Backlog',
      });
    await waitFor(() => expect(backlog().getAttribute('href')).toBe(`/backlog/${b._id}`));
    await user.click(within(await nav()).getByRole('link', { name: 'Mensajes' }));
    await screen.findByRole('heading', { name: 'Mensajes' });
    expect(backlog().getAttribute('href')).toBe(`/backlog/${b._id}`);
  });

  it('shows the places of the selected one, however many there are', async () => {
    signIn();
    const proyectos = Array.from({ length: 12 }, (_, n) => aProyecto({ nombre: `Proyecto ${n}` }));
    fakeApi({ 'GET /api/proyectos': ok({ proyectos }) });
    renderApp('/mensajes');
    const link = await within(await nav()).findByRole('link', { name: 'Tablero' });
    expect(link.getAttribute('href')).toBe(`/tableros/${proyectos[0]?._id}`);
  });

  it('shows favourites first, then among many those gone to last', async () => {
    signIn();
    const proyectos = Array.from({ length: 9 }, (_, n) => aProyecto({ nombre: `Proyecto ${n}`, clave: 'P' }));
    const [, , tercero, cuarto, quinto] = proyectos;
    localStorage.setItem('proyectos:recientes', [cuarto!._id, tercero!._id].join(' '));
    localStorage.setItem('proyecto', cuarto!._id);
    const preferencias = { ...PREFERENCIAS_INICIALES, proyectosFavoritos: [quinto!._id] };
    fakeApi({
      'GET /api/proyectos': ok({ proyectos }),
      'GET /api/usuarios/preferencias': ok({ preferencias }),
    });
    renderApp('/mensajes');
    await within(await nav()).findByText('★');
    const listed = (await linkNames()).filter((name) => name?.startsWith('Proyecto'));
    expect(listed.slice(0, 4)).toEqual([
      'Proyecto 4★P',
      'Proyecto 3P (seleccionado)',
      'Proyecto 2P',
      'Proyecto 0P',
    ]);
    localStorage.clear();
  });

  it('selects the project of a story that is opened by its address', async () => {
    signIn();
    const [a, b] = [aProyecto({ nombre: 'Alfa' }), aProyecto({ nombre: 'Beta' })];
    const historia = aHistoria({ proyecto: b._id });
    fakeApi({
      'GET /api/proyectos': ok({ proyectos: [a, b] }),
      [`GET /api/historias/${historia._id}`]: ok({ historia }),
    });
    renderApp(`/historias/${historia._id}`);
    await waitFor(async () =>
      expect(
        within(await nav())
          .getByRole('link', { name: 'Backlog' })
          .getAttribute('href'),
      ).toBe(`/backlog/${b._id}`),
    );
  });
});

describe('where one is', () => {
  const b = aProyecto({ nombre: 'Beta', clave: 'BETA' });
  const open = async (path: string) => {
    signIn({ rol: 'admin' });
    fakeApi({
      'GET /api/proyectos': ok({ proyectos: [aProyecto(), b] }),
      [`GET /api/proyectos/${b._id}`]: ok({ proyecto: b }),
      [`GET /api/sprints/proyecto/${b._id}`]: ok({ sprints: [] }),
    });
    const app = renderApp(path);
    const main = await nav();
    await within(main).findByRole('link', { name: 'Backlog' });
    return { ...app, currents: () => within(main).queryAllByRole('link', { current: 'page' }).map(nameOf) };
  };
  const nameOf = (link: HTMLElement) => link.textContent;

  it.each([
    ['/dashboard', 'Dashboard General'],
    [`/dashboard/${b._id}`, 'Resumen'],
    [`/tableros/proyecto/${b._id}`, 'Tablero'],
    [`/sprints/${b._id}`, 'Sprints'],
    [`/tareas/${b._id}`, 'AlertasIA'],
    ['/tareas', 'Tareas'],
    ['/papelera', 'Configuración'],
  ])('%s is one place of the sidebar: %s', async (path, name) => {
    const { currents } = await open(path);
    await waitFor(() => expect(currents()).toEqual([name]));
  });

  it('is one tab of the project too, and the list of projects leads to the same place of another', async () => {
    const { user } = await open(`/sprints/${b._id}`);
    const tabs = within(await screen.findByRole('navigation', { name: 'Secciones del proyecto' }));
    expect(tabs.getAllByRole('link', { current: 'page' }).map(nameOf)).toEqual(['Sprints']);
    expect(tabs.getAllByRole('link').map(nameOf)).toEqual([
      'Resumen',
      'Backlog',
      'Sprints',
      'Tablero',
      'Cronología',
      'AlertasIA',
    ]);
    await user.click(screen.getByRole('button', { name: 'BETA: cambiar de proyecto' }));
    const other = (await screen.findAllByRole('menuitem'))[0]!;
    expect(other.getAttribute('href')).toMatch(/^\/sprints\/[0-9a-f]{24}$/);
    expect(other.getAttribute('href')).not.toBe(`/sprints/${b._id}`);
  });

  it('keeps the project when the page is loaded again', async () => {
    await open(`/sprints/${b._id}`);
    cleanup();
    await open('/mensajes');
    const backlog = within(await nav()).getByRole('link', { name: 'Backlog' });
    expect(backlog.getAttribute('href')).toBe(`/backlog/${b._id}`);
  });
});

describe('a list of projects that does not fit', () => {
  afterEach(() => void jest.restoreAllMocks());
  const listAt = async (rowTop: number) => {
    signIn();
    jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(rowTop);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
    const [a, b] = [aProyecto({ nombre: 'Alfa' }), aProyecto({ nombre: 'Beta' })];
    fakeApi({ 'GET /api/proyectos': ok({ proyectos: [a, b] }) });
    renderApp(`/sprints/${b._id}`);
    const row = await within(await nav()).findByRole('link', { name: /^Beta.*seleccionado/ });
    return row.closest('ul')!;
  };

  it('scrolls to the row of the open project', async () => {
    expect((await listAt(1000)).scrollTop).toBe(900);
  });

  it('does not scroll when that row is already in sight', async () => {
    expect((await listAt(150)).scrollTop).toBe(0);
  });
});

describe('links by role', () => {
  it('only an administrator sees Equipos and AlertasIA', async () => {
    const proyecto = aProyecto();
    fakeApi({ 'GET /api/proyectos': ok({ proyectos: [proyecto] }) });
    signIn({ rol: 'admin' });
    renderApp('/mensajes');
    const alertas = await within(await nav()).findByRole('link', { name: 'AlertasIA' });
    expect(alertas.getAttribute('href')).toBe(`/tareas/${proyecto._id}`);
    expect(await linkNames()).toContain('Equipos');
  });

  it('everybody else sees neither', async () => {
    fakeApi({ 'GET /api/proyectos': ok({ proyectos: [aProyecto()] }) });
    signIn({ rol: 'usuario' });
    renderApp('/mensajes');
    await within(await nav()).findByRole('link', { name: 'Backlog' });
    const names = await linkNames();
    expect([names.includes('Equipos'), names.includes('AlertasIA')]).toEqual([false, false]);
  });
});

describe('the rest of the sidebar', () => {
  it('shows the unread count, and no badge when the service is away', async () => {
    signIn();
    fakeApi({
      'GET /api/proyectos': ok({ proyectos: [] }),
      'GET /api/notificaciones/contador': ok({ contador: 3 }),
    });
    renderApp('/mensajes');
    expect(await within(await nav()).findByText('3 notificaciones sin leer')).toBeTruthy();
  });

  it('signs out without calling the server', async () => {
    signIn();
    const { calls } = fakeApi({
      'GET /api/proyectos': ok({ proyectos: [] }),
      'GET /api/proyectos/resumen': ok(aResumen()),
    });
    const { user } = renderApp('/mensajes');
    await within(await nav()).findByText('No hay proyectos');
    await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    await screen.findByRole('heading', { name: 'Iniciar sesión' });
    expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]);
    expect(calls.filter(({ route }) => !route.startsWith('GET'))).toEqual([]);
  });
});
