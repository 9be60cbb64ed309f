import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aHistoria, anEpica, aProyecto, aTarea } from '../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../shared/testing/fake-api';
import { fakeSocket } from '../../shared/testing/fake-socket';
import { renderApp, signIn } from '../../shared/testing/render-app';
import { aSprint } from '../../shared/testing/datos/sprints';
import { aConfiguracion } from '../../shared/testing/datos/publica';
import '../../shared/testing/pantallas';

const proyecto = aProyecto({ nombre: 'Portal' });
const epica = anEpica({ titulo: 'Pagos', proyecto: proyecto._id });
const historia = aHistoria({ titulo: 'Pagar con tarjeta', epicaId: epica, proyecto: proyecto._id });
const tarea = aTarea({ historiaId: historia._id, proyecto: proyecto._id });

const EPICAS = `GET /api/epicas/proyecto/${proyecto._id}`;
const HISTORIAS = `GET /api/historias/proyecto/${proyecto._id}`;
const TAREAS = `GET /api/tareas/proyecto/${proyecto._id}`;

const open = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
  signIn();
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [proyecto] }),
    [`GET /api/proyectos/${proyecto._id}`]: ok({ proyecto }),
    [EPICAS]: ok({ epicas: [epica] }),
    [HISTORIAS]: ok({ historias: [historia] }),
    [TAREAS]: ok({ tareas: [tarea] }),
    ...answers,
  });
  const app = renderApp(`/backlog/${proyecto._id}`);
  await screen.findByRole('heading', { name: 'Backlog' });
  return { api, ...app };
};

