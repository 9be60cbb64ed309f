import { beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Columna } from '@pmp/contracts/sprints';
import { anId } from '../../../shared/testing/datos/builders';
import { ok } from '../../../shared/testing/fake-api';
import { card, open, world } from '../tablero-world';
import './menu-filas';

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(2000);
});

/** Two stories of Ana, in different columns, and one of nobody. */
const conAna = () => {
  const w = world();
  const ana = { _id: anId(), nombre: 'Ana', avatar: null };
  const [porHacer, enProgreso, completado] = w.columnas as [Columna, Columna, Columna];
  const columnas = [
    { ...porHacer, historias: [w.uno, { ...w.dos, responsable: ana }] },
    { ...enProgreso, historias: [{ ...w.tres, responsable: ana }] },
    completado,
  ];
  return { ...w, columnas, reply: { ...w.reply, columnas } };
};

it('divide the board by person; the address says so, and what is folded stays folded', async () => {
  const w = conAna();
  const { user } = await open(w);
  await card('Ver facturas');
  const button = screen.getByRole('button', { name: 'Filas: Sin filas' });
  await user.click(button);
  await user.click(await screen.findByRole('menuitemradio', { name: 'Por responsable' }));
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(window.location.search).toContain('filas=responsable');
  const headings = async () =>
    (await screen.findAllByRole('heading', { level: 3 }))
      .map(({ textContent }) => textContent)
      .filter((text) => text.includes('historia'));
  await waitFor(async () =>
    expect(await headings()).toEqual(['Ana2 historias · 2 pts', 'Sin responsable1 historia · 5 pts']),
  );
  await user.click(screen.getByRole('button', { name: /^Ana/, expanded: true }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Ver facturas' })).toBeNull());
  cleanup();
  await open(w, {}, '?filas=responsable');
  await screen.findByRole('button', { name: /^Ana/, expanded: false });
  await card('Pagar con tarjeta');
});

it('are where arrow keys stay, and a card moves within its row', async () => {
  const w = conAna();
  const move = `PUT /api/tableros/mover-historia/${w.dos._id}`;
  const movida = { ...w.dos, version: 2, estado: 'en progreso', orden: 'd' };
  const { api, user } = await open(w, { [move]: ok({ historia: movida }) }, '?filas=responsable');
  (await card('Ver facturas')).focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(await card('Recuperar la clave'));
  await user.keyboard('{ArrowLeft}{ArrowDown}');
  expect(document.activeElement).toBe(await card('Pagar con tarjeta'));
  (await card('Ver facturas')).focus();
  await user.keyboard(' {ArrowRight}');
  screen.getByText('En progreso, posición 1 de 2.');
  await user.keyboard('{ArrowDown}');
  await user.keyboard(' ');
  await waitFor(() =>
    expect(api.callsTo(move)[0]?.body).toMatchObject({
      columnaDestinoId: w.columnas[1]?._id,
      despuesDe: w.tres._id,
    }),
  );
  expect(within(await card('Ver facturas')).getByText('En progreso')).toBeTruthy();
});
