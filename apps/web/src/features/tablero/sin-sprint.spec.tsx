import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ok } from '../../shared/testing/fake-api';
import { aHistoria } from '../../shared/testing/datos/builders';
import { cambios } from '../../shared/vivo/cambios';
import { card, open, world } from './tablero-world';

beforeEach(() => {
  // jsdom has no layout, and a windowed list renders only what fits.
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

/** A project without a sprint in progress, whose board somebody wants all the same. */
const openSinSprint = async () => {
  const w = world();
  const board = `GET /api/tableros/principal/${w.proyecto._id}`;
  const move = `PUT /api/tableros/mover-historia/${w.dos._id}`;
  const vacias = w.columnas.map((columna) => ({ ...columna, historias: [] }));
  const sueltas = w.columnas.map((columna) => ({
    ...columna,
    historias: columna.historias.map((historia) => ({ ...historia, sprintId: null })),
  }));
  const { api, user } = await open(w, {
    [board]: ok({ tablero: w.tablero, columnas: vacias, sprint: null }),
    [`${board}?sinSprint=true`]: ok({ tablero: w.tablero, columnas: sueltas, sprint: null, sinSprint: true }),
    [move]: ok({ historia: { ...w.dos, sprintId: null, estado: 'en progreso', version: 2 } }),
  });
  await screen.findByText('No hay sprint activo');
  await user.click(await screen.findByRole('button', { name: 'Trabajar sin sprint' }));
  return { w, api, user, move };
};

it('shows the open stories of the project, and moves them, once somebody chooses to work without sprints', async () => {
  const { api, user, move } = await openSinSprint();
  const suya = within(await card('Ver facturas'));
  screen.getByText('Todas las historias abiertas. Las completadas desaparecen a los 14 días sin cambios');
  await user.click(suya.getByRole('button', { name: 'Mover a «En progreso»' }));
  await waitFor(() => expect(api.callsTo(move)[0]?.body).toMatchObject({ sinSprint: true }));
});

it('shows a new story of the project at once, and none of another', async () => {
  const { w } = await openSinSprint();
  await card('Ver facturas');
  const made = (titulo: string, proyecto: string) => {
    const datos = aHistoria({ titulo, proyecto, sprintId: null, orden: 'z' });
    cambios.publish({
      entidad: 'historia',
      accion: 'creado',
      _id: datos._id,
      version: 1,
      datos,
      autor: null,
    });
  };
  made('Ajena', w.uno._id);
  made('Nueva', w.proyecto._id);
  await card('Nueva');
  expect(screen.queryByText('Ajena')).toBeNull();
});

it('goes back to the sprints', async () => {
  const { user } = await openSinSprint();
  await card('Ver facturas');
  await user.click(screen.getByRole('button', { name: 'Volver a los sprints' }));
  await screen.findByText('No hay sprint activo');
  expect(screen.queryByText('Ver facturas')).toBeNull();
});

it('changes the board, too, when somebody chooses while it is being read', async () => {
  const { w, api, user } = await openSinSprint();
  await card('Ver facturas');
  const board = `GET /api/tableros/principal/${w.proyecto._id}`;
  const reload = async (route: string) => {
    const before = api.callsTo(route).length;
    api.answer(route, () => new Promise(() => {}));
    await user.click(screen.getByRole('button', { name: 'Recargar' }));
    await waitFor(() => expect(api.callsTo(route)).toHaveLength(before + 1));
  };
  const all = ok({ tablero: w.tablero, columnas: w.columnas, sprint: null, sinSprint: true });
  await reload(`${board}?sinSprint=true`);
  await user.click(screen.getByRole('button', { name: 'Volver a los sprints' }));
  await screen.findByText('No hay sprint activo');
  api.answer(`${board}?sinSprint=true`, all);
  await reload(board);
  await user.click(screen.getByRole('button', { name: 'Trabajar sin sprint' }));
  await card('Ver facturas');
});
