import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Spacing } from './spacing';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('lets the first turn through at once after a pause, and spaces out the next ones', async () => {
  const spacing = new Spacing(20);
  const turns: number[] = [];
  const began = performance.now();
  const take = async () => {
    await spacing.turn();
    turns.push(performance.now() - began);
  };
  await take();
  const second = take();
  await vi.advanceTimersByTimeAsync(19);
  expect(turns).toEqual([0]);
  await vi.advanceTimersByTimeAsync(1);
  await second;
  await vi.advanceTimersByTimeAsync(100);
  await take();
  expect(turns).toEqual([0, 20, 120]);
});
