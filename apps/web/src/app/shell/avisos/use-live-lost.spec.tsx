import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';

let isShown = false;
jest.unstable_mockModule('../../../shared/navegar/primera-vista', () => ({ usePrimeraVista: () => isShown }));
const { useLiveLost } = await import('./use-live-lost');

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('says so after ten seconds without a connection, counted from when the page first tries', async () => {
  const { result, rerender } = renderHook(() => useLiveLost());
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(result.current).toBe(false);
  isShown = true;
  rerender();
  await act(() => jest.advanceTimersByTimeAsync(9_000));
  expect(result.current).toBe(false);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(result.current).toBe(true);
});
