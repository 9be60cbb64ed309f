import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { HistoriaDeSprint } from '@pmp/contracts/sprints';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { session } from '../../shared/sesion/session';
import { fails, ok } from '../../shared/testing/fake-api';
import '../../features/elemento/cambiar/editor-campo';
import { card, open, world } from '../../features/tablero/tablero-world';

const LOTE = 'PUT /api/historias/lote';

/** Answers a bulk change with the stories as it leaves them. */
const answered = (historias: HistoriaDeSprint[]) => {
  let version = 1;
  return ({ body }: { body: Record<string, unknown> }) => {
    version += 1;
    const ids = body['ids'] as string[];
    const cambios = body['cambios'] as object;
    return ok({
      historias: historias
        .filter(({ _id }) => ids.includes(_id))
        .map((each) => ({ ...each, ...cambios, version })),
    });
  };
};

beforeEach(() => {
  // jsdom has no layout, and a windowed list renders only what fits.
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

describe('a field of a card', () => {
  it('is changed by its key and typing, shown at once, and undone with Ctrl+Z', async () => {
    const w = world();
    const { api, user } = await open(w, { [LOTE]: answered([w.uno, w.dos]) });
    (await card('Pagar con tarjeta')).focus();
    await user.keyboard('p');
    await screen.findByRole('dialog', { name: 'Prioridad' });
    await user.keyboard('crit{Enter}');
    within(await card('Pagar con tarjeta')).getByText('Crítica');
    await waitFor(() => expect(api.callsTo(LOTE)).toHaveLength(1));
    expect(api.callsTo(LOTE)[0]?.body).toEqual({ ids: [w.uno._id], cambios: { prioridad: 'crítica' } });
    expect(document.activeElement).toBe(await card('Pagar con tarjeta'));
    await screen.findByText('«Pagar con tarjeta» · Prioridad: Crítica');
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() =>
      expect(api.callsTo(LOTE)[1]?.body).toEqual({ ids: [w.uno._id], cambios: { prioridad: 'alta' } }),
    );
    expect(await within(await card('Pagar con tarjeta')).findByText('Alta')).toBeTruthy();
  });

  it('is undone by a Ctrl+Z that comes before the server has answered', async () => {
    const w = world();
    let answer = () => {};
    const first = new Promise<void>((resolve) => (answer = resolve));
    const reply = answered([w.uno, w.dos]);
    const { api, user } = await open(w, {
      [LOTE]: async (call) => {
        await first;
        return reply(call);
      },
    });
    (await card('Pagar con tarjeta')).focus();
    await user.keyboard('p');
    await screen.findByRole('dialog', { name: 'Prioridad' });
    await user.keyboard('crit{Enter}');
    await screen.findByText('«Pagar con tarjeta» · Prioridad: Crítica');
    await user.keyboard('{Control>}z{/Control}');
    await screen.findByText(/^Deshaciendo/);
    expect(api.callsTo(LOTE)).toHaveLength(1);
    answer();
    await waitFor(() =>
      expect(api.callsTo(LOTE)[1]?.body).toEqual({ ids: [w.uno._id], cambios: { prioridad: 'alta' } }),
    );
    expect(await within(await card('Pagar con tarjeta')).findByText('Alta')).toBeTruthy();
  });

  it('is changed by a click, and a refusal is said', async () => {
    const w = world();
    const { user } = await open(w, { [LOTE]: fails('forbidden', 'No tienes permiso') });
    await user.click(within(await card('Ver facturas')).getByRole('button', { name: 'Prioridad: Media' }));
    await user.click(await screen.findByRole('option', { name: 'Baja' }));
    await screen.findByText('Prioridad: no se ha podido cambiar. No tienes permiso');
    expect(within(await card('Ver facturas')).getByText('Media')).toBeTruthy();
  });

  it('gets points from a digit', async () => {
    const w = world();
    const { api, user } = await open(w, { [LOTE]: answered([w.dos]) });
    (await card('Ver facturas')).focus();
    await user.keyboard('8');
    await waitFor(() =>
      expect(api.callsTo(LOTE)[0]?.body).toEqual({ ids: [w.dos._id], cambios: { puntos: 8 } }),
    );
    expect(within(await card('Ver facturas')).getByText('8 pts')).toBeTruthy();
  });
});

describe('a move on the board', () => {
  it('is undone with Ctrl+Z, back to where it was', async () => {
    const w = world();
    const MOVE = `PUT /api/tableros/mover-historia/${w.dos._id}`;
    let version = 1;
    const { api, user } = await open(w, {
      [MOVE]: ({ body }) => {
        version += 1;
        const estado = body['estado'] as 'pendiente';
        return ok({ historia: { ...w.dos, estado, orden: `b${version}`, version } });
      },
    });
    await user.click(
      within(await card('Ver facturas')).getByRole('button', { name: 'Mover a «En progreso»' }),
    );
    await screen.findByText('«Ver facturas» movida a En progreso');
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() =>
      expect(api.callsTo(MOVE)[1]?.body).toEqual({
        columnaDestinoId: w.columnas[0]?._id,
        estado: 'pendiente',
        despuesDe: w.uno._id,
      }),
    );
  });
});

