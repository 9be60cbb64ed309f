import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aProyecto, aTarea, aVista } from '../../shared/testing/datos/builders';
import { fails, fakeApi, type FakeCall, ok } from '../../shared/testing/fake-api';
import { fakeSocket } from '../../shared/testing/fake-socket';
import { renderApp, signIn } from '../../shared/testing/render-app';
import '../../shared/consulta/guardar/guardar-vista';
import '../../shared/hoja-de-calculo/menu-abierto';
import '../../shared/hoja-de-calculo/menu-lista';
import './vistas-page';

const proyecto = aProyecto({ nombre: 'Portal', clave: 'PORTAL' });
const tareas = [
  aTarea({ titulo: 'Validar', proyecto: proyecto._id, prioridad: 'alta' }),
  aTarea({ titulo: 'Enviar', proyecto: proyecto._id, estado: 'bloqueada' }),
];
const found = (some = tareas) => ({
  elementos: some.map((tarea) => ({
    entidad: 'tarea',
    ...tarea,
    epica: tarea.titulo === 'Validar' ? { _id: 'e'.repeat(24), titulo: 'Cobros' } : null,
  })),
  siguiente: null,
  total: some.length,
  totales: { epica: 0, historia: 0, tarea: some.length },
});
const urlOf = (q: string) => `GET /api/elementos?${new URLSearchParams({ q, limite: '100' })}`;

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(2000);
  signIn({ _id: 'a'.repeat(24), nombre: 'Ana García' });
});

const open = (path: string, answers: Parameters<typeof fakeApi>[0]) => ({
  api: fakeApi({
    'GET /api/proyectos': ok({ proyectos: [proyecto] }),
    'GET /api/vistas': ok({ vistas: [] }),
    ...answers,
  }),
  ...renderApp(path),
});
const at = (q: string) => `/vistas?q=${encodeURIComponent(q)}`;

