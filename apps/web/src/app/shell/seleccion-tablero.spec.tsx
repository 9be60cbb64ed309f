import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ok } from '../../shared/testing/fake-api';
import '../../features/elemento/cambiar/editor-campo';
import { card, open, world } from '../../features/tablero/tablero-world';

const LOTE = 'PUT /api/historias/lote';
const count = () =>
  screen.queryByRole('region', { name: 'Cambiar las historias seleccionadas' })?.textContent;
const barra = () => within(screen.getByRole('region', { name: 'Cambiar las historias seleccionadas' }));

beforeEach(() => {
  // jsdom has no layout, and a windowed list renders only what fits.
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

describe('cards of the board', () => {
  it('are selected by X, Ctrl, Shift, Ctrl+A and the menu, and deselected with Escape', async () => {
    const { user } = await open(world());
    const [uno, dos, tres] = [
      await card('Pagar con tarjeta'),
      await card('Ver facturas'),
      await card('Recuperar la clave'),
    ];
    uno.focus();
    await user.keyboard('x');
    expect(count()).toMatch(/^1 historia seleccionada/);
    within(uno).getByText('Seleccionada');
    fireEvent.click(tres, { ctrlKey: true });
    expect(count()).toMatch(/^2 historias/);
    expect(screen.queryByRole('complementary', { name: /Recuperar/ })).toBeNull();
    fireEvent.click(tres, { metaKey: true });
    expect(count()).toMatch(/^1 historia /);
    uno.focus();
    await user.keyboard('xx');
    fireEvent.click(tres, { shiftKey: true });
    expect(count()).toMatch(/^3 historias/);
    await user.keyboard('{Escape}');
    expect(count()).toBeUndefined();
    dos.focus();
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(count()).toMatch(/^2 historias/);
    await user.keyboard('{Control>}a{/Control}');
    expect(count()).toMatch(/^3 historias/);
    await user.keyboard('{Escape}');
    await user.click(within(dos).getByRole('button', { name: 'Acciones' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Seleccionar' }));
    await waitFor(() => expect(count()).toMatch(/^1 historia /));
  });

  it('are changed together, and what a filter hides is left out', async () => {
    const w = world();
    const { api, user } = await open(w, {
      [LOTE]: ok({
        historias: [w.uno, w.dos].map((each) => ({ ...each, prioridad: 'crítica', version: 2 })),
      }),
    });
    (await card('Pagar con tarjeta')).focus();
    await user.keyboard('{Control>}a{/Control}');
    await user.type(screen.getByLabelText('Buscar historias'), 'a');
    await user.clear(screen.getByLabelText('Buscar historias'));
    await user.type(screen.getByLabelText('Buscar historias'), 'facturas');
    await waitFor(() => expect(count()).toMatch(/^1 historia /));
    await user.clear(screen.getByLabelText('Buscar historias'));
    await waitFor(() => expect(count()).toMatch(/^3 historias/));
    await user.click(
      await card('Recuperar la clave').then((tarjeta) => within(tarjeta).getByRole('heading')),
    );
    fireEvent.click(await card('Recuperar la clave'), { ctrlKey: true });
    await user.click(barra().getByRole('button', { name: 'Prioridad' }));
    // Typed before the list is there, which is fetched on its first use.
    await user.keyboard('crit');
    await waitFor(() => expect(document.activeElement).toHaveProperty('value', 'crit'));
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(api.callsTo(LOTE)[0]?.body).toEqual({
        ids: [w.uno._id, w.dos._id],
        cambios: { prioridad: 'crítica' },
      }),
    );
    within(await card('Ver facturas')).getByText('Crítica');
  });
});