describe('the keys of a card', () => {
  it('E edits it, or the field that has the focus; I assigns it to who is signed in', async () => {
    const w = world();
    const { api, user } = await open(w, { [LOTE]: answered([w.uno]) });
    const uno = await card('Pagar con tarjeta');
    uno.focus();
    await user.keyboard('e');
    await screen.findByRole('dialog', { name: 'Editar Historia' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Editar Historia' })).toBeNull());
    within(uno)
      .getByRole('button', { name: /prioridad/i })
      .focus();
    await user.keyboard('e');
    await screen.findByRole('option', { name: 'Baja' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Baja' })).toBeNull());
    uno.focus();
    await user.keyboard('i');
    await waitFor(() =>
      expect(api.callsTo(LOTE)[0]?.body).toEqual({
        ids: [w.uno._id],
        cambios: { responsable: session.get().user._id },
      }),
    );
  });
});

describe('the menu of a card', () => {
  it('opens with a right click and holds moves, fields, and deletion', async () => {
    const w = world();
    const { api, user } = await open(w, { [LOTE]: answered([w.uno, w.dos]) });
    expect(fireEvent.contextMenu(await card('Pagar con tarjeta'))).toBe(false);
    const menu = await screen.findByRole('menu', { name: 'Acciones de «Pagar con tarjeta»' });
    // It fits in any window, and what it opens stands in groups.
    expect(within(menu).getAllByRole('menuitem').length).toBeLessThanOrEqual(10);
    await user.click(within(menu).getByRole('menuitem', { name: 'Mover' }));
    await screen.findByRole('group', { name: 'Mover a la columna' });
    await user.click(within(menu).getByRole('menuitem', { name: 'Cambiar prioridad' }));
    await user.click(await screen.findByRole('option', { name: 'Baja' }));
    await waitFor(() =>
      expect(api.callsTo(LOTE)[0]?.body).toEqual({ ids: [w.uno._id], cambios: { prioridad: 'baja' } }),
    );
    fireEvent.contextMenu(await card('Ver facturas'));
    await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    await screen.findByRole('alertdialog', { name: /Ver facturas/ });
  });

  it('copies the key and the link that stays, and says so', async () => {
    const w = world();
    const { user } = await open(w);
    fireEvent.contextMenu(await card('Ver facturas'));
    await user.click(await screen.findByRole('menuitem', { name: 'Más' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Copiar enlace' }));
    await screen.findByText('Enlace copiado');
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/${w.dos.clave}`);
    fireEvent.contextMenu(await card('Ver facturas'));
    await user.click(await screen.findByRole('menuitem', { name: 'Más' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Copiar clave' }));
    expect(await navigator.clipboard.readText()).toBe(w.dos.clave);
  });

  it('is the same in the panel, about what it shows, and not in a text that is being copied', async () => {
    const w = world();
    const suyas = { historias: [w.uno, w.dos, w.tres], epicas: [], tareas: [] };
    const lists = (['historias', 'epicas', 'tareas'] as const).map((lista) => [
      `GET /api/${lista}/proyecto/${w.proyecto._id}`,
      ok({ [lista]: suyas[lista] }),
    ]);
    const { user } = await open(w, Object.fromEntries(lists), `?historia=${w.dos._id}`);
    const panel = await screen.findByRole('complementary', { name: 'Ver facturas' });
    fireEvent.click(await card('Pagar con tarjeta'), { ctrlKey: true });
    expect(fireEvent.contextMenu(within(panel).getByRole('heading', { name: 'Ver facturas' }))).toBe(false);
    await screen.findByRole('menu', { name: 'Acciones de «Ver facturas»' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await user.click(within(panel).getByRole('button', { name: 'Acciones de «Ver facturas»' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    await screen.findByRole('alertdialog', { name: /Ver facturas/ });
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    const titulo = within(panel).getByRole('heading', { name: 'Ver facturas' });
    window.getSelection()?.selectAllChildren(titulo);
    process.stdout.write(
      JSON.stringify([
        window.getSelection()?.isCollapsed,
        window.getSelection()?.rangeCount,
        titulo.isConnected,
      ]),
    );
    expect(fireEvent.contextMenu(titulo)).toBe(true);
  });

  it("leaves the browser's own menu for a touch and with Shift", async () => {
    await open(world());
    expect(fireEvent.contextMenu(await card('Ver facturas'), { shiftKey: true, button: 2 })).toBe(true);
    const longPress = createEvent.contextMenu(await card('Ver facturas'));
    Object.defineProperty(longPress, 'pointerType', { value: 'touch' });
    expect(fireEvent(await card('Ver facturas'), longPress)).toBe(true);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