describe('the screen of views', () => {
  it('shows what a query finds; a chip, a heading and the text write the same query', async () => {
    const { user } = open(at('abierta'), {
      [urlOf('abierta')]: ok(found()),
      [urlOf('abierta orden:titulo')]: ok(found(tareas.toReversed())),
      [urlOf('orden:titulo')]: ok(found()),
      [urlOf('abierta estado:bloqueada orden:titulo')]: ok(found([tareas[1]!])),
      [urlOf('estado:bloqueada orden:titulo')]: ok(found([tareas[1]!])),
    });
    const table = await screen.findByRole('table', { name: 'Resultados de la vista' });
    within(table).getByRole('link', { name: 'Validar' });
    screen.getByText('2 elementos');
    await user.click(within(table).getByRole('button', { name: 'Título' }));
    const input = screen.getByRole('combobox', { name: 'Consulta' });
    await waitFor(() => expect((input as HTMLInputElement).value).toBe('abierta orden:titulo'));
    await user.clear(input);
    await user.type(input, 'estado:blo');
    await user.click(await screen.findByRole('option', { name: 'bloqueada' }));
    await user.type(input, 'orden:titulo{Enter}');
    await screen.findByRole('button', { name: 'Quitar el filtro Estado: Bloqueada' });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Validar' })).toBeNull());
  });

  it('reads a query again when somebody comes back to it: what changed meanwhile was heard by nobody', async () => {
    const { api, user } = open(at('tipo:tarea'), {
      [urlOf('tipo:tarea')]: ok(found()),
      [urlOf('tipo:tarea orden:titulo')]: ok(found()),
    });
    const table = await screen.findByRole('table', { name: 'Resultados de la vista' });
    await user.click(within(table).getByRole('button', { name: 'Título' }));
    await waitFor(() => expect(api.callsTo(urlOf('tipo:tarea orden:titulo'))).toHaveLength(1));
    api.answer(urlOf('tipo:tarea'), ok(found([tareas[0]!, { ...tareas[1]!, titulo: 'Mandar', version: 2 }])));
    const input = screen.getByRole('combobox', { name: 'Consulta' });
    await user.clear(input);
    await user.type(input, 'tipo:tarea{Enter}');
    await screen.findByRole('link', { name: 'Mandar' });
  });

  it('says which word means nothing, and keeps what was found', async () => {
    const { user } = open(at('abierta'), { [urlOf('abierta')]: ok(found()) });
    await screen.findByRole('link', { name: 'Validar' });
    const input = screen.getByRole('combobox', { name: 'Consulta' });
    await user.type(input, ' estado:hecha{Enter}');
    await screen.findByText(/«hecha» no vale para estado/);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const { selectionStart, selectionEnd, value } = input as HTMLInputElement;
    expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe('hecha');
    screen.getByRole('link', { name: 'Validar' });
  });

  it('is a board of the same items, and is saved under a name', async () => {
    const consulta = 'tipo:tarea';
    const saved = aVista({ nombre: 'Por estado', consulta, presentacion: 'tablero' });
    const { api, user } = open(at(consulta), {
      [urlOf(consulta)]: ok(found()),
      'POST /api/vistas': ({ body }: FakeCall) => {
        api.answer('GET /api/vistas', ok({ vistas: [saved] }));
        return ok({ vista: { ...saved, nombre: body['nombre'] } });
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'Tablero' }));
    const column = await screen.findByRole('region', { name: 'Bloqueada' });
    within(column).getByRole('link', { name: 'Enviar' });
    await user.click(within(column).getByRole('checkbox', { name: 'Seleccionar «Enviar»' }));
    const bar = await screen.findByRole('region', { name: 'Cambiar los elementos seleccionados' });
    within(bar).getByRole('button', { name: 'Prioridad' });
    await user.click(within(bar).getByRole('button', { name: 'Quitar la selección' }));
    await user.click(screen.getByRole('button', { name: 'Agrupar por' }));
    const porEpica = await screen.findByRole('menuitemradio', { name: 'Épica' });
    expect(screen.queryByRole('menuitemradio', { name: 'Estado' })).toBeNull();
    await user.click(porEpica);
    const rows = async () =>
      (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
    await waitFor(async () => expect(await rows()).toEqual(['Cobros1 elemento', 'Sin épica1 elemento']));
    await user.click(screen.getByRole('button', { name: /^Cobros/, expanded: true }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Validar' })).toBeNull());
    await screen.findByRole('link', { name: 'Enviar' });
    await user.click(screen.getByRole('button', { name: 'Guardar vista' }));
    const form = await screen.findByRole('dialog', { name: 'Guardar vista' });
    await user.type(within(form).getByLabelText('Nombre'), 'Por estado');
    await user.click(within(form).getByRole('button', { name: 'Guardar' }));
    await screen.findByRole('heading', { name: 'Por estado' });
    expect(api.callsTo('POST /api/vistas')[0]?.body).toMatchObject({
      nombre: 'Por estado',
      consulta,
      presentacion: 'tablero',
      agrupar: 'epica',
      ambito: 'privada',
    });
    expect(window.location.pathname).toBe(`/vistas/${saved._id}`);
  });

  it('keeps a view on screen that somebody else deletes, with what was changed of it, to be saved anew', async () => {
    const vista = aVista({ nombre: 'Por estado', consulta: 'tipo:tarea' });
    const consulta = 'tipo:tarea abierta';
    const { api, user } = open(`/vistas/${vista._id}?q=${encodeURIComponent(consulta)}`, {
      'GET /api/vistas': ok({ vistas: [vista] }),
      [urlOf(consulta)]: ok(found()),
      [`PUT /api/vistas/${vista._id}`]: fails('missing', 'La vista no existe'),
      'POST /api/vistas': ({ body }: FakeCall) => {
        const { _id, nombre } = body as unknown as typeof vista;
        const nueva = { ...vista, _id, nombre, consulta };
        api.answer('GET /api/vistas', ok({ vistas: [nueva] }));
        return ok({ vista: nueva });
      },
    });
    await screen.findByRole('link', { name: 'Validar' });
    await user.click(await screen.findByRole('button', { name: 'Acciones de la lista' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cambiar nombre y acceso' }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText('Nombre'), ' y abiertas');
    api.answer('GET /api/vistas', ok({ vistas: [] }));
    fakeSocket.receive('vistas_cambiadas', { _id: vista._id });
    await form.findByText(/Esta vista se ha eliminado mientras la tenías abierta/);
    await user.click(form.getByRole('button', { name: 'Guardar' }));
    await screen.findByRole('heading', { name: 'Por estado y abiertas' });
    expect(api.callsTo('POST /api/vistas')[0]?.body).toMatchObject({
      nombre: 'Por estado y abiertas',
      consulta,
    });
    screen.getByRole('link', { name: 'Validar' });
  });
});
