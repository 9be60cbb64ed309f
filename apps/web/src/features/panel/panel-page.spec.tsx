import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { objetivo } from '../../shared/elementos/teclas';
import { aHistoria, anId, aProyecto, aResumen, aTarea } from '../../shared/testing/datos/builders';
import { aNotificacion } from '../../shared/testing/datos/comunicacion';
import { fails, fakeApi, ok } from '../../shared/testing/fake-api';
import { renderApp, signIn } from '../../shared/testing/render-app';

// jsdom has no canvas; the tables beside the charts carry the same figures.
jest.unstable_mockModule('../../shared/graficos/dibujo/tartas', () => ({
  Rosca: () => null,
  Tarta: () => null,
  Barras: () => null,
}));
await import('./panel-page');

const RESUMEN = 'GET /api/proyectos/resumen';

type Answers = Parameters<typeof fakeApi>[0];

const open = (resumen: Answers[string], answers: Answers = {}) => {
  const api = fakeApi({ 'GET /api/proyectos': ok({ proyectos: [] }), [RESUMEN]: resumen, ...answers });
  return { api, ...renderApp('/dashboard') };
};

const full = aResumen({
  estadisticas: { totalProyectos: 7, proyectosActivos: 4, tareasPendientes: 12, tareasCompletadas: 30 },
  porEstadoProyecto: { activo: 4, pausado: 1, completado: 2, cancelado: 0 },
  porEstadoTarea: { pendiente: 5, 'en progreso': 4, 'en revisión': 2, completada: 30, bloqueada: 1 },
  porPrioridad: { baja: 9, media: 20, alta: 10, crítica: 3 },
  proyectosRecientes: [aProyecto({ nombre: 'Portal' })],
  tareasRecientes: [aTarea({ titulo: 'Validar', fechaLimite: '2026-11-28T00:00:00.000Z' })],
});

