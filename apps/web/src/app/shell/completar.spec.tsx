import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aTarea } from '../../shared/testing/datos/builders';
import { ok } from '../../shared/testing/fake-api';
import '../../features/elemento/cambiar/pregunta-abiertas';
import { card, open, world } from '../../features/tablero/tablero-world';

beforeEach(() => {
  // jsdom has no layout, and a windowed list renders only what fits.
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

/** A board on which somebody has just moved a story with two open tasks into the last column. */
const complete = async () => {
  const w = world();
  const { tres, proyecto } = w;
  const en = { historiaId: tres._id, proyecto: proyecto._id };
  const tareas = [
    aTarea(en),
    aTarea({ ...en, estado: 'bloqueada' }),
    aTarea({ ...en, estado: 'completada' }),
    aTarea({ historiaId: w.uno._id, proyecto: proyecto._id }),
  ];
  const move = `PUT /api/tableros/mover-historia/${tres._id}`;
  const lote = 'PUT /api/tareas/lote';
  const lista = `GET /api/tareas/proyecto/${proyecto._id}`;
  const avances = [{ historiaId: tres._id, total: 3, completadas: 1, asignados: [] }];
  const { api, user } = await open(w, {
    [`GET /api/tareas/proyecto/${proyecto._id}/avance`]: ok({ avances, personas: [] }),
    [lista]: ok({ tareas }),
    [lote]: ok({ tareas: [] }),
    [move]: ok({ historia: { ...tres, estado: 'completada', version: 2 } }),
  });
  await screen.findByText('1/3');
  const suya = within(await card('Recuperar la clave'));
  await user.click(suya.getByRole('button', { name: 'Mover a «Completado»' }));
  const dialog = await screen.findByRole('alertdialog', {
    name: '«Recuperar la clave» tiene tareas abiertas',
  });
  within(dialog).getByText('Quedan 2 tareas sin completar. ¿Qué hacemos con ellas?');
  const choose = (name: string) => user.click(within(dialog).getByRole('button', { name }));
  const moves = () => api.callsTo(move).map(({ body }) => body as { completarTareas?: boolean });
  return { api, user, choose, moves, tareas, lista, lote };
};

describe('a story with open tasks that is put into the last column', () => {
  it('is completed with them in one call; the undo takes both back', async () => {
    const { api, user, choose, moves, tareas, lista, lote } = await complete();
    expect(moves()).toEqual([]);
    await choose('Completarlas también');
    await waitFor(() => expect(moves().map((body) => body.completarTareas)).toEqual([true]));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(api.callsTo(lote)).toEqual([]);
    api.answer(lista, ok({ tareas: tareas.map((tarea) => ({ ...tarea, estado: 'completada' })) }));
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(api.callsTo(lote)).toHaveLength(2));
    expect(moves().map((body) => body.completarTareas)).toEqual([true, undefined]);
    expect(api.callsTo(lote).map(({ body }) => body)).toEqual([
      { ids: [tareas[0]?._id], cambios: { estado: 'pendiente' } },
      { ids: [tareas[1]?._id], cambios: { estado: 'bloqueada' } },
    ]);
  });

  it('is completed without them', async () => {
    const { choose, moves } = await complete();
    await choose('Dejarlas abiertas');
    await waitFor(() => expect(moves().map((body) => body.completarTareas)).toEqual([undefined]));
  });

  it('stays where it was when the person thinks better of it', async () => {
    const { choose, moves } = await complete();
    await choose('Cancelar');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(moves()).toEqual([]);
  });
});
