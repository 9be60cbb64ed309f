import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Spacing } from './spacing';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

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
  await jest.advanceTimersByTimeAsync(19);
  expect(turns).toEqual([0]);
  await jest.advanceTimersByTimeAsync(1);
  await second;
  await jest.advanceTimersByTimeAsync(100);
  await take();
  expect(turns).toEqual([0, 20, 120]);
});