describe('general dashboard', () => {
  it('shows everything from one call', async () => {
    signIn();
    const { api } = open(ok(full));
    const counter = await screen.findByRole('link', { name: /Proyectos Activos\s*4/ });
    expect(counter.getAttribute('href')).toBe('/proyectos?estado=activo');
    expect(api.callsTo(RESUMEN)).toHaveLength(1);
    expect(api.calls.some(({ route }) => route.includes('/api/tareas'))).toBe(false);
    expect(screen.getByText('Sin asignar')).toBeTruthy();
    expect(screen.getByText('Vence el 28 nov 2026')).toBeTruthy();
  });

  it("begins with the person's own work", async () => {
    signIn();
    const vencida = aTarea({ titulo: 'Cobrar ya', fechaLimite: '2020-01-02T00:00:00.000Z' });
    const mencion = aNotificacion({ tipo: 'mencion', mensaje: 'Luis te ha mencionado' });
    const aCargo = aHistoria({ titulo: 'Cobrar en caja', estado: 'en progreso' });
    const misTareas = [vencida, aTarea({ titulo: 'Parada', estado: 'bloqueada' })];
    open(ok({ ...full, misTareas, misHistorias: [aHistoria({ titulo: 'Luego' }), aCargo] }), {
      'GET /api/notificaciones?filtro=mencion&limit=20': ok({
        notificaciones: [mencion, aNotificacion({ mensaje: 'Vieja', leida: true })],
        noLeidas: 1,
        siguiente: null,
      }),
    });
    const vencidas = within(await screen.findByRole('region', { name: /^Vencidas\s*1/ }));
    expect(vencidas.getByRole('link', { name: /^Cobrar ya/ }).getAttribute('href')).toBe(
      `/tareas/${vencida._id}`,
    );
    expect(screen.getByRole('region', { name: /^Bloqueadas\s*1/ })).toBeTruthy();
    // What a key is about, as on any list.
    vencidas.getByRole('link', { name: /^Cobrar ya/ }).focus();
    expect(objetivo().map(({ datos }) => datos.titulo)).toEqual(['Cobrar ya']);
    expect(vencidas.getByRole('button', { name: 'Estado: Pendiente' })).toBeTruthy();
    const historias = within(screen.getByRole('region', { name: /^Historias a tu cargo\s*2/ }));
    expect(historias.getAllByRole('link')[0]?.getAttribute('href')).toBe(`/historias/${aCargo._id}`);
    await screen.findByRole('link', { name: /Luis te ha mencionado/ });
    expect(screen.queryByText('Vieja')).toBeNull();
  });

  it('shows the figures of each chart as a table', async () => {
    signIn();
    open(ok(full));
    const table = await screen.findByRole('table', { name: 'Tareas por estado' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows.slice(1)).toEqual([
      'Pendiente5',
      'En progreso4',
      'En revisión2',
      'Completada30',
      'Bloqueada1',
    ]);
  });

  it('marks the team step as done for a person in a team', async () => {
    signIn();
    const equipos = [{ _id: anId(), nombre: 'Producto' }];
    open(ok(aResumen()), { 'GET /api/proyectos/equipos/lista': ok({ equipos }) });
    expect((await screen.findByText('Ya tienes equipo')).closest('li')?.textContent).toMatch(/^Hecho:/);
    expect(screen.queryByText('Únete a un equipo')).toBeNull();
    expect(screen.getByRole('link', { name: 'Crea un proyecto' })).toBeTruthy();
  });

  it('says what to do next in an empty workspace', async () => {
    signIn({ rol: 'admin' });
    open(ok(aResumen()));
    await screen.findByText('No hay proyectos disponibles');
    expect(screen.getByText('No hay tareas disponibles')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Crea un equipo' }).getAttribute('href')).toBe('/equipos');
  });

  it.each([
    [true, 'Pide a quien administra que te añada a uno.'],
    [false, /arrancarla una vez con ADMIN_CORREO y ADMIN_CONTRASENA/],
  ])('says who can create the team (there is an administrator: %s)', async (hayAdministracion, expected) => {
    signIn();
    const { api } = open(ok(aResumen()));
    api.answer(
      'GET /api/usuarios/administracion',
      ok({ hayAdministracion, administran: [], pedido: false, invitanEquipos: false }),
    );
    await screen.findByText('Únete a un equipo');
    await waitFor(() => expect(api.callsTo('GET /api/usuarios/administracion')).toHaveLength(1));
    await screen.findByText(expected);
  });

  it('names who can add a person without a team, and asks them with one button', async () => {
    signIn();
    const answer = (pedido: boolean) =>
      ok({
        hayAdministracion: true,
        invitanEquipos: false,
        administran: ['Ana', 'Luis'].map((nombre) => ({ _id: anId(), nombre, avatar: null })),
        pedido,
      });
    const { api, user } = open(ok(aResumen()), {
      'GET /api/usuarios/administracion': answer(false),
      'POST /api/usuarios/pedir-equipo': ok({}),
    });
    await screen.findByText(/Pueden hacerlo Ana y Luis\./);
    expect(screen.queryByRole('link', { name: 'Crea un proyecto' })).toBeNull();
    api.answer('GET /api/usuarios/administracion', answer(true));
    await user.click(screen.getByRole('button', { name: 'Pedir que me añadan' }));
    await screen.findByText('Petición enviada. Te avisaremos cuando te añadan.');
    expect(screen.queryByRole('button', { name: 'Pedir que me añadan' })).toBeNull();
    expect(api.callsTo('POST /api/usuarios/pedir-equipo')).toHaveLength(1);
  });

  it("falls back to 'Usuario' without a stored name", async () => {
    localStorage.setItem('token', 't');
    const { session } = await import('../../shared/sesion/session');
    session.reload();
    open(ok(aResumen()));
    await screen.findByText('No hay proyectos disponibles');
    expect(screen.getAllByText('Usuario').length).toBeGreaterThan(0);
  });

  it.each([
    [fails('forbidden', 'No'), 'Error al cargar los datos. Por favor, intenta de nuevo más tarde.'],
    [{ status: 200, body: { success: false } }, 'Error al obtener proyectos'],
  ])('names a failure (%#) and recovers by Reintentar', async (failure, message) => {
    signIn();
    const { api, user } = open(failure);
    await screen.findByText(message);
    api.answer(RESUMEN, ok(full));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByRole('link', { name: /Total Proyectos\s*7/ });
    expect(screen.queryByText(message)).toBeNull();
  });
});
