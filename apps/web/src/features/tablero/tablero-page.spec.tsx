import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Cambio } from '@pmp/contracts/common';
import type { HistoriaDeSprint } from '@pmp/contracts/sprints';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cambios } from '../../shared/vivo/cambios';
import { anId, aTarea } from '../../shared/testing/datos/builders';
import { fails, ok } from '../../shared/testing/fake-api';
import { fakeSocket } from '../../shared/testing/fake-socket';
import { card, open, sprint, world } from './tablero-world';

const MOVE = 'PUT /api/tableros/mover-historia/';
const named = (nombre: string) => ({ name: new RegExp(`^${nombre}`) });
const column = (nombre: string) => screen.findByRole('region', named(nombre));
const titlesIn = (region: HTMLElement) =>
  within(region)
    .queryAllByRole('article')
    .map((card) => card.getAttribute('aria-label'));
const titles = async (nombre: string) => titlesIn(await column(nombre));
const titlesNow = (nombre: string) => titlesIn(screen.getByRole('region', named(nombre)));
const voice = () => document.querySelector('p[aria-live="assertive"]')?.textContent;

beforeEach(() => {
  // jsdom has no layout, and a windowed list renders only what fits.
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

describe('the board', () => {
  it('names the sprint, and shows columns with counts and points, and complete cards', async () => {
    const w = world();
    await open(w);
    await screen.findByRole('heading', { name: 'Tablero Principal' });
    await screen.findByText('Sprint 7');
    const porHacer = within(await column('Por hacer'));
    expect(porHacer.getByRole('heading', { level: 2 }).parentElement?.textContent).toBe('Por hacer25 pts');
    const uno = await card('Pagar con tarjeta');
    expect(uno.dataset['historiaId']).toBe(w.uno._id);
    for (const text of [
      'Alta',
      'Con confirmación del banco.',
      'Pago en línea',
      '5 pts',
      'Pendiente',
      sprint.nombre,
    ])
      within(uno).getByText(text);
    expect(within(await card('Ver facturas')).queryByText(/pts/)).toBeNull();
  });

  it('says where to go when no sprint is active', async () => {
    const w = world();
    w.reply.sprint = null;
    await open(w);
    await screen.findByText('No hay sprint activo');
    expect(screen.getByRole('link', { name: 'Ir a Sprints' }).getAttribute('href')).toBe(
      `/sprints/${w.proyecto._id}`,
    );
  });

  it('wakes when the sprint that it waits for starts, and when what it could not read changes', async () => {
    const w = world();
    const activo = w.reply.sprint;
    w.reply.sprint = null;
    const get = `GET /api/tableros/principal/${w.proyecto._id}`;
    const { api } = await open(w);
    await screen.findByText('No hay sprint activo');
    const starts = { entidad: 'sprint', accion: 'actualizado', _id: sprint._id, version: 2 } as const;
    const datos = { ...activo, historias: [w.uno._id, w.dos._id] };
    const cambio = { ...starts, datos, autor: anId() };
    api.answer(get, fails('unavailable', 'No'));
    act(() => cambios.publish(cambio));
    await screen.findByText('Error al cargar el tablero');
    api.answer(get, ok({ ...w.reply, sprint: activo }));
    act(() => cambios.publish({ ...cambio, version: 3 }));
    expect(await card('Pagar con tarjeta')).toBeTruthy();
  });

  it('says that it could not be loaded, and tries again', async () => {
    const w = world();
    const get = `GET /api/tableros/principal/${w.proyecto._id}`;
    const { api, user } = await open(w, { [get]: fails('forbidden', 'No') });
    await screen.findByText('Error al cargar el tablero');
    api.answer(get, ok(w.reply));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await card('Pagar con tarjeta')).toBeTruthy();
  });
});

describe('a move', () => {
  it('by arrow key is shown at once, then sent with column and estado', async () => {
    const w = world();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const moved = { ...w.uno, version: 2, estado: 'en progreso' as const, orden: 'bb' };
    const { api, user } = await open(w, {
      [MOVE + w.uno._id]: async () => {
        await held;
        return ok({ historia: moved });
      },
    });
    await user.click(
      within(await card('Pagar con tarjeta')).getByRole('button', { name: 'Mover a «En progreso»' }),
    );
    expect(await titles('En progreso')).toEqual(['Pagar con tarjeta', 'Recuperar la clave']);
    expect(await titles('Por hacer')).toEqual(['Ver facturas']);
    release();
    await waitFor(() => expect(api.callsTo(MOVE + w.uno._id)).toHaveLength(1));
    expect(api.callsTo(MOVE + w.uno._id)[0]?.body).toEqual({
      columnaDestinoId: w.columnas[1]?._id,
      estado: 'en progreso',
      despuesDe: null,
    });
    within(await card('Pagar con tarjeta')).getByText('En progreso');
  });

  it('that is refused is undone, reported for three seconds, and refetches the board', async () => {
    const w = world();
    const get = `GET /api/tableros/principal/${w.proyecto._id}`;
    const { api } = await open(w, { [MOVE + w.uno._id]: fails('unavailable', 'No disponible') });
    const uno = await card('Pagar con tarjeta');
    const reads = api.callsTo(get).length;
    const arrow = within(uno).getByRole('button', { name: 'Mover a «En progreso»' });
    // From here on the test controls time: on a slow machine the message would disappear before the test looks.
    jest.useFakeTimers();
    fireEvent.click(arrow);
    const alert = await waitFor(() => screen.getByRole('alert'));
    expect(alert.textContent).toBe('No se pudo mover la historia. Por favor, inténtalo de nuevo.');
    expect(titlesNow('Por hacer')).toEqual(['Pagar con tarjeta', 'Ver facturas']);
    await waitFor(() => expect(api.callsTo(get)).toHaveLength(reads + 1));
    await act(() => jest.advanceTimersByTimeAsync(2500));
    expect(screen.queryByRole('alert')).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(700));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('by keyboard alone is announced step by step, and Escape undoes it', async () => {
    const w = world();
    const { api, user } = await open(w, {
      [MOVE + w.dos._id]: ok({ historia: { ...w.dos, version: 2, estado: 'en progreso', orden: 'd' } }),
    });
    (await card('Pagar con tarjeta')).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(await card('Ver facturas'));
    await user.keyboard(' ');
    expect(voice()).toContain('«Ver facturas» levantada. Por hacer, posición 2 de 2.');
    await user.keyboard('{ArrowRight}');
    expect(voice()).toBe('En progreso, posición 2 de 2.');
    await user.keyboard('{Escape}');
    expect(voice()).toContain('Movimiento cancelado. «Ver facturas» sigue en Por hacer, posición 2 de 2.');
    expect(await titles('En progreso')).toEqual(['Recuperar la clave']);
    expect(api.callsTo(MOVE + w.dos._id)).toEqual([]);
    await user.keyboard(' {ArrowRight} ');
    expect(voice()).toBe('«Ver facturas» soltada en En progreso, posición 2 de 2.');
    await waitFor(() => expect(api.callsTo(MOVE + w.dos._id)).toHaveLength(1));
    expect(api.callsTo(MOVE + w.dos._id)[0]?.body['despuesDe']).toBe(w.tres._id);
    expect(document.activeElement).toBe(await card('Ver facturas'));
  });

  it('by menu can go to any column and place', async () => {
    const w = world();
    const { api, user } = await open(w, {
      [MOVE + w.uno._id]: ok({ historia: { ...w.uno, version: 2, orden: 'bb' } }),
    });
    await user.click(within(await card('Pagar con tarjeta')).getByRole('button', { name: 'Acciones' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mover' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Bajar' }));
    await waitFor(async () =>
      expect(await titles('Por hacer')).toEqual(['Ver facturas', 'Pagar con tarjeta']),
    );
    expect(api.callsTo(MOVE + w.uno._id)[0]?.body).toEqual({
      columnaDestinoId: w.columnas[0]?._id,
      estado: 'pendiente',
      despuesDe: w.dos._id,
    });
  });
});

describe('a card', () => {
  const address = () => window.location.pathname + window.location.search;
  const withLists = (w: ReturnType<typeof world>) => ({
    [`GET /api/epicas/proyecto/${w.proyecto._id}`]: ok({ epicas: [] }),
    [`GET /api/historias/proyecto/${w.proyecto._id}`]: ok({ historias: [w.uno, w.dos, w.tres] }),
    [`GET /api/tareas/proyecto/${w.proyecto._id}`]: ok({
      tareas: [aTarea({ titulo: 'Validar', historiaId: w.dos._id, proyecto: w.proyecto._id })],
    }),
  });
  const panel = (titulo: string) => screen.findByRole('complementary', { name: titulo });

  it('opens its story over the board with a click and with Enter, and its menu with a key', async () => {
    const w = world();
    const { user } = await open(w, withLists(w));
    await user.click(await card('Ver facturas'));
    expect(address()).toBe(`/tableros/${w.proyecto._id}?historia=${w.dos._id}`);
    const abierto = within(await panel('Ver facturas'));
    await abierto.findByRole('button', { name: 'Validar' });
    abierto.getByRole('region', { name: 'Comentarios' });
    await card('Pagar con tarjeta');
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Ver facturas' })).toBeNull());
    (await card('Pagar con tarjeta')).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`/tableros/${w.proyecto._id}?historia=${w.uno._id}`));
    await panel('Pagar con tarjeta');
    await user.keyboard('{Escape}');
    await user.keyboard('.');
    await screen.findByRole('menuitem', { name: 'Abrir' });
  });

  it('gets the focus back from the panel, which J and K take to its neighbours', async () => {
    const w = world();
    const { user } = await open(w, withLists(w));
    await user.click(await card('Pagar con tarjeta'));
    await panel('Pagar con tarjeta');
    await user.keyboard('j');
    await panel('Ver facturas');
    await user.keyboard('j');
    await panel('Recuperar la clave');
    await user.keyboard('k');
    expect(document.activeElement).toBe(await panel('Ver facturas'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary', { name: 'Ver facturas' })).toBeNull();
    expect(document.activeElement).toBe(await card('Ver facturas'));
  });
});

describe('what others do', () => {
  const cambio = (historia: HistoriaDeSprint, autor: string): Cambio => ({
    entidad: 'historia',
    accion: 'actualizado',
    _id: historia._id,
    version: historia.version,
    datos: historia,
    autor,
  });

  it('appears without refetching the board, and is announced', async () => {
    const w = world();
    const { api } = await open(w);
    await card('Pagar con tarjeta');
    // The last request that the page makes on its own.
    await waitFor(() => expect(api.calls.at(-1)?.route).toMatch(/avance\?historias=/));
    const calls = api.calls.length;
    act(() => cambios.publish(cambio({ ...w.dos, version: 2, estado: 'completada' }, anId())));
    await waitFor(async () => expect(await titles('Completado')).toEqual(['Ver facturas']));
    expect(voice()).toBe('«Ver facturas» ha pasado a Completado.');
    expect(api.calls).toHaveLength(calls);
  });

  it('waits while it would move the card under the pointer', async () => {
    const w = world();
    const { user } = await open(w);
    await user.pointer({ target: await card('Ver facturas') });
    act(() => cambios.publish(cambio({ ...w.uno, version: 2, estado: 'completada' }, anId())));
    await screen.findByText('Hay cambios nuevos');
    screen.getByRole('button', { name: 'Mostrar' });
    expect(await titles('Por hacer')).toEqual(['Pagar con tarjeta', 'Ver facturas']);
    await user.pointer({ target: document.body });
    await waitFor(async () => expect(await titles('Completado')).toEqual(['Pagar con tarjeta']));
  });

  it('to the team removes the board for a person who leaves it', async () => {
    const here = world();
    const { api } = await open(here);
    await card('Pagar con tarjeta');
    const { _id } = here.proyecto;
    api.answer(`GET /api/proyectos/${_id}`, fails('missing', 'El proyecto no existe'));
    fakeSocket.receive('acceso_perdido', { proyectoId: _id });
    await screen.findByText('Este proyecto no existe o no tienes acceso a él.');
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('to the sprint refetches the board', async () => {
    const w = world();
    const { api } = await open(w);
    await card('Pagar con tarjeta');
    api.answer(`GET /api/tableros/principal/${w.proyecto._id}`, ok({ ...w.reply, sprint: null }));
    act(() => cambios.publish({ ...cambio(w.uno, anId()), entidad: 'sprint' }));
    expect(await screen.findByText('No hay sprint activo')).toBeTruthy();
  });
});

describe('the filter', () => {
  it('by text is written to the address and read from it', async () => {
    const w = world();
    const { user } = await open(w);
    await card('Pagar con tarjeta');
    await user.type(screen.getByRole('searchbox', { name: 'Buscar historias' }), 'facturas');
    await waitFor(async () => expect(await titles('Por hacer')).toEqual(['Ver facturas']));
    expect(window.location.search).toBe('?q=facturas');
    within(await column('Por hacer')).getByText('1 de 2');
    await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    await waitFor(async () => expect(await titles('Por hacer')).toHaveLength(2));
    expect(window.location.search).toBe('');
  });

  it('by person keeps the stories in which that person has a task', async () => {
    const w = world();
    const ana = { _id: anId(), nombre: 'Ana García', avatar: null };
    const avance = { historiaId: w.dos._id, total: 1, completadas: 0, asignados: [ana._id] };
    await open(
      w,
      { [`GET /api/tareas/proyecto/${w.proyecto._id}/avance`]: ok({ avances: [avance], personas: [ana] }) },
      `?persona=${ana._id}`,
    );
    await waitFor(async () => expect(await titles('Por hacer')).toEqual(['Ver facturas']));
    expect(
      screen.getByRole('button', { name: 'Quitar el filtro Responsable o asignado: Ana García' }),
    ).toBeTruthy();
  });
});
