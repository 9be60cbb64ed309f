/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { anId } from '../../../shared/testing/datos/builders';
import { createRefresher } from './refresher';

const aCambio = (entidad: 'proyecto' | 'epica' | 'historia') =>
  ({ entidad, accion: 'actualizado', _id: anId(), version: 2, datos: {}, autor: null }) as const;

describe('refresher', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('reads again what is open by itself when a project comes back or has another key', () => {
    const queryClient = new QueryClient();
    const invalidate = jest.spyOn(queryClient, 'invalidateQueries');
    createRefresher(queryClient).cambio({ ...aCambio('proyecto'), accion: 'creado' });
    jest.runAllTimers();
    for (const queryKey of [['tarea'], ['historia'], ['elemento']])
      expect(invalidate).toHaveBeenCalledWith({ queryKey });
  });

  it('refetches the queries that show the changed entity, once per burst', () => {
    const queryClient = new QueryClient();
    const invalidate = jest.spyOn(queryClient, 'invalidateQueries');
    const refresher = createRefresher(queryClient);
    refresher.cambio(aCambio('historia'));
    refresher.cambio(aCambio('historia'));
    refresher.cambio(aCambio('proyecto'));
    jest.runAllTimers();
    expect(invalidate.mock.calls.map(([filters]) => filters?.queryKey?.[0])).toEqual([
      'historias',
      'resumen',
      'proyectos',
      'proyecto',
    ]);
  });

  it('refetches what shows labels when one comes back: no event of the items says on which it was', () => {
    const queryClient = new QueryClient();
    const invalidate = jest.spyOn(queryClient, 'invalidateQueries');
    const reread = () => invalidate.mock.calls.splice(0).map(([filters]) => String(filters?.queryKey?.[0]));
    const refresher = createRefresher(queryClient);
    const cambio = { ...aCambio('epica'), entidad: 'etiqueta' } as const;
    refresher.cambio(cambio);
    jest.runAllTimers();
    expect(reread()).toEqual(['etiquetas']);
    refresher.cambio({ ...cambio, accion: 'creado' });
    jest.runAllTimers();
    expect(reread()).toEqual(expect.arrayContaining(['backlog', 'tableros', 'elemento']));
  });

  it('refetches what a team shows twice: at once, and again when every service knows of the change', async () => {
    const queryClient = new QueryClient();
    const invalidate = jest.spyOn(queryClient, 'invalidateQueries');
    createRefresher(queryClient).equipo();
    const readings = () =>
      invalidate.mock.calls.filter(([filters]) => filters?.queryKey?.[0] === 'proyectos').length;
    await jest.advanceTimersByTimeAsync(500);
    expect(readings()).toBe(1);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(readings()).toBe(2);
  });

  it('after a gap reads again what was read during it, and what could not be; or everything', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const now = Date.now();
    queryClient.setQueryData(['antes'], 1, { updatedAt: now - 120_000 });
    queryClient.setQueryData(['mientras'], 1, { updatedAt: now - 30_000 });
    const failing = queryClient.fetchQuery({
      queryKey: ['fallida'],
      queryFn: () => Promise.reject(new Error()),
    });
    await failing.catch(() => undefined);
    const stale = () =>
      queryClient
        .getQueryCache()
        .getAll()
        .filter(({ state }) => state.isInvalidated)
        .map(({ queryKey }) => queryKey[0]);
    createRefresher(queryClient).todo(now - 60_000);
    expect(stale()).toEqual(['mientras', 'fallida']);
    createRefresher(queryClient).todo(0);
    expect(stale()).toEqual(['antes', 'mientras', 'fallida']);
  });

  it('refetches a project once the page is subscribed to its changes', () => {
    const queryClient = new QueryClient();
    const invalidate = jest.spyOn(queryClient, 'invalidateQueries');
    createRefresher(queryClient).entered('p');
    jest.runAllTimers();
    const reread = invalidate.mock.calls.map(([filters]) => filters?.queryKey);
    expect(reread).toEqual(
      expect.arrayContaining([
        ['tableros', 'p'],
        ['backlog', 'p'],
        ['etiquetas', 'p'],
        ['plantillas', 'p'],
      ]),
    );
  });

  it('refetches at once what is open, and lists once for all rooms entered within a second', async () => {
    const queryClient = new QueryClient();
    const invalidate = jest.spyOn(queryClient, 'invalidateQueries');
    const { mostrado } = createRefresher(queryClient);
    const times = (key: string) =>
      invalidate.mock.calls.filter(([filters]) => filters?.queryKey?.[0] === key).length;
    mostrado();
    await jest.advanceTimersByTimeAsync(500);
    expect(['elemento', 'tarea', 'comentarios', 'enlaces'].map(times)).toEqual([1, 1, 1, 1]);
    expect(times('elementos')).toBe(0);
    mostrado();
    await jest.advanceTimersByTimeAsync(3_000);
    expect(['elemento', 'elementos', 'resumen'].map(times)).toEqual([2, 1, 1]);
  });
});
