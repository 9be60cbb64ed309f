import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Columna } from '@pmp/contracts/sprints';
import { anId } from '../../../shared/testing/datos/builders';
import { fails, ok } from '../../../shared/testing/fake-api';
import { aRegla } from '../letters';
import { card, open, world } from '../tablero-world';

beforeEach(() => {
  // jsdom has no layout, and a windowed list renders only what fits.
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

/** The board with one more column of work in progress, which holds one card at most. */
const conDiseno = (limite: Partial<NonNullable<Columna['limite']>> = {}) => {
  const w = world();
  const [porHacer, enProgreso, completado] = w.columnas as [Columna, Columna, Columna];
  const regla = aRegla('Diseño', 'en progreso', {
    _id: anId(),
    estados: enProgreso.estados,
    recibe: [],
    limite: { maximo: 1, por: 'tarjetas', modo: 'impide', ...limite },
  });
  const diseno: Columna = { ...regla, historias: [{ ...w.tres, columna: regla._id }] };
  const columnas = [porHacer, diseno, { ...enProgreso, historias: [] }, completado];
  return { ...w, diseno, columnas, reply: { ...w.reply, columnas } };
};

it('are arranged in a dialog and saved all at once; a removed one says where its cards go', async () => {
  const w = conDiseno();
  const put = `PUT /api/tableros/${w.tablero._id}/columnas`;
  const { api, user } = await open(w, {
    [put]: { status: 409, body: { success: false, parametros: { quien: 'Luis Pérez' } } },
  });
  await card('Pagar con tarjeta');
  await user.click(screen.getByRole('button', { name: 'Columnas del tablero' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Columnas del tablero' }));
  // The only one of its state cannot go.
  const needed = dialog.getByRole('button', { name: /«Por hacer» no se puede quitar/ });
  expect((needed as HTMLButtonElement).disabled).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Quitar «Diseño»' }));
  dialog.getByText('Se quitará «Diseño». Su tarjeta pasará a:');
  await user.click(dialog.getByRole('button', { name: 'Añadir columna' }));
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  dialog.getByText('Escribe un nombre');
  expect(api.callsTo(put)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Nombre de «columna sin nombre»' }), 'Revisión');
  const choose = async (campo: string, valor: string) => {
    await user.click(dialog.getByRole('combobox', { name: campo }));
    await user.click(await screen.findByRole('option', { name: valor }));
  };
  await choose('Estado de «Revisión»', 'En revisión');
  await choose('Límite de «Revisión»', 'Avisar al superarlo');
  await user.type(dialog.getByRole('spinbutton', { name: 'Máximo de «Revisión»' }), '8');
  await choose('Qué se cuenta en «Revisión»', 'puntos');
  await user.click(dialog.getByRole('button', { name: 'Mover «Revisión» hacia atrás' }));
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await dialog.findByText(/Luis Pérez ha cambiado las columnas/);
  const [porHacer, , enProgreso, completado] = w.columnas as [Columna, Columna, Columna, Columna];
  const kept = ({ _id, nombre, estado }: Columna) => ({ _id, nombre, estado, limite: null });
  const limite = { maximo: 8, por: 'puntos', modo: 'avisa' };
  expect(api.callsTo(put)[0]?.body).toEqual({
    version: 1,
    columnas: [
      kept(porHacer),
      { _id: expect.any(String), nueva: true, nombre: 'Revisión', estado: 'en revisión', limite },
      kept(enProgreso),
      kept(completado),
    ],
    retiradas: [{ _id: w.diseno._id, destino: enProgreso._id }],
  });
  api.answer(put, ok({ columnas: [], version: 2 }));
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('that somebody else has changed meanwhile are shown together with what is being arranged', async () => {
  const w = conDiseno();
  const put = `PUT /api/tableros/${w.tablero._id}/columnas`;
  const { api, user } = await open(w, { [put]: fails('conflict', 'Este elemento ha cambiado') });
  await card('Pagar con tarjeta');
  await user.click(screen.getByRole('button', { name: 'Columnas del tablero' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Columnas del tablero' }));
  await user.type(dialog.getByLabelText('Nombre de «Diseño»'), 'r');
  // They have named one, added one, and removed the one that is being named here.
  const hechas = { ...w.columnas[2]!, nombre: 'Haciendo' };
  const nueva: Columna = { ...aRegla('Pruebas', 'en progreso', { _id: anId() }), historias: [] };
  const suyas = [w.columnas[0]!, hechas, nueva, w.columnas[3]!];
  const tablero = { ...w.tablero, version: 5 };
  api.answer(`GET /api/tableros/principal/${w.proyecto._id}`, ok({ ...w.reply, tablero, columnas: suyas }));
  await user.click(dialog.getByText('Guardar'));
  await dialog.findByLabelText('Nombre de «Haciendo»');
  dialog.getByText(/Otra persona ha cambiado las columnas/);
  api.answer(put, ok({ columnas: [], version: 6 }));
  await user.click(dialog.getByText('Guardar'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const last = api.callsTo(put).at(-1)?.body as { version: number; columnas: object[]; retiradas: unknown[] };
  expect([last.version, last.retiradas]).toEqual([5, []]);
  expect(last.columnas).toMatchObject([
    { nombre: 'Por hacer' },
    { nombre: 'Diseñor', nueva: true, limite: { maximo: 1 } },
    { nombre: 'Haciendo' },
    { nombre: 'Pruebas' },
    { nombre: 'Completado' },
  ]);
});

it('say how full they are, and why one more is refused', async () => {
  const w = conDiseno();
  const message = 'La columna «Diseño» está llena: su límite de tarjetas es 1';
  const { user } = await open(w, {
    [`PUT /api/tableros/mover-historia/${w.uno._id}`]: fails('conflict', message, [
      { campo: 'columnaDestinoId', message },
    ]),
  });
  const uno = await card('Pagar con tarjeta');
  const diseno = within(screen.getByRole('region', { name: /^Diseño/ }));
  diseno.getByText('Límite alcanzado: 1 de 1 tarjeta');
  await user.click(within(uno).getByRole('button', { name: 'Mover a «Diseño»' }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  await waitFor(() => expect(diseno.queryByText('Pagar con tarjeta')).toBeNull());
});

it('warn of one too many where the team wants that, and take it', async () => {
  const w = conDiseno({ modo: 'avisa' });
  const movida = { ...w.uno, version: 2, estado: 'en progreso', columna: w.diseno._id };
  const { user } = await open(w, {
    [`PUT /api/tableros/mover-historia/${w.uno._id}`]: ok({ historia: movida }),
  });
  await user.click(within(await card('Pagar con tarjeta')).getByRole('button', { name: 'Mover a «Diseño»' }));
  const warned = await screen.findByRole('alert');
  expect(warned.textContent).toBe('«Diseño» está por encima de su límite: 2 de 1 tarjeta');
  const diseno = within(screen.getByRole('region', { name: /^Diseño/ }));
  await diseno.findByText('Pagar con tarjeta');
  diseno.getByText('Por encima del límite: 2 de 1 tarjeta');
});