describe('backlog', () => {
  it('counts and shows the tree', async () => {
    const { user } = await open();
    await screen.findByText(/1 épica · 1 historia · 1 tarea/);
    await user.click(screen.getByRole('button', { name: 'Mostrar u ocultar «Pagar con tarjeta»' }));
    expect(screen.getByText('pagar con mi tarjeta')).toBeTruthy();
    expect(screen.getByText('Sin asignar')).toBeTruthy();
  });

  it('keeps what is being typed when the project is deleted', async () => {
    const { api, user } = await open({ 'POST /api/epicas': fails('missing', 'El proyecto no existe') });
    await user.click(await screen.findByRole('button', { name: 'Nueva Épica' }));
    const form = await screen.findByRole('dialog', { name: 'Nueva Épica' });
    await user.type(within(form).getByLabelText('Título'), 'Devoluciones');
    api.answer(`GET /api/proyectos/${proyecto._id}`, fails('missing', 'El proyecto no existe'));
    fakeSocket.receive('cambio', {
      entidad: 'proyecto',
      accion: 'eliminado',
      _id: proyecto._id,
      version: 9,
      datos: {},
      autor: null,
    });
    await screen.findByText('Este proyecto no existe o no tienes acceso a él.');
    await user.click(within(form).getByRole('button', { name: 'Crear' }));
    await within(form).findByText('Error al guardar la épica: El proyecto no existe');
    expect((within(form).getByLabelText('Título') as HTMLInputElement).value).toBe('Devoluciones');
  });

  it('shows no error for lists that do not exist', async () => {
    await open({
      [EPICAS]: fails('missing', 'No'),
      [HISTORIAS]: fails('missing', 'No'),
      [TAREAS]: fails('missing', 'No'),
    });
    await screen.findByText('No hay épicas en este proyecto');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not say that there are no epics when they could not be read', async () => {
    const { api, user } = await open({ [EPICAS]: 'network failure' });
    await screen.findByText('Error al cargar elementos del backlog');
    expect(screen.queryByText('No hay épicas en este proyecto')).toBeNull();
    api.answer(EPICAS, ok({ epicas: [epica] }));
    // Busy until the other lists have been read too.
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await screen.findByRole('heading', { name: 'Pagos' });
  });

  it('never says that an epic is empty when its stories could not be read', async () => {
    await open({ [HISTORIAS]: 'network failure' });
    await screen.findByText('Error al cargar elementos del backlog');
    expect(screen.queryByText('No hay historias en esta épica')).toBeNull();
  });

  it('creates an epic with its defaults', async () => {
    const { api, user } = await open({
      [EPICAS]: ok({ epicas: [] }),
      'POST /api/epicas': ok({ epica }, 201),
    });
    await screen.findByText('No hay épicas en este proyecto');
    const [button] = screen.getAllByRole('button', { name: 'Nueva Épica' });
    if (button) await user.click(button);
    const form = await screen.findByRole('dialog', { name: 'Nueva Épica' });
    await user.click(within(form).getByRole('button', { name: 'Crear' }));
    await within(form).findByText('El título es obligatorio');
    await user.type(within(form).getByLabelText('Título'), 'Pagos');
    api.answer(EPICAS, ok({ epicas: [epica] }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('heading', { name: 'Pagos' });
    expect(api.callsTo('POST /api/epicas')[0]?.body).toMatchObject({
      titulo: 'Pagos',
      prioridad: 'media',
      estado: 'pendiente',
      proyecto: proyecto._id,
    });
  });

  it('moves the focus from a new epic to its first story', async () => {
    const { api, user } = await open({ [EPICAS]: ok({ epicas: [] }), [HISTORIAS]: ok({ historias: [] }) });
    await screen.findByText('No hay épicas en este proyecto');
    await user.keyboard('c');
    const form = await screen.findByRole('dialog', { name: 'Nueva Épica' });
    await user.type(within(form).getByLabelText('Título'), 'Pagos');
    api.answer('POST /api/epicas', ok({ epica }, 201));
    api.answer(EPICAS, ok({ epicas: [epica] }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Nueva historia'));
  });

  it('creates a story from each line of a pasted list, after a confirmation', async () => {
    const { api, user } = await open({ 'POST /api/historias': ok({ historia }, 201) });
    const field = await screen.findByLabelText('Nueva historia');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /pega una lista/,
    );
    await user.click(field);
    await user.paste('- Devolver\n- Reclamar');
    await screen.findByText('Has pegado 2 líneas, de «Devolver» a «Reclamar»');
    expect(api.callsTo('POST /api/historias')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Añadir 2 historias' }));
    await waitFor(() =>
      expect(api.callsTo('POST /api/historias').map(({ body }) => body['titulo'])).toEqual([
        'Devolver',
        'Reclamar',
      ]),
    );
    expect(document.activeElement).toBe(field);
  });

  it('creates a story in the epic whose button was pressed', async () => {
    const { api, user } = await open({ 'POST /api/historias': ok({ historia }, 201) });
    await user.click(await screen.findByRole('button', { name: 'Añadir historia' }));
    const form = await screen.findByRole('dialog', { name: 'Nueva Historia' });
    await user.type(within(form).getByLabelText('Título'), 'Devolver');
    await user.clear(within(form).getByLabelText('Puntos'));
    await user.type(within(form).getByLabelText('Puntos'), '5');
    await user.click(within(form).getByRole('button', { name: 'Crear' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsTo('POST /api/historias')[0]?.body).toMatchObject({ epicaId: epica._id, puntos: 5 });
  });

  it('names what is deleted along with an epic, and why the deletion failed', async () => {
    const { user } = await open({
      [`DELETE /api/epicas/${epica._id}`]: fails('forbidden', 'No tienes permiso'),
      'GET /api/configuracion-publica': ok(aConfiguracion({ diasPapelera: 7 })),
      [`GET /api/elementos?q=epica%3A${epica._id}&limite=1`]: ok({
        elementos: [],
        siguiente: null,
        total: 2,
        totales: { epica: 0, historia: 1, tarea: 1 },
      }),
    });
    await screen.findByRole('heading', { name: 'Pagar con tarjeta' });
    await user.click(screen.getByRole('button', { name: 'Eliminar «Pagos»' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Eliminar «Pagos»' });
    await within(dialog).findByText(/Irá a la papelera 7 días, con su historia y su tarea\./);
    await user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
    expect(await within(dialog).findByText('Error al eliminar la épica: No tienes permiso')).toBeTruthy();
  });

  it('says when the project does not exist', async () => {
    await open({ [`GET /api/proyectos/${proyecto._id}`]: fails('missing', 'El proyecto no existe') });
    expect(await screen.findByText('Este proyecto no existe o no tienes acceso a él.')).toBeTruthy();
  });

  it('plans the chosen stories in one call', async () => {
    const sprint = aSprint({ nombre: 'Otoño', proyecto: proyecto._id });
    const { api, user } = await open({
      [`GET /api/sprints/proyecto/${proyecto._id}`]: ok({ sprints: [sprint] }),
      'PUT /api/sprints/lote': ok({ sprints: [{ ...sprint, version: 2 }] }),
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar «Pagar con tarjeta»' }));
    const bar = await screen.findByRole('region', { name: 'Cambiar lo seleccionado' });
    await user.click(within(bar).getByRole('button', { name: 'Sprint' }));
    await user.click(await screen.findByRole('option', { name: 'Otoño' }));
    await waitFor(() =>
      expect(api.callsTo('PUT /api/sprints/lote').map(({ body }) => body)).toEqual([
        { proyecto: proyecto._id, historias: [historia._id], destino: sprint._id, alcance: true },
      ]),
    );
  });
});

describe('a large backlog', () => {
  const otra = aHistoria({ titulo: 'Pagar a plazos', epicaId: epica, proyecto: proyecto._id, orden: 'z' });
  const segunda = aTarea({ titulo: 'Firmar', historiaId: historia._id, proyecto: proyecto._id });
  const pagina = (list: string, params: Record<string, string>) => `${list}?${new URLSearchParams(params)}`;
  const RESTO = pagina(HISTORIAS, { q: `epica:${epica._id}`, limite: '100', cursor: 'c' });
  const suyas = (...historias: { _id: string }[]) =>
    pagina(TAREAS, { historias: historias.map(({ _id }) => _id).join(','), limite: '500' });
  const avance = (...historias: { _id: string }[]) =>
    `${TAREAS}/avance?historias=${historias.map(({ _id }) => _id).join('%2C')}`;
  const cuentas = [{ epicaId: epica._id, historias: 2, completadas: 0, puntos: 8 }];
  const avances = [{ historiaId: historia._id, total: 2, completadas: 0, asignados: [] }];
  const large = {
    [`${HISTORIAS}?limite=200`]: ok({ historias: [historia], siguiente: 'c' }),
    [`${TAREAS}?limite=500`]: ok({ tareas: [tarea], siguiente: 't' }),
    [`${EPICAS}/cuentas`]: ok({ cuentas, tareas: 2 }),
    [avance(historia)]: ok({ avances, personas: [] }),
    [avance(historia, otra)]: ok({ avances, personas: [] }),
    [RESTO]: ok({ historias: [otra], siguiente: null }),
    [suyas(historia)]: ok({ tareas: [tarea, segunda], siguiente: null }),
  };

  it('reads what is in sight, the tasks of the stories that are opened, and counts all of it', async () => {
    const { api, user } = await open(large);
    await screen.findByText(/1 épica · 2 historias · 2 tareas/);
    await screen.findByRole('button', { name: 'Pagar a plazos' });
    await screen.findByText('2 tareas');
    expect(api.callsTo(suyas(historia))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Mostrar u ocultar «Pagar con tarjeta»' }));
    await screen.findByRole('button', { name: 'Firmar' });
    fakeSocket.receive('cambio', {
      entidad: 'tarea',
      accion: 'actualizado',
      _id: segunda._id,
      version: 9,
      datos: { ...segunda, titulo: 'Firmada', version: 9 },
      autor: null,
    });
    await screen.findByRole('button', { name: 'Firmada' });
    await user.click(screen.getByRole('button', { name: 'Plegar todo' }));
    await user.click(screen.getByRole('button', { name: 'Desplegar todo' }));
    await screen.findByRole('button', { name: 'Firmada' });
    expect(api.calls.filter(({ route }) => [HISTORIAS, TAREAS, `${TAREAS}/avance`].includes(route))).toEqual(
      [],
    );
  });

  it('asks the server what a filter finds, and says so when a part cannot be read', async () => {
    const { api, user } = await open({ ...large, [RESTO]: fails('forbidden', 'No') });
    await screen.findByText('No se ha podido cargar el resto.');
    api.answer(RESTO, ok({ historias: [otra], siguiente: null }));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByRole('button', { name: 'Pagar a plazos' });
    const rama = '"firmar"';
    api.answer(pagina(HISTORIAS, { rama, limite: '200' }), ok({ historias: [historia], siguiente: null }));
    const halladas = pagina(TAREAS, { q: rama, historias: historia._id, limite: '500' });
    api.answer(halladas, ok({ tareas: [segunda], siguiente: null }));
    await user.type(screen.getByRole('searchbox', { name: /Buscar/ }), 'firmar');
    await screen.findByRole('button', { name: 'Firmar' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Pagar a plazos' })).toBeNull());
    expect(screen.queryByRole('button', { name: tarea.titulo })).toBeNull();
    // What changes may match now, and only the server knows.
    api.answer(halladas, ok({ tareas: [segunda, { ...tarea, titulo: 'Firmar otra vez' }], siguiente: null }));
    fakeSocket.receive('cambio', {
      entidad: 'tarea',
      accion: 'actualizado',
      _id: tarea._id,
      version: 9,
      datos: { ...tarea, titulo: 'Firmar otra vez', version: 9 },
      autor: null,
    });
    await screen.findByRole('button', { name: 'Firmar otra vez' });
    expect(api.calls.filter(({ route }) => [HISTORIAS, TAREAS].includes(route))).toEqual([]);
    // Without an answer, what is here may not be called all that there is.
    const buscar = screen.getByRole('searchbox', { name: /Buscar/ });
    await user.clear(buscar);
    api.answer(pagina(HISTORIAS, { rama: '"x"', limite: '200' }), 'network failure');
    await user.type(buscar, 'x');
    await screen.findByText(/Solo se ha buscado en \d+ de sus \d+ historias/);
    expect(screen.queryByText('Nada coincide con el filtro')).toBeNull();
  });
});
