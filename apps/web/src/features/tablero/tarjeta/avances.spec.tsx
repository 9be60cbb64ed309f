import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Cambio } from '@pmp/contracts/common';
import type { AvancesReply } from '@pmp/contracts/proyectos';
import { screen, waitFor, within } from '@testing-library/react';
import { anId, aTarea } from '../../../shared/testing/datos/builders';
import { fails, ok } from '../../../shared/testing/fake-api';
import { fakeSocket } from '../../../shared/testing/fake-socket';
import { card, open, world } from '../tablero-world';

const NOMBRES = ['Ana García', 'Luis Pérez', 'Eva Ruiz', 'Iván Soto', 'Nora Vidal'];
const personas = NOMBRES.map((nombre) => ({ _id: anId(), nombre, avatar: null }));
const ids = personas.map(({ _id }) => _id);

const avancesOf = ({ uno, tres }: ReturnType<typeof world>): Omit<AvancesReply, 'success'> => ({
  avances: [
    { historiaId: uno._id, total: 5, completadas: 2, asignados: ids },
    { historiaId: tres._id, total: 1, completadas: 1, asignados: ids.slice(0, 1) },
  ],
  personas,
});
const routeOf = ({ proyecto }: ReturnType<typeof world>) => `GET /api/tareas/proyecto/${proyecto._id}/avance`;
/** What the board asks: only of its own cards. */
const askedOf = (w: ReturnType<typeof world>) =>
  `${routeOf(w)}?historias=${[w.uno, w.dos, w.tres]
    .map(({ _id }) => _id)
    .sort()
    .join('%2C')}`;
const imagesOf = async (titulo: string) =>
  within(await card(titulo))
    .queryAllByRole('img')
    .map((image) => [image.getAttribute('aria-label'), image.getAttribute('title'), image.textContent]);
const aCambio = (): Cambio => ({
  entidad: 'tarea',
  accion: 'actualizado',
  _id: anId(),
  version: 2,
  datos: aTarea(),
  autor: null,
});

beforeEach(() => {
  // jsdom has no layout, and a windowed list renders only what fits.
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

describe('the tasks of a story, on its card', () => {
  it('show how many are completed, with three avatars and the names of everybody', async () => {
    const w = world();
    await open(w, { [routeOf(w)]: ok(avancesOf(w)) });
    const todos = `Asignadas a ${NOMBRES.join(', ')}`;
    const tareas = '2 de 5 tareas completadas';
    await waitFor(async () =>
      expect(await imagesOf('Pagar con tarjeta')).toEqual([
        [tareas, tareas, '2/5'],
        [todos, todos, 'AGLPER+2'],
      ]),
    );
    const una = '1 de 1 tarea completada';
    expect(await imagesOf('Recuperar la clave')).toEqual([
      [una, una, '1/1'],
      ['Asignadas a Ana García', 'Asignadas a Ana García', 'AG'],
    ]);
    expect(await imagesOf('Ver facturas')).toEqual([]);
  });

  it('show nobody when none is assigned', async () => {
    const w = world();
    const avances = [{ historiaId: w.dos._id, total: 3, completadas: 0, asignados: [] }];
    await open(w, { [routeOf(w)]: ok({ avances, personas: [] }) });
    const tareas = '0 de 3 tareas completadas';
    await waitFor(async () => expect(await imagesOf('Ver facturas')).toEqual([[tareas, tareas, '0/3']]));
  });

  it('are read after the cards are shown, with one call', async () => {
    const w = world();
    let cards = -1;
    const { api } = await open(w, {
      [routeOf(w)]: () => {
        cards = screen.queryAllByRole('article').length;
        return ok(avancesOf(w));
      },
    });
    await screen.findByText('2/5');
    expect(cards).toBe(3);
    expect(api.callsTo(askedOf(w))).toHaveLength(1);
  });

  it('are refetched once per burst of changes', async () => {
    const w = world();
    const { api } = await open(w, { [routeOf(w)]: ok(avancesOf(w)) });
    await screen.findByText('2/5');
    const later = avancesOf(w);
    later.avances[0] = { historiaId: w.uno._id, total: 6, completadas: 6, asignados: [] };
    api.answer(routeOf(w), ok(later));
    for (let n = 0; n < 20; n += 1) fakeSocket.receive('cambio', aCambio());
    await screen.findByText('6/6');
    expect(api.callsTo(askedOf(w))).toHaveLength(2);
  });

  it('are left out of the card when they cannot be read', async () => {
    const w = world();
    const { api } = await open(w, { [routeOf(w)]: fails('forbidden', 'No') });
    await waitFor(() => expect(api.callsTo(askedOf(w))).toHaveLength(1));
    expect(await imagesOf('Pagar con tarjeta')).toEqual([]);
  });
});
