import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { cambios } from '../../shared/vivo/cambios';
import { aHistoria, anEpica, anEquipo, aProyecto, aTarea } from '../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../shared/testing/fake-api';
import { renderApp, signIn } from '../../shared/testing/render-app';
import '../../shared/testing/pantallas';

const equipo = anEquipo();
const proyecto = aProyecto({ equipo: { _id: equipo._id, nombre: equipo.nombre } });
const epica = anEpica({ titulo: 'Pagos', proyecto: proyecto._id });
const historia = aHistoria({ titulo: 'Pagar con tarjeta', epicaId: epica, proyecto: proyecto._id });
const tarea = aTarea({ titulo: 'Validar', historiaId: historia._id, proyecto: proyecto._id });
const PUT = `PUT /api/tareas/${tarea._id}`;
const GET = `GET /api/tareas/${tarea._id}`;

const open = async (answers: Parameters<typeof fakeApi>[0] = {}, search = '') => {
  signIn();
  const api = fakeApi({
    'GET /api/equipos': ok({ equipos: [equipo] }),
    'GET /api/proyectos': ok({ proyectos: [proyecto] }),
    [`GET /api/proyectos/${proyecto._id}`]: ok({ proyecto }),
    [`GET /api/epicas/proyecto/${proyecto._id}`]: ok({ epicas: [epica] }),
    [`GET /api/historias/proyecto/${proyecto._id}`]: ok({ historias: [historia] }),
    [`GET /api/tareas/proyecto/${proyecto._id}`]: ok({ tareas: [tarea] }),
    ...answers,
  });
  const app = renderApp(`/backlog/${proyecto._id}${search}`);
  await screen.findByRole(search ? 'search' : 'heading', search ? {} : { name: 'Pagos' });
  return { api, ...app };
};
const unfold = async (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(screen.getByRole('button', { name: 'Mostrar u ocultar «Pagar con tarjeta»' }));

describe('tasks of the backlog', () => {
  it('are created with the form’s values and an assigned person found by typing', async () => {
    const { api, user } = await open({ 'POST /api/tareas': ok({ tarea }, 201) });
    await user.click(screen.getByRole('button', { name: 'Añadir tarea' }));
    const form = await screen.findByRole('dialog', { name: 'Nueva Tarea' });
    await user.click(within(form).getByRole('button', { name: 'Crear' }));
    await within(form).findByText('El título es obligatorio');
    await user.type(within(form).getByLabelText('Título'), 'Validar');
    await user.type(within(form).getByLabelText('Asignado a'), 'perez');
    await user.click(await screen.findByRole('option', { name: 'Luis Pérez' }));
    await user.type(within(form).getByLabelText('Tiempo estimado (horas)'), '1.2');
    await user.click(within(form).getByRole('button', { name: 'Crear' }));
    await within(form).findByText(/en pasos de media hora/);
    await user.clear(within(form).getByLabelText('Tiempo estimado (horas)'));
    await user.type(within(form).getByLabelText('Tiempo estimado (horas)'), '1.5');
    await user.click(within(form).getByRole('button', { name: 'Crear' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [{ body } = { body: {} }] = api.callsTo('POST /api/tareas');
    expect(body).toEqual({
      _id: expect.any(String),
      proyecto: proyecto._id,
      historiaId: historia._id,
      titulo: 'Validar',
      tipo: 'funcionalidad',
      prioridad: 'media',
      estado: 'pendiente',
      asignado: equipo.miembros[1]?.usuario._id,
      tiempoEstimado: 1.5,
    });
  });

  it('are completed by their icon', async () => {
    const done = { ...tarea, estado: 'completada' as const, version: 2 };
    const { api, user } = await open({ [PUT]: ok({ tarea: done }) });
    await unfold(user);
    await user.click(await screen.findByRole('checkbox', { name: 'Completar «Validar»' }));
    await screen.findByRole('checkbox', { name: 'Reabrir «Validar»', checked: true });
    expect(api.callsTo(PUT)[0]?.body).toEqual({ estado: 'completada', version: 1 });
  });

  it("are saved together with somebody else's change of another field", async () => {
    const theirs = { ...tarea, descripcion: 'De Luis', version: 2 };
    const { api, user } = await open({
      [PUT]: ({ body }) =>
        body['version'] === 1
          ? fails('conflict', 'Otra persona lo ha cambiado')
          : ok({ tarea: { ...theirs, titulo: 'Mío', version: 3 } }),
      [GET]: ok({ tarea: theirs }),
    });
    await unfold(user);
    await user.click(await screen.findByRole('button', { name: 'Editar «Validar»' }));
    const form = await screen.findByRole('dialog', { name: 'Editar Tarea' });
    await user.clear(within(form).getByLabelText('Título'));
    await user.type(within(form).getByLabelText('Título'), 'Mío');
    await user.click(within(form).getByRole('button', { name: 'Actualizar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsTo(PUT).map(({ body }) => body)).toEqual([
      { titulo: 'Mío', version: 1 },
      { titulo: 'Mío', version: 2 },
    ]);
  });

  it('show both texts when two people changed the same field, and save the chosen one', async () => {
    const theirs = { ...tarea, titulo: 'Suyo', descripcion: 'De Luis', version: 2 };
    const { api, user } = await open({
      [PUT]: ({ body }) =>
        body['version'] === 1
          ? fails('conflict', 'Otra persona lo ha cambiado')
          : ok({ tarea: { ...theirs, titulo: 'Mío', version: 3 } }),
      [GET]: ok({ tarea: theirs }),
    });
    await unfold(user);
    await user.click(await screen.findByRole('button', { name: 'Editar «Validar»' }));
    const form = await screen.findByRole('dialog', { name: 'Editar Tarea' });
    await user.clear(within(form).getByLabelText('Título'));
    await user.type(within(form).getByLabelText('Título'), 'Mío');
    await user.click(within(form).getByRole('button', { name: 'Actualizar' }));
    const campo = await within(form).findByRole('region', { name: 'Título' });
    within(campo).getByText('Suyo');
    within(campo).getByText('Mío');
    await user.click(within(campo).getByRole('button', { name: 'Mantener el mío' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsTo(PUT)[1]?.body).toEqual({ titulo: 'Mío', version: 2 });
  });

  it('are added one after the other with Enter', async () => {
    const { api, user } = await open({
      'POST /api/tareas': ({ body }) =>
        body['titulo'] === 'Falla'
          ? fails('unavailable', 'No disponible')
          : ok({ tarea: { ...tarea, _id: String(body['_id']), titulo: String(body['titulo']) } }, 201),
    });
    await unfold(user);
    const input = await screen.findByRole('textbox', { name: 'Nueva tarea' });
    await user.type(input, 'Una{Enter}Falla{Enter}Dos{Enter}');
    await screen.findByText('Dos');
    await screen.findByText('Una');
    await screen.findByText('No disponible');
    expect(api.callsTo('POST /api/tareas').map(({ body }) => body['titulo'])).toEqual([
      'Una',
      'Falla',
      'Dos',
    ]);
  });

  it('can be changed many at once', async () => {
    const { api, user } = await open({
      'PUT /api/tareas/lote': ok({ tareas: [{ ...tarea, prioridad: 'alta', version: 2 }] }),
    });
    await unfold(user);
    await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar «Validar»' }));
    const bar = await screen.findByRole('region', { name: 'Cambiar lo seleccionado' });
    await user.click(within(bar).getByRole('button', { name: 'Prioridad' }));
    await user.click(await screen.findByRole('option', { name: 'Alta' }));
    await waitFor(() =>
      expect(api.callsTo('PUT /api/tareas/lote')[0]?.body).toEqual({
        ids: [tarea._id],
        cambios: { prioridad: 'alta' },
      }),
    );
  });

  it('appear when somebody else adds them', async () => {
    const { user } = await open();
    await unfold(user);
    await screen.findByText('Validar');
    const datos = aTarea({ titulo: 'Ajena', historiaId: historia._id, proyecto: proyecto._id });
    cambios.publish({ entidad: 'tarea', accion: 'creado', _id: datos._id, version: 1, datos, autor: null });
    expect(await screen.findByText('Ajena')).toBeTruthy();
  });

  it('are filtered as the address says', async () => {
    await open({}, '?tipo=bug');
    expect(await screen.findByText('Nada coincide con el filtro')).toBeTruthy();
  });
});

describe('order by keyboard', () => {
  it('lifts, moves, says where, and sends one change', async () => {
    const otra = aHistoria({ titulo: 'Devolver', epicaId: epica, proyecto: proyecto._id, orden: 'b0' });
    const { api, user } = await open({
      [`GET /api/historias/proyecto/${proyecto._id}`]: ok({ historias: [historia, otra] }),
      [`PUT /api/historias/${historia._id}`]: ok({ historia: { ...historia, orden: 'c0', version: 2 } }),
    });
    screen.getByRole('button', { name: 'Mover «Pagar con tarjeta»' }).focus();
    await user.keyboard(' {ArrowDown}');
    await screen.findByText('En «Pagos», posición 2 de 2.');
    await user.keyboard(' ');
    await waitFor(() =>
      expect(api.callsTo(`PUT /api/historias/${historia._id}`)[0]?.body).toEqual({
        epicaId: epica._id,
        despuesDe: otra._id,
      }),
    );
    expect(screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
      'Devolver',
      'Pagar con tarjeta',
    ]);
  });
});
