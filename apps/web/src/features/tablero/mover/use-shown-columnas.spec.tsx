import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Columna } from '@pmp/contracts/sprints';
import { act, renderHook } from '@testing-library/react';
import { HOLD_MS } from './hold-still';
import { board, letters } from '../letters';
import { useShownColumnas } from './use-shown-columnas';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const all = () => true;

const start = (pointed: string | null, lifted = false) => {
  const { result, rerender } = renderHook(
    ({ columnas }: { columnas: Columna[] }) => useShownColumnas({ columnas, visible: all, pointed, lifted }),
    { initialProps: { columnas: board('abc', '', '') } },
  );
  return {
    shown: () => letters(result.current.columnas),
    waits: () => result.current.waits,
    receive: (...columnas: Parameters<typeof board>) => rerender({ columnas: board(...columnas) }),
    pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  };
};

describe('a board under a resting pointer', () => {
  it('holds back what others do for two seconds, however much they do', () => {
    const tablero = start('b');
    tablero.receive('bc', 'a', '');
    expect([tablero.shown(), tablero.waits()]).toEqual([['abc', '', ''], true]);
    tablero.pass(HOLD_MS - 1);
    tablero.receive('b', 'a', 'c');
    expect(tablero.waits()).toBe(true);
    tablero.pass(1);
    expect([tablero.shown(), tablero.waits()]).toEqual([['b', 'a', 'c'], false]);
  });

  it('holds back the next change anew', () => {
    const tablero = start('b');
    tablero.receive('bc', 'a', '');
    tablero.pass(HOLD_MS);
    tablero.receive('abc', '', '');
    expect([tablero.shown(), tablero.waits()]).toEqual([['bc', 'a', ''], true]);
    tablero.pass(HOLD_MS);
    expect(tablero.shown()).toEqual(['abc', '', '']);
  });

  it('keeps still for as long as a card is dragged', () => {
    const tablero = start('b', true);
    tablero.receive('bc', 'a', '');
    tablero.pass(10 * HOLD_MS);
    expect([tablero.shown(), tablero.waits()]).toEqual([['abc', '', ''], true]);
  });
});
