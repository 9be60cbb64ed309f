import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { anId, aProyecto, aResumen, aTarea } from '../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../shared/testing/fake-api';
import { renderApp, signIn } from '../shared/testing/render-app';

const path = () => window.location.pathname;

describe('addresses without a token', () => {
  it.each(['/', '/no-existe', '/proyectos', '/dashboard/0123456789abcdef01234567'])(
    '%s leads to the sign-in page',
    async (address) => {
      fakeApi({});
      renderApp(address);
      await screen.findByRole('heading', { name: 'Iniciar sesión' });
      expect(path()).toBe('/login');
    },
  );

  it('says that it is checking the session before it decides', async () => {
    fakeApi({});
    const observer = new MutationObserver(() => {});
    observer.observe(document.body, { childList: true, subtree: true });
    renderApp('/proyectos');
    const shown = observer
      .takeRecords()
      .flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent));
    observer.disconnect();
    expect(shown.join()).toContain('Verificando autenticación...');
    await screen.findByRole('heading', { name: 'Iniciar sesión' });
  });
});

describe('addresses with a token', () => {
  it.each(['/', '/no-existe'])('%s leads to the dashboard', async (address) => {
    signIn();
    fakeApi({ 'GET /api/proyectos': ok({ proyectos: [] }), 'GET /api/proyectos/resumen': ok(aResumen()) });
    renderApp(address);
    await screen.findByRole('heading', { name: 'Dashboard General' });
    expect(path()).toBe('/dashboard');
  });

  it('/proyectos/{id} is the project page', async () => {
    signIn();
    fakeApi({ 'GET /api/proyectos': ok({ proyectos: [] }) });
    const id = anId();
    renderApp(`/proyectos/${id}`);
    await waitFor(() => expect(path()).toBe(`/proyecto/${id}`));
  });

  it.each(['/tableros/0123456789abcdef01234567', '/tableros/proyecto/0123456789abcdef01234567'])(
    '%s is the board',
    async (address) => {
      signIn();
      const proyecto = aProyecto({ _id: '0123456789abcdef01234567' });
      fakeApi({
        'GET /api/proyectos': ok({ proyectos: [] }),
        [`GET /api/proyectos/${proyecto._id}`]: ok({ proyecto }),
      });
      renderApp(address);
      await screen.findByRole('heading', { name: 'Tablero Kanban' });
      expect(await screen.findByText('Error al cargar el tablero')).toBeTruthy();
    },
  );
});

describe('/TIENDA-42 asks what has the key', () => {
  const clave = { tipo: 'tarea', clave: 'TIENDA-42', titulo: 'Validar', proyecto: anId() } as const;

  it('leads to its page', async () => {
    signIn();
    const tarea = aTarea({ titulo: 'Validar' });
    fakeApi({
      'GET /api/proyectos': ok({ proyectos: [] }),
      'GET /api/claves/tienda-42': ok({ ...clave, _id: tarea._id, ruta: `/tareas/${tarea._id}` }),
      [`GET /api/tareas/${tarea._id}`]: ok({ tarea }),
    });
    renderApp('/tienda-42');
    await screen.findByRole('heading', { name: 'Validar' });
    expect(path()).toBe(`/tareas/${tarea._id}`);
  });

  it('says when nothing has it', async () => {
    signIn();
    fakeApi({
      'GET /api/proyectos': ok({ proyectos: [] }),
      'GET /api/claves/NADIE-1': fails('missing', 'No hay nada con esa clave'),
    });
    renderApp('/NADIE-1');
    expect(await screen.findByText('Lo que buscas no existe o no tienes acceso.')).toBeTruthy();
  });
});

describe('/tareas/{id} asks what the id is', () => {
  it('a project: its alerts', async () => {
    signIn();
    const proyecto = aProyecto();
    fakeApi({ 'GET /api/proyectos': ok({ proyectos: [proyecto] }) });
    renderApp(`/tareas/${proyecto._id}`);
    expect(await screen.findByRole('heading', { name: 'Alertas IA' })).toBeTruthy();
  });

  it('a task: that task', async () => {
    signIn();
    const tarea = aTarea();
    fakeApi({
      'GET /api/proyectos': ok({ proyectos: [] }),
      [`GET /api/tareas/${tarea._id}`]: ok({ tarea }),
    });
    renderApp(`/tareas/${tarea._id}`);
    expect(await screen.findByRole('heading', { name: tarea.titulo, level: 1 })).toBeTruthy();
  });

  it('neither: not found', async () => {
    signIn();
    const id = anId();
    fakeApi({
      'GET /api/proyectos': ok({ proyectos: [] }),
      [`GET /api/tareas/${id}`]: fails('missing', 'No existe'),
    });
    renderApp(`/tareas/${id}`);
    expect(await screen.findByRole('heading', { name: 'No encontrado' })).toBeTruthy();
  });

  it('cannot tell: shows a page with its title and a link to go on', async () => {
    signIn();
    const id = anId();
    fakeApi({
      'GET /api/proyectos': ok({ proyectos: [] }),
      [`GET /api/tareas/${id}`]: fails('forbidden', 'No'),
    });
    renderApp(`/tareas/${id}`);
    expect(await screen.findByRole('heading', { name: 'Tareas', level: 1 })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
  });
});
